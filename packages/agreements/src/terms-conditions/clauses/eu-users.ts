import { has, prose } from '../../document/authoring.ts';
import { sellsAnything, sellsItself } from '../conditions.ts';
import { clause } from './clause.ts';

/** Rome I, Brussels Ia and UCTD in one place for the consumer; black and grey lists: arts. R. 212-1 and R. 212-2 C. conso., arts. 82 to 91 TRLGDCU, art. 33 cod. cons., arts. 6:236 and 6:237 BW. Language: arts. 60(4) and 98(1) TRLGDCU, art. 9 cod. cons. */
export const euUsers = clause({
  id: 'tc.eu_users',
  version: 2,
  when: (a) => has(a.laws, 'eu_consumer'),
  parts: {
    rights: { meets: ['rome-i-6'] },
    spanish: { meets: ['es-trlgdcu-97'], when: (a) => sellsItself(a) },
    guarantee: { meets: ['fr-d211', 'dcd-16'], when: (a) => !sellsAnything(a) },
  },
  text: {
    de: (c) => prose`
      ## Verbraucher in der Europäischen Union

      ${c.part.rights`Keine Bestimmung dieser Bedingungen nimmt Ihnen Rechte, die Ihnen das zwingende Recht Ihres Wohnsitzstaats gibt; steht eine Bestimmung dazu im Widerspruch, gilt für Sie das Gesetz.`} ${c.part.spanish`Verbraucher in Spanien und Italien erhalten die vorgeschriebenen Angaben vor dem Vertrag mindestens auf Spanisch beziehungsweise Italienisch.`} ${c.part.guarantee`Auch für digitale Dienste, die Sie mit Ihren Daten statt mit Geld bezahlen, haben Sie die gesetzlichen Rechte bei Mängeln, in Frankreich nach Art. L. 224-25-12 ff. des französischen Verbrauchergesetzbuchs, und können eigene Inhalte am Ende kostenlos zurückerhalten.`}`,
    en: (c) => prose`
      ## Consumers in the European Union

      ${c.part.rights`No provision of these terms takes from you rights that the mandatory law of the state in which you live gives you; where a provision contradicts it, the law applies to you.`} ${c.part.spanish`Consumers in Spain and Italy receive the prescribed information before the contract at least in Spanish and Italian respectively.`} ${c.part.guarantee`For digital services too that you pay for with your data instead of money, you have the statutory rights in case of defects, in France under Articles L. 224-25-12 et seq. of the French Consumer Code, and can retrieve your own content free of charge at the end.`}`,
    es: (c) => prose`
      ## Consumidores de la Unión Europea

      ${c.part.rights`Ninguna cláusula de estas condiciones le priva de los derechos que le da el Derecho imperativo del Estado en que vive; si una cláusula lo contradice, se le aplica la ley.`} ${c.part.spanish`Los consumidores en España e Italia reciben la información prescrita antes del contrato, como mínimo, en castellano e italiano, respectivamente.`} ${c.part.guarantee`También en los servicios digitales que paga con sus datos en lugar de dinero tiene los derechos legales por defectos, en Francia según los artículos L. 224-25-12 y siguientes del Código de consumo francés, y puede recuperar gratuitamente sus contenidos al final.`}`,
    fr: (c) => prose`
      ## Consommateurs dans l’Union européenne

      ${c.part.rights`Aucune clause de ces conditions ne vous prive des droits que vous donne le droit impératif de l’État où vous vivez ; si une clause le contredit, la loi s’applique à vous.`} ${c.part.spanish`Les consommateurs en Espagne et en Italie reçoivent les informations prescrites avant le contrat au moins en espagnol et en italien respectivement.`} ${c.part.guarantee`Pour les services numériques que vous payez par vos données et non en argent, vous avez aussi les droits légaux en cas de défaut, en France selon les articles L. 224-25-12 et suivants du code de la consommation, et pouvez récupérer vos contenus sans frais à la fin.`}`,
    it: (c) => prose`
      ## Consumatori nell’Unione europea

      ${c.part.rights`Nessuna clausola di queste condizioni La priva dei diritti che Le riconosce il diritto inderogabile dello Stato in cui vive; se una clausola vi contrasta, a Lei si applica la legge.`} ${c.part.spanish`I consumatori in Italia e in Spagna ricevono le informazioni prescritte prima del contratto almeno in italiano e in spagnolo rispettivamente.`} ${c.part.guarantee`Anche per i servizi digitali che paga con i Suoi dati anziché con denaro ha i diritti di legge in caso di difetti, in Francia secondo gli articoli L. 224-25-12 e seguenti del codice del consumo francese, e può recuperare gratuitamente i Suoi contenuti alla fine.`}`,
    nl: (c) => prose`
      ## Consumenten in de Europese Unie

      ${c.part.rights`Geen bepaling van deze voorwaarden ontneemt u rechten die het dwingende recht van de staat waar u woont u geeft; is een bepaling daarmee in strijd, dan geldt voor u de wet.`} ${c.part.spanish`Consumenten in Spanje en Italië krijgen de voorgeschreven informatie vóór de overeenkomst ten minste in respectievelijk het Spaans en het Italiaans.`} ${c.part.guarantee`Ook bij digitale diensten die u met uw gegevens in plaats van met geld betaalt, hebt u de wettelijke rechten bij gebreken, in Frankrijk volgens de artikelen L. 224-25-12 e.v. van het Franse consumentenwetboek, en kunt u aan het einde uw eigen inhoud kosteloos terugkrijgen.`}`,
  },
});
