import { type Context, given, prose } from '../../document/authoring.ts';
import { findVendor } from '../../vendors/list.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Whether a section names a company whose artificial intelligence is used. */
function namesIntelligence(a: Context<PrivacyQuestions>['a']): boolean {
  return (
    given(a.ai_vendors) ||
    given(a['ai_vendors.own']) ||
    (a.other_vendors ?? []).some((id) => findVendor(id)?.categories.includes('ai') === true)
  );
}

/**
 * Drafting note. Apple's App Review Guidelines 5.1.1(i) (recipients give equal protection), 5.1.1(v) (an account that is made
 * in the app is deleted there) and 5.1.2(i) (artificial intelligence of others). Each is what Apple demands of the owner,
 * so the text promises it; accounts and intelligence are conditional, for nobody is asked what the app itself does. Data,
 * purposes and periods stand in their sections.
 */
export const apple = clause({
  id: 'pp.apple',
  version: 1,
  when: (a) =>
    holdsFact(a, 'biz:app-ios') && holdsFact(a, 'data:disclosed', 'biz:accounts', 'data:third-party-ai'),
  parts: {
    protection: { meets: ['apple-5-1-1-i-b'], when: (a) => holdsFact(a, 'data:disclosed') },
    account: { meets: ['apple-5-1-1-v'], when: (a) => holdsFact(a, 'biz:accounts') },
    intelligence: { meets: ['apple-5-1-2-ai'], when: (a) => holdsFact(a, 'data:third-party-ai') },
    named: { meets: [], when: namesIntelligence },
  },
  text: {
    de: ({ part }) => prose`
      ## Unsere App für Geräte von Apple

      ${part.protection`Unternehmen, an die wir Daten aus der App weitergeben, müssen diese mindestens so schützen, wie dieses Dokument und die Richtlinien von Apple für den App Store es verlangen.`} ${part.account`Können Sie in der App ein Konto anlegen, so können Sie dort auch dessen Löschung veranlassen.`} ${part.intelligence`An künstliche Intelligenz anderer Unternehmen gibt die App Ihre personenbezogenen Daten nur weiter, wenn Sie es vorher ausdrücklich erlaubt haben. ${part.named`Diese Unternehmen nennen die Abschnitte, die ihren Einsatz beschreiben.`}`}`,
    en: ({ part }) => prose`
      ## Our app for Apple devices

      ${part.protection`Companies to which we pass data from the app must protect it at least as well as this document and Apple’s guidelines for the App Store require.`} ${part.account`If you can create an account in the app, you can also have it deleted there.`} ${part.intelligence`The app passes your personal data to artificial intelligence of other companies only if you have expressly allowed this beforehand. ${part.named`The sections that describe what these companies are used for name them.`}`}`,
    es: ({ part }) => prose`
      ## Nuestra aplicación para dispositivos de Apple

      ${part.protection`Las empresas a las que comunicamos datos de la aplicación deben protegerlos al menos como exigen este documento y las directrices de Apple para la App Store.`} ${part.account`Si puede crear una cuenta en la aplicación, también puede solicitar allí que se elimine.`} ${part.intelligence`La aplicación solo comunica sus datos personales a sistemas de inteligencia artificial de otras empresas si usted lo ha permitido antes de forma expresa. ${part.named`Estas empresas se nombran en los apartados que describen para qué se utilizan.`}`}`,
    fr: ({ part }) => prose`
      ## Notre application pour les appareils Apple

      ${part.protection`Les entreprises auxquelles nous communiquons des données issues de l’application doivent les protéger au moins comme l’exigent ce document et les directives d’Apple pour l’App Store.`} ${part.account`Si vous pouvez créer un compte dans l’application, vous pouvez aussi y demander sa suppression.`} ${part.intelligence`L’application ne transmet vos données à caractère personnel à l’intelligence artificielle d’autres entreprises que si vous l’avez expressément autorisé au préalable. ${part.named`Ces entreprises sont nommées dans les sections qui décrivent les tâches que nous leur confions.`}`}`,
    it: ({ part }) => prose`
      ## La nostra applicazione per dispositivi Apple

      ${part.protection`Le imprese alle quali comunichiamo dati dell’applicazione devono proteggerli almeno come richiedono questo documento e le linee guida di Apple per l’App Store.`} ${part.account`Se può creare un account nell’applicazione, può chiederne lì anche la cancellazione.`} ${part.intelligence`L’applicazione comunica i Suoi dati personali all’intelligenza artificiale di altre imprese solo se Lei lo ha prima espressamente consentito. ${part.named`Queste imprese sono indicate nelle sezioni che descrivono per che cosa le utilizziamo.`}`}`,
    nl: ({ part }) => prose`
      ## Onze app voor apparaten van Apple

      ${part.protection`Ondernemingen aan wie wij gegevens uit de app doorgeven, moeten die minstens zo beschermen als dit document en de richtlijnen van Apple voor de App Store verlangen.`} ${part.account`Als u in de app een account kunt aanmaken, kunt u daar ook vragen het te verwijderen.`} ${part.intelligence`De app geeft uw persoonsgegevens alleen door aan kunstmatige intelligentie van andere ondernemingen als u dat vooraf uitdrukkelijk hebt toegestaan. ${part.named`Die ondernemingen staan in de onderdelen die beschrijven waarvoor wij hen inzetten.`}`}`,
  },
});
