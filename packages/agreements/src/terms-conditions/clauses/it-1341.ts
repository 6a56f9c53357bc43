import { prose } from '../../document/authoring.ts';
import { businessesToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Arts 1341(2) and 1342 c.c.: onerous clauses need specific written approval between businesses; a text on a page cannot give it (docs/legal-review.md). The list names the sections by subject. */
export const italian = clause({
  id: 'tc.it_1341',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.country === 'IT' && businessesToo(a),
  parts: {
    list: { meets: ['it-cc-1341'] },
  },
  text: {
    de: (c) => prose`
      ## Besondere Zustimmung nach Art. 1341 und 1342 des italienischen Zivilgesetzbuchs

      ${c.part.list`Gewerbliche Nutzer müssen den Abschnitten über das Vertragsende und die Sperrung, die Haftung, die Freistellung, die Änderungen und das anwendbare Recht und die Gerichte gesondert schriftlich zustimmen. Dieser Text allein ersetzt die gesonderte Zustimmung nicht; ohne sie wirken die betroffenen Bestimmungen gewerblichen Nutzern gegenüber nicht.`}`,
    en: (c) => prose`
      ## Specific approval under Arts 1341 and 1342 of the Italian Civil Code

      ${c.part.list`Business users have to approve separately in writing the sections on the end of the contract and suspension, liability, indemnity, changes, and governing law and courts. This text alone does not replace the separate approval; without it the provisions concerned have no effect towards business users.`}`,
    es: (c) => prose`
      ## Aprobación específica según los arts. 1341 y 1342 del Código Civil italiano

      ${c.part.list`Los usuarios profesionales deben aprobar por escrito y por separado los apartados sobre el fin del contrato y la suspensión, la responsabilidad, la indemnidad, los cambios y la ley aplicable y los tribunales. Este texto por sí solo no sustituye la aprobación separada; sin ella, las cláusulas afectadas no surten efecto frente a los usuarios profesionales.`}`,
    fr: (c) => prose`
      ## Approbation spécifique selon les art. 1341 et 1342 du Code civil italien

      ${c.part.list`Les utilisateurs professionnels doivent approuver séparément par écrit les sections sur la fin du contrat et la suspension, la responsabilité, la garantie due par eux, les modifications ainsi que le droit applicable et les tribunaux. Ce texte seul ne remplace pas l’approbation séparée ; sans elle, les clauses concernées sont sans effet à l’égard des utilisateurs professionnels.`}`,
    it: (c) => prose`
      ## Approvazione specifica ai sensi degli artt. 1341 e 1342 del Codice civile

      ${c.part.list`Ai sensi e per gli effetti degli articoli 1341 e 1342 del Codice civile, gli utenti professionali devono approvare specificamente per iscritto le sezioni sulla fine del contratto e la sospensione, sulla responsabilità, sulla manleva, sulle modifiche e sulla legge applicabile e il foro. Questo testo da solo non sostituisce l’approvazione separata; senza di essa le clausole interessate non hanno effetto nei confronti degli utenti professionali.`}`,
    nl: (c) => prose`
      ## Bijzondere goedkeuring volgens de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek

      ${c.part.list`Zakelijke gebruikers moeten de onderdelen over het einde van de overeenkomst en opschorting, aansprakelijkheid, vrijwaring, wijzigingen en toepasselijk recht en rechter afzonderlijk schriftelijk goedkeuren. Deze tekst alleen vervangt de afzonderlijke goedkeuring niet; zonder haar hebben de betrokken bedingen geen werking tegenover zakelijke gebruikers.`}`,
  },
});
