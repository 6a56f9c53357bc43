import { prose } from '../../document/authoring.ts';
import { businessesToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Articles 1341(2) and 1342 c.c.: onerous clauses need specific written approval between businesses; a text on a page cannot give it. As in tc.it_1341. */
export const italian = clause({
  id: 'eu.it_1341',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.country === ('IT' as typeof a.country) && businessesToo(a),
  parts: {
    indemnity: { meets: [], when: (a) => a.indemnity === 'yes' },
    audit: { meets: [], when: (a) => a.audit === 'yes' },
    arbitration: { meets: [], when: (a) => a.dispute_mode === 'arbitration' },
  },
  text: {
    de: (c) => prose`
      ## Besondere Zustimmung nach Art. 1341 und 1342 des italienischen Zivilgesetzbuchs

      Unternehmer müssen diesen Abschnitten gesondert schriftlich zustimmen:

      - Vertragsende
      - Haftung
      - Anwendbares Recht
      - ${c.part.indemnity`Freistellung`}
      - ${c.part.audit`Prüfung der Nutzung`}
      - ${c.part.arbitration`Streitigkeiten: das Schiedsverfahren`}

      Dieser Text allein ersetzt die gesonderte Zustimmung nicht; ohne sie wirken die betroffenen Bestimmungen Unternehmern gegenüber nicht.`,
    en: (c) => prose`
      ## Specific approval under Articles 1341 and 1342 of the Italian Civil Code

      Businesses have to approve these sections separately in writing:

      - End of this agreement
      - Liability
      - Governing law
      - ${c.part.indemnity`Indemnity`}
      - ${c.part.audit`Audit of use`}
      - ${c.part.arbitration`Disputes: the arbitration`}

      This text alone does not replace the separate approval; without it the provisions concerned have no effect towards businesses.`,
    es: (c) => prose`
      ## Aprobación específica según los artículos 1341 y 1342 del Código Civil italiano

      Las empresas deben aprobar por escrito y por separado estos apartados:

      - Fin del contrato
      - Responsabilidad
      - Ley aplicable
      - ${c.part.indemnity`Indemnidad`}
      - ${c.part.audit`Comprobación del uso`}
      - ${c.part.arbitration`Controversias: el arbitraje`}

      Este texto por sí solo no sustituye la aprobación separada; sin ella, las cláusulas afectadas no surten efecto frente a las empresas.`,
    fr: (c) => prose`
      ## Approbation spécifique selon les articles 1341 et 1342 du Code civil italien

      Les professionnels doivent approuver séparément par écrit ces sections :

      - Fin du contrat
      - Responsabilité
      - Loi applicable
      - ${c.part.indemnity`Garantie contre les réclamations`}
      - ${c.part.audit`Contrôle de l’utilisation`}
      - ${c.part.arbitration`Litiges : l’arbitrage`}

      Ce texte seul ne remplace pas l’approbation séparée ; sans elle, les clauses concernées sont sans effet à l’égard des professionnels.`,
    it: (c) => prose`
      ## Approvazione specifica ai sensi degli articoli 1341 e 1342 del Codice civile

      Ai sensi e per gli effetti degli articoli 1341 e 1342 del Codice civile, le imprese devono approvare specificamente per iscritto queste sezioni:

      - Fine del contratto
      - Responsabilità
      - Legge applicabile
      - ${c.part.indemnity`Manleva`}
      - ${c.part.audit`Verifica dell’uso`}
      - ${c.part.arbitration`Controversie: l’arbitrato`}

      Questo testo da solo non sostituisce l’approvazione separata; senza di essa le clausole interessate non hanno effetto nei confronti delle imprese.`,
    nl: (c) => prose`
      ## Bijzondere goedkeuring volgens de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek

      Bedrijven moeten deze onderdelen afzonderlijk schriftelijk goedkeuren:

      - Einde van de overeenkomst
      - Aansprakelijkheid
      - Toepasselijk recht
      - ${c.part.indemnity`Vrijwaring`}
      - ${c.part.audit`Controle van het gebruik`}
      - ${c.part.arbitration`Geschillen: de arbitrage`}

      Deze tekst alleen vervangt de afzonderlijke goedkeuring niet; zonder haar hebben de betrokken bepalingen geen werking tegenover bedrijven.`,
  },
});
