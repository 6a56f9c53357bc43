import { prose } from '../../document/authoring.ts';
import { businessesToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Articles 1341(2) and 1342 c.c.: onerous clauses need specific written approval between businesses; a text on a page cannot give it. As in tc.it_1341. */
export const italian = clause({
  id: 'eu.it_1341',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.country === ('IT' as typeof a.country) && businessesToo(a),
  parts: {},
  text: {
    de: () => prose`
      ## Besondere Zustimmung nach Art. 1341 und 1342 des italienischen Zivilgesetzbuchs

      Unternehmer müssen den Abschnitten über das Vertragsende, die Haftung und das anwendbare Recht und, soweit dieser Vertrag sie enthält, über die Freistellung und die Prüfung der Nutzung gesondert schriftlich zustimmen. Dieser Text allein ersetzt die gesonderte Zustimmung nicht; ohne sie wirken die betroffenen Bestimmungen Unternehmern gegenüber nicht.`,
    en: () => prose`
      ## Specific approval under Articles 1341 and 1342 of the Italian Civil Code

      Businesses have to approve separately in writing the sections on the end of this agreement, liability and governing law and, where this agreement contains them, on indemnity and audit of use. This text alone does not replace the separate approval; without it the provisions concerned have no effect towards businesses.`,
    es: () => prose`
      ## Aprobación específica según los artículos 1341 y 1342 del Código Civil italiano

      Las empresas deben aprobar por escrito y por separado los apartados sobre el fin del contrato, la responsabilidad y la ley aplicable y, si este contrato los contiene, sobre la indemnidad y la comprobación del uso. Este texto por sí solo no sustituye la aprobación separada; sin ella, las cláusulas afectadas no surten efecto frente a las empresas.`,
    fr: () => prose`
      ## Approbation spécifique selon les articles 1341 et 1342 du Code civil italien

      Les professionnels doivent approuver séparément par écrit les sections sur la fin du contrat, la responsabilité et la loi applicable et, si le présent contrat les contient, sur la garantie contre les réclamations et le contrôle de l’utilisation. Ce texte seul ne remplace pas l’approbation séparée ; sans elle, les clauses concernées sont sans effet à l’égard des professionnels.`,
    it: () => prose`
      ## Approvazione specifica ai sensi degli articoli 1341 e 1342 del Codice civile

      Ai sensi e per gli effetti degli articoli 1341 e 1342 del Codice civile, le imprese devono approvare specificamente per iscritto le sezioni sulla fine del contratto, sulla responsabilità e sulla legge applicabile e, se questo contratto le contiene, sulla manleva e sulla verifica dell’uso. Questo testo da solo non sostituisce l’approvazione separata; senza di essa le clausole interessate non hanno effetto nei confronti delle imprese.`,
    nl: () => prose`
      ## Bijzondere goedkeuring volgens de artikelen 1341 en 1342 van het Italiaanse Burgerlijk Wetboek

      Bedrijven moeten de onderdelen over het einde van de overeenkomst, de aansprakelijkheid en het toepasselijke recht en, als deze overeenkomst die bevat, over de vrijwaring en de controle van het gebruik afzonderlijk schriftelijk goedkeuren. Deze tekst alleen vervangt de afzonderlijke goedkeuring niet; zonder haar hebben de betrokken bepalingen geen werking tegenover bedrijven.`,
  },
});
