import { prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo, isSubscribed } from '../conditions.ts';
import { clause } from './clause.ts';

/** Arts 1341(2) and 1342 c.c., where Italian law governs, as in tc.it_1341: our right to end or change, limits, tacit renewal, arbitration. Changes of the agreement itself need consent (eu.changes) and no court is agreed on, so neither is named. It promises nothing: who licenses through a store collects no signatures. Free of charge, because the law that governs asks for it. */
export const italian = clause({
  id: 'eu.it_1341',
  version: 2,
  when: (a) => a.governing_law === ('IT' as typeof a.governing_law),
  parts: {
    list: { meets: [], when: (a) => businessesToo(a) },
    change: { meets: [], when: (a) => a.modifications === 'yes' },
    warranty: { meets: [], when: (a) => a.warranty === 'as-is' || a.warranty === 'limited' },
    indemnity: { meets: [], when: (a) => a.indemnity === 'yes' },
    renewal: { meets: [], when: (a) => isSubscribed(a) },
    audit: { meets: [], when: (a) => a.audit === 'yes' },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    renewed: { meets: [], when: (a) => isSubscribed(a) },
  },
  text: {
    de: (c) => prose`
      ## Besondere Zustimmung nach den Artikeln 1341 und 1342 des italienischen Zivilgesetzbuchs

      ${c.part.list`Unternehmer müssen diesen Bestimmungen gesondert schriftlich zustimmen:

      - Vertragsende: unser Recht zur Kündigung
      - ${c.part.change`Änderungen und Einstellung der Software: unser Recht dazu`}
      - ${c.part.warranty`Gewährleistung: ihre Einschränkung`}
      - Haftung: ihre Begrenzung
      - ${c.part.indemnity`Freistellung`}
      - ${c.part.renewal`Käufe und Abonnements: die automatische Verlängerung`}
      - ${c.part.audit`Prüfung der Nutzung`}
      - ${c.part.arbitration`Streitigkeiten: das Schiedsverfahren`}`}

      ${c.part.consumers`Verbraucher müssen unserem Recht zur Kündigung ${c.part.renewed`sowie der automatischen Verlängerung`} gesondert schriftlich zustimmen.`} Dieser Text allein ersetzt die gesonderte Zustimmung nicht; ohne sie sind die betroffenen Bestimmungen unwirksam.`,
    en: (c) => prose`
      ## Specific approval under Articles 1341 and 1342 of the Italian Civil Code

      ${c.part.list`Businesses have to approve these provisions separately in writing:

      - End of this agreement: our right to end it
      - ${c.part.change`Changing and discontinuing the software: our right to do so`}
      - ${c.part.warranty`Warranty: its limits`}
      - Liability: its limits
      - ${c.part.indemnity`Indemnity`}
      - ${c.part.renewal`Purchases and subscriptions: the automatic renewal`}
      - ${c.part.audit`Audit of use`}
      - ${c.part.arbitration`Disputes: the arbitration`}`}

      ${c.part.consumers`Consumers have to approve separately in writing our right to end this agreement ${c.part.renewed`as well as the automatic renewal`}.`} This text alone does not replace the separate approval; without it the provisions concerned have no effect.`,
    es: (c) => prose`
      ## Aprobación específica según los artículos 1341 y 1342 del Código Civil italiano

      ${c.part.list`Las empresas deben aprobar por escrito y por separado estas cláusulas:

      - Fin del contrato: nuestro derecho a ponerle fin
      - ${c.part.change`Cambios y fin del software: nuestro derecho a ellos`}
      - ${c.part.warranty`Garantía: sus límites`}
      - Responsabilidad: sus límites
      - ${c.part.indemnity`Indemnidad`}
      - ${c.part.renewal`Compras y suscripciones: la renovación automática`}
      - ${c.part.audit`Comprobación del uso`}
      - ${c.part.arbitration`Controversias: el arbitraje`}`}

      ${c.part.consumers`Los consumidores deben aprobar por escrito y por separado nuestro derecho a poner fin al contrato${c.part.renewed`, así como la renovación automática`}.`} Este texto por sí solo no sustituye la aprobación separada; sin ella, las cláusulas afectadas no surten efecto.`,
    fr: (c) => prose`
      ## Approbation spécifique selon les articles 1341 et 1342 du Code civil italien

      ${c.part.list`Les professionnels doivent approuver séparément par écrit ces clauses :

      - Fin du contrat : notre droit d’y mettre fin
      - ${c.part.change`Modification et arrêt du logiciel : notre droit d’y procéder`}
      - ${c.part.warranty`Garantie : ses limites`}
      - Responsabilité : ses limites
      - ${c.part.indemnity`Garantie contre les réclamations`}
      - ${c.part.renewal`Achats et abonnements : la reconduction automatique`}
      - ${c.part.audit`Contrôle de l’utilisation`}
      - ${c.part.arbitration`Litiges : l’arbitrage`}`}

      ${c.part.consumers`Les consommateurs doivent approuver séparément par écrit notre droit de mettre fin au contrat ${c.part.renewed`ainsi que la reconduction automatique`}.`} Ce texte seul ne remplace pas l’approbation séparée ; sans elle, les clauses concernées sont sans effet.`,
    it: (c) => prose`
      ## Approvazione specifica ai sensi degli articoli 1341 e 1342 del Codice civile

      ${c.part
        .list`Ai sensi e per gli effetti degli articoli 1341 e 1342 del Codice civile, le imprese devono approvare specificamente per iscritto queste clausole:

      - Fine del contratto: il nostro diritto di recedere
      - ${c.part.change`Modifiche e cessazione del software: il nostro diritto di procedervi`}
      - ${c.part.warranty`Garanzia: le limitazioni`}
      - Responsabilità: le limitazioni
      - ${c.part.indemnity`Manleva`}
      - ${c.part.renewal`Acquisti e abbonamenti: il rinnovo automatico`}
      - ${c.part.audit`Verifica dell’uso`}
      - ${c.part.arbitration`Controversie: l’arbitrato`}`}

      ${c.part.consumers`I consumatori devono approvare specificamente per iscritto il nostro diritto di recedere dal contratto ${c.part.renewed`nonché il rinnovo automatico`}.`} Questo testo da solo non sostituisce l’approvazione separata; senza di essa le clausole interessate non hanno effetto.`,
    nl: (c) => prose`
      ## Bijzondere goedkeuring volgens de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek

      ${c.part.list`Bedrijven moeten deze bedingen afzonderlijk schriftelijk goedkeuren:

      - Einde van de overeenkomst: ons recht om haar te beëindigen
      - ${c.part.change`Wijziging en beëindiging van de software: ons recht daartoe`}
      - ${c.part.warranty`Garantie: de beperkingen`}
      - Aansprakelijkheid: de beperkingen
      - ${c.part.indemnity`Vrijwaring`}
      - ${c.part.renewal`Aankopen en abonnementen: de automatische verlenging`}
      - ${c.part.audit`Controle van het gebruik`}
      - ${c.part.arbitration`Geschillen: de arbitrage`}`}

      ${c.part.consumers`Consumenten moeten ons recht om de overeenkomst te beëindigen ${c.part.renewed`en ook de automatische verlenging`} afzonderlijk schriftelijk goedkeuren.`} Deze tekst alleen vervangt de afzonderlijke goedkeuring niet; zonder haar hebben de betrokken bedingen geen werking.`,
  },
});
