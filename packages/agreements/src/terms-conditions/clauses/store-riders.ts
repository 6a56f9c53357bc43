import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Apple's minimum terms for developers' agreements (ten points, restated) and Google Play distribution; consumers' rights against us stay. */
export const storeRiders = clause({
  id: 'tc.store_riders',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.apple_google_rider, 'apple', 'google'),
  parts: {
    apple: { meets: [], when: (a) => has(a.apple_google_rider, 'apple') },
    google: { meets: [], when: (a) => has(a.apple_google_rider, 'google') },
  },
  text: {
    de: (c) => prose`
      ## Bedingungen der Stores

      ${c.part.apple`Haben Sie die App aus dem App Store von Apple:

      - Der Vertrag besteht zwischen Ihnen und uns, nicht zwischen Ihnen und Apple; für die App und ihren Inhalt sind wir verantwortlich.
      - Sie dürfen die App auf Apple-Geräten nutzen, die Ihnen gehören oder die Sie kontrollieren, nach den Nutzungsregeln des Stores, auch in der Familienfreigabe.
      - Wartung und Unterstützung leisten wir; Apple ist dazu nicht verpflichtet.
      - Entspricht die App nicht einer Zusage, können Sie Apple unterrichten, und Apple erstattet den Kaufpreis; weitere Gewähr leistet Apple im gesetzlich zulässigen Umfang nicht.
      - Ansprüche wegen der App, auch aus Produkthaftung, Verbraucherschutz oder Verletzung von Schutzrechten, richten sich gegen uns, nicht gegen Apple.
      - Apple und seine Tochtergesellschaften sind Drittbegünstigte und dürfen diese Bedingungen Ihnen gegenüber durchsetzen.`}

      ${c.part.google`Haben Sie die App über Google Play, gelten für den Bezug und die Abrechnung auch dessen Nutzungsbedingungen; für die App sind wir verantwortlich, nicht Google.`}`,
    en: (c) => prose`
      ## Terms of the stores

      ${c.part.apple`If you have the app from Apple’s App Store:

      - The contract is between you and us, not between you and Apple; we are responsible for the app and its content.
      - You may use the app on Apple devices that you own or control, under the usage rules of the store, including through Family Sharing.
      - We provide maintenance and support; Apple has no duty to do so.
      - If the app does not meet a warranty, you can notify Apple and Apple refunds the purchase price; to the extent the law permits Apple gives no further warranty.
      - Claims about the app, including product liability, consumer protection and infringement of rights, are directed against us, not against Apple.
      - Apple and its subsidiaries are third-party beneficiaries and may enforce these terms against you.`}

      ${c.part.google`If you have the app from Google Play, its terms also apply to obtaining it and to billing; we are responsible for the app, not Google.`}`,
    es: (c) => prose`
      ## Condiciones de las tiendas

      ${c.part.apple`Si obtuvo la aplicación en la App Store de Apple:

      - El contrato existe entre usted y nosotros, no con Apple; respondemos de la aplicación y de su contenido.
      - Puede usar la aplicación en dispositivos Apple que le pertenezcan o controle, según las reglas de uso de la tienda, también en «En familia».
      - Nosotros prestamos mantenimiento y asistencia; Apple no está obligada a ello.
      - Si la aplicación no cumple una garantía, puede comunicarlo a Apple, que reembolsa el precio; en la medida en que la ley lo permita, Apple no da otra garantía.
      - Las reclamaciones sobre la aplicación, también por productos defectuosos, consumo o infracción de derechos, se dirigen contra nosotros y no contra Apple.
      - Apple y sus filiales son terceros beneficiarios y pueden exigir estas condiciones frente a usted.`}

      ${c.part.google`Si obtuvo la aplicación en Google Play, también se aplican sus condiciones a la obtención y al cobro; de la aplicación respondemos nosotros, no Google.`}`,
    fr: (c) => prose`
      ## Conditions des boutiques

      ${c.part.apple`Si vous avez obtenu l’application sur l’App Store d’Apple :

      - Le contrat existe entre vous et nous, non avec Apple ; nous répondons de l’application et de son contenu.
      - Vous pouvez utiliser l’application sur les appareils Apple que vous possédez ou contrôlez, selon les règles d’utilisation de la boutique, y compris le partage familial.
      - Nous assurons la maintenance et l’assistance ; Apple n’y est pas tenue.
      - Si l’application n’est pas conforme à une garantie, vous pouvez en aviser Apple, qui rembourse le prix ; dans la mesure permise par la loi, Apple ne donne pas d’autre garantie.
      - Les réclamations relatives à l’application, y compris en matière de produits défectueux, de consommation ou d’atteinte aux droits, nous sont adressées et non à Apple.
      - Apple et ses filiales sont tiers bénéficiaires et peuvent faire valoir ces conditions à votre égard.`}

      ${c.part.google`Si vous avez obtenu l’application sur Google Play, ses conditions s’appliquent aussi à l’obtention et à la facturation ; nous répondons de l’application, non Google.`}`,
    it: (c) => prose`
      ## Condizioni degli store

      ${c.part.apple`Se ha ottenuto l’applicazione dall’App Store di Apple:

      - Il contratto è tra Lei e noi, non con Apple; rispondiamo noi dell’applicazione e del suo contenuto.
      - Può usare l’applicazione sui dispositivi Apple che possiede o controlla, secondo le regole d’uso dello store, anche con «In famiglia».
      - Manutenzione e assistenza sono a nostro carico; Apple non vi è tenuta.
      - Se l’applicazione non rispetta una garanzia, può informare Apple, che rimborsa il prezzo; nella misura consentita dalla legge Apple non dà altre garanzie.
      - Le pretese relative all’applicazione, anche per prodotti difettosi, tutela dei consumatori o violazione di diritti, sono rivolte a noi e non ad Apple.
      - Apple e le sue controllate sono terzi beneficiari e possono far valere queste condizioni nei Suoi confronti.`}

      ${c.part.google`Se ha ottenuto l’applicazione da Google Play, le sue condizioni si applicano anche all’ottenimento e all’addebito; dell’applicazione rispondiamo noi, non Google.`}`,
    nl: (c) => prose`
      ## Voorwaarden van de stores

      ${c.part.apple`Hebt u de app uit de App Store van Apple:

      - De overeenkomst bestaat tussen u en ons, niet tussen u en Apple; wij zijn verantwoordelijk voor de app en de inhoud ervan.
      - U mag de app gebruiken op Apple-apparaten die u bezit of beheert, volgens de gebruiksregels van de store, ook met Delen met gezin.
      - Wij zorgen voor onderhoud en ondersteuning; Apple is daartoe niet verplicht.
      - Voldoet de app niet aan een garantie, dan kunt u Apple inlichten en betaalt Apple de aankoopprijs terug; voor zover de wet het toestaat, geeft Apple geen verdere garantie.
      - Vorderingen over de app, ook wegens productaansprakelijkheid, consumentenbescherming of inbreuk op rechten, zijn gericht tegen ons en niet tegen Apple.
      - Apple en haar dochterondernemingen zijn derde-begunstigden en mogen deze voorwaarden tegenover u afdwingen.`}

      ${c.part.google`Hebt u de app via Google Play, dan gelden voor het verkrijgen en de betaling ook de voorwaarden daarvan; wij zijn verantwoordelijk voor de app, niet Google.`}`,
  },
});
