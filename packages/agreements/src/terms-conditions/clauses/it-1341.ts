import { given, prose } from '../../document/authoring.ts';
import { bindsSellers, businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Arts 1341(2) and 1342 c.c., where Italian law governs: limits of liability, powers to withdraw, suspend or change, restrictions, tacit renewal, courts and arbitration need specific written approval, also by consumers; a text on a page cannot give it (docs/legal-review.md). Each section is named with what is onerous in it. Free of charge, because the home law asks for it. */
export const italian = clause({
  id: 'tc.it_1341',
  version: 2,
  when: (a) => a.governing_law === ('IT' as typeof a.governing_law),
  parts: {
    list: { meets: ['it-cc-1341'], when: (a) => businessesToo(a) },
    disclaimer: { meets: [], when: (a) => a.as_is === 'yes' },
    indemnity: { meets: [], when: (a) => a.indemnity === 'yes' },
    assignment: { meets: [], when: (a) => a.assignment === 'yes' },
    sellers: { meets: [], when: (a) => bindsSellers(a) },
    renewal: { meets: [], when: (a) => a.auto_renew === 'yes' },
    venue: { meets: [], when: (a) => given(a.venue) },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    renewed: { meets: [], when: (a) => a.auto_renew === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Besondere Zustimmung nach den Artikeln 1341 und 1342 des italienischen Zivilgesetzbuchs

      ${c.part.list`Unternehmer stimmen diesen Bestimmungen gesondert schriftlich zu:

      - Ende des Vertrags und Sperrung: unser Recht zur Kündigung und Sperrung
      - Der Dienst: unser Recht, ihn zu ändern
      - Änderungen dieser Bedingungen: ihre Geltung ab dem mitgeteilten Zeitpunkt
      - Haftung: ihre Begrenzung
      - ${c.part.disclaimer`Gewähr gegenüber Unternehmern: ihre Einschränkung`}
      - ${c.part.indemnity`Freistellung durch Unternehmer`}
      - ${c.part.assignment`Übertragung des Vertrags`}
      - ${c.part.sellers`Verkäufer: Beschränkung und Sperrung von Angeboten`}
      - ${c.part.renewal`Verlängerung: die automatische Verlängerung`}
      - ${c.part.venue`Anwendbares Recht und Gerichte: das vereinbarte Gericht`}
      - ${c.part.arbitration`Schiedsverfahren: das vereinbarte Schiedsgericht`}`}

      ${c.part.consumers`Verbraucher stimmen gesondert schriftlich unserem Recht zur Kündigung und Sperrung ${c.part.renewed`sowie der automatischen Verlängerung`} zu.`} Dieser Text ersetzt die gesonderte Zustimmung nicht; wir holen sie beim Vertragsschluss ein.`,
    en: (c) => prose`
      ## Specific approval under Articles 1341 and 1342 of the Italian Civil Code

      ${c.part.list`Business users approve these provisions separately in writing:

      - End of the contract and suspension: our right to end it and to suspend access
      - The service: our right to change it
      - Changes to these terms: their effect from the time stated
      - Liability: its limits
      - ${c.part.disclaimer`Warranty towards business users: its limits`}
      - ${c.part.indemnity`Indemnity by business users`}
      - ${c.part.assignment`Transfer of the contract`}
      - ${c.part.sellers`Sellers: restriction and suspension of offers`}
      - ${c.part.renewal`Renewal: the automatic renewal`}
      - ${c.part.venue`Governing law and courts: the court agreed on`}
      - ${c.part.arbitration`Arbitration: the arbitration agreed on`}`}

      ${c.part.consumers`Consumers approve separately in writing our right to end the contract and to suspend access ${c.part.renewed`as well as the automatic renewal`}.`} This text does not replace the separate approval; we ask for it when the contract is concluded.`,
    es: (c) => prose`
      ## Aprobación específica según los artículos 1341 y 1342 del Código Civil italiano

      ${c.part.list`Los usuarios profesionales aprueban por escrito y por separado estas cláusulas:

      - Fin del contrato y suspensión: nuestro derecho a ponerle fin y a suspender el acceso
      - El servicio: nuestro derecho a modificarlo
      - Cambios de estas condiciones: su eficacia desde la fecha comunicada
      - Responsabilidad: sus límites
      - ${c.part.disclaimer`Garantías frente a usuarios profesionales: sus límites`}
      - ${c.part.indemnity`Obligación de indemnidad de los usuarios profesionales`}
      - ${c.part.assignment`Cesión del contrato`}
      - ${c.part.sellers`Vendedores: restricción y suspensión de ofertas`}
      - ${c.part.renewal`Renovación: la renovación automática`}
      - ${c.part.venue`Ley aplicable y tribunales: el tribunal acordado`}
      - ${c.part.arbitration`Arbitraje: el arbitraje acordado`}`}

      ${c.part.consumers`Los consumidores aprueban por escrito y por separado nuestro derecho a poner fin al contrato y a suspender el acceso${c.part.renewed`, así como la renovación automática`}.`} Este texto no sustituye la aprobación separada; la pedimos al celebrar el contrato.`,
    fr: (c) => prose`
      ## Approbation spécifique selon les articles 1341 et 1342 du Code civil italien

      ${c.part.list`Les utilisateurs professionnels approuvent séparément par écrit ces clauses :

      - Fin du contrat et suspension : notre droit d’y mettre fin et de suspendre l’accès
      - Le service : notre droit de le modifier
      - Modifications de ces conditions : leur effet à la date indiquée
      - Responsabilité : ses limites
      - ${c.part.disclaimer`Garanties à l’égard des utilisateurs professionnels : leurs limites`}
      - ${c.part.indemnity`Garantie due par les utilisateurs professionnels`}
      - ${c.part.assignment`Cession du contrat`}
      - ${c.part.sellers`Vendeurs : restriction et suspension d’offres`}
      - ${c.part.renewal`Reconduction : la reconduction automatique`}
      - ${c.part.venue`Droit applicable et tribunaux : le tribunal convenu`}
      - ${c.part.arbitration`Arbitrage : l’arbitrage convenu`}`}

      ${c.part.consumers`Les consommateurs approuvent séparément par écrit notre droit de mettre fin au contrat et de suspendre l’accès ${c.part.renewed`ainsi que la reconduction automatique`}.`} Ce texte ne remplace pas l’approbation séparée ; nous la demandons lors de la conclusion du contrat.`,
    it: (c) => prose`
      ## Approvazione specifica ai sensi degli articoli 1341 e 1342 del Codice civile

      ${c.part
        .list`Ai sensi e per gli effetti degli articoli 1341 e 1342 del Codice civile, gli utenti professionali approvano specificamente per iscritto queste clausole:

      - Fine del contratto e sospensione: il nostro diritto di recedere e di sospendere l’accesso
      - Il servizio: il nostro diritto di modificarlo
      - Modifiche di queste condizioni: la loro efficacia dalla data comunicata
      - Responsabilità: le limitazioni
      - ${c.part.disclaimer`Garanzie verso gli utenti professionali: le limitazioni`}
      - ${c.part.indemnity`Manleva da parte degli utenti professionali`}
      - ${c.part.assignment`Cessione del contratto`}
      - ${c.part.sellers`Venditori: limitazione e sospensione delle offerte`}
      - ${c.part.renewal`Rinnovo: il rinnovo automatico`}
      - ${c.part.venue`Legge applicabile e foro: il foro convenuto`}
      - ${c.part.arbitration`Arbitrato: l’arbitrato convenuto`}`}

      ${c.part.consumers`I consumatori approvano specificamente per iscritto il nostro diritto di recedere dal contratto e di sospendere l’accesso ${c.part.renewed`nonché il rinnovo automatico`}.`} Questo testo non sostituisce l’approvazione separata, che chiediamo alla conclusione del contratto.`,
    nl: (c) => prose`
      ## Bijzondere goedkeuring volgens de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek

      ${c.part.list`Zakelijke gebruikers keuren deze bedingen afzonderlijk schriftelijk goed:

      - Einde van de overeenkomst en opschorting: ons recht om haar te beëindigen en de toegang op te schorten
      - De dienst: ons recht om hem te wijzigen
      - Wijzigingen van deze voorwaarden: de werking vanaf het meegedeelde tijdstip
      - Aansprakelijkheid: de beperkingen
      - ${c.part.disclaimer`Garantie tegenover zakelijke gebruikers: de beperkingen`}
      - ${c.part.indemnity`Vrijwaring door zakelijke gebruikers`}
      - ${c.part.assignment`Overdracht van de overeenkomst`}
      - ${c.part.sellers`Verkopers: beperking en schorsing van aanbiedingen`}
      - ${c.part.renewal`Verlenging: de automatische verlenging`}
      - ${c.part.venue`Toepasselijk recht en rechter: de afgesproken rechter`}
      - ${c.part.arbitration`Arbitrage: de afgesproken arbitrage`}`}

      ${c.part.consumers`Consumenten keuren ons recht om de overeenkomst te beëindigen en de toegang op te schorten ${c.part.renewed`en ook de automatische verlenging`} afzonderlijk schriftelijk goed.`} Deze tekst vervangt de afzonderlijke goedkeuring niet; wij vragen die bij het sluiten van de overeenkomst.`,
  },
});
