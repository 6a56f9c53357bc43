import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Art. 6(c) and (d) ECD: conditions easy to find and clear; no purchase necessary where the law asks for it (US sweepstakes law, Australian permits). */
export const promotions = clause({
  id: 'tc.promotions',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.promotions === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Aktionen, Wettbewerbe und Gewinnspiele

      Für Aktionen, Wettbewerbe und Gewinnspiele gelten die Bedingungen, die dabei stehen: Zeitraum, Teilnahme, Preise und wie die Gewinner bestimmt werden. Ein Rabattcode gilt einmal je Person und nicht nach seinem Ablauf, soweit nichts anderes angegeben ist. Schreibt das Recht an Ihrem Wohnort eine Teilnahme ohne Kauf vor, ist sie möglich.`,
    en: () => prose`
      ## Promotions, prize draws and contests

      Promotions, prize draws, contests and sweepstakes follow the conditions published with them: period, entry, prizes and how winners are chosen. A discount code works once per person and not after it has expired, unless something else is stated. Where the law of your place of residence requires entry without purchase, it is possible.`,
    es: () => prose`
      ## Promociones, concursos y sorteos

      Las promociones, concursos y sorteos se rigen por las bases que los acompañan: periodo, participación, premios y elección de los ganadores. Un código de descuento vale una vez por persona y no después de caducar, salvo que se indique otra cosa. Si la ley de su residencia exige poder participar sin compra, puede hacerlo.`,
    fr: () => prose`
      ## Promotions, concours et loteries

      Les promotions, concours et loteries suivent le règlement qui les accompagne : période, participation, lots et désignation des gagnants. Un code de réduction vaut une fois par personne et ne vaut plus après son expiration, sauf indication contraire. Si la loi de votre résidence impose une participation sans achat, elle est possible.`,
    it: () => prose`
      ## Promozioni, concorsi ed estrazioni

      Promozioni, concorsi ed estrazioni seguono il regolamento che li accompagna: periodo, partecipazione, premi e scelta dei vincitori. Un codice sconto vale una volta per persona e non dopo la scadenza, salvo diversa indicazione. Se la legge del luogo di residenza richiede la partecipazione senza acquisto, questa è possibile.`,
    nl: () => prose`
      ## Acties, wedstrijden en winacties

      Voor acties, wedstrijden en winacties gelden de voorwaarden die erbij staan: periode, deelname, prijzen en de keuze van de winnaars. Een kortingscode geldt eenmaal per persoon en niet nadat hij is verlopen, tenzij anders vermeld. Eist de wet van uw woonplaats deelname zonder aankoop, dan is die mogelijk.`,
  },
});
