import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** § 5a(4) UWG, Art. 6(a) ECD, 16 CFR 255.5: the mark stands beside each link. */
export const affiliate = clause({
  id: 'tc.affiliate',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.affiliate === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Empfehlungslinks

      Manche Links im Dienst sind Werbelinks: Kaufen Sie darüber, erhalten wir eine Provision. Für Sie ändert sich der Preis dadurch nicht. Wir kennzeichnen solche Links, wo sie stehen.`,
    en: () => prose`
      ## Affiliate links

      Some links in the service are affiliate links: if you buy through them, we receive a commission. The price does not change for you. We mark such links where they stand.`,
    es: () => prose`
      ## Enlaces de afiliado

      Algunos enlaces del servicio son enlaces de afiliado: si compra a través de ellos, recibimos una comisión. El precio no cambia para usted. Señalamos esos enlaces donde aparecen.`,
    fr: () => prose`
      ## Liens d’affiliation

      Certains liens du service sont des liens d’affiliation : si vous achetez par leur intermédiaire, nous percevons une commission. Le prix ne change pas pour vous. Nous signalons ces liens là où ils figurent.`,
    it: () => prose`
      ## Link di affiliazione

      Alcuni link del servizio sono link di affiliazione: se Lei acquista tramite essi, riceviamo una commissione. Per Lei il prezzo non cambia. Segnaliamo tali link dove compaiono.`,
    nl: () => prose`
      ## Affiliatelinks

      Sommige links in de dienst zijn affiliatelinks: koopt u via zo’n link, dan ontvangen wij commissie. De prijs verandert voor u niet. Wij markeren zulke links waar ze staan.`,
  },
});
