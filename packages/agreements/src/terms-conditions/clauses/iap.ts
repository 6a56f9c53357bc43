import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Store rules on billing and refunds; statutory rights against us stay. */
export const iap = clause({
  id: 'tc.iap',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.in_app_store_rules === 'yes' && has(a.sells, 'in-app'),
  parts: {},
  text: {
    de: () => prose`
      ## Käufe in der App

      Käufe in der App wickelt der Store ab, aus dem Sie die App haben. Für Zahlung, Kündigung und Erstattung gelten dort auch dessen Regeln. Ihre gesetzlichen Rechte uns gegenüber bleiben davon unberührt.`,
    en: () => prose`
      ## In-app purchases

      Purchases in the app are handled by the store from which you have the app. Its rules also apply there to payment, cancellation and refunds. Your statutory rights against us remain.`,
    es: () => prose`
      ## Compras en la aplicación

      Las compras en la aplicación las gestiona la tienda de la que la obtuvo. Para el pago, la cancelación y el reembolso se aplican allí también sus reglas. Subsisten sus derechos legales frente a nosotros.`,
    fr: () => prose`
      ## Achats intégrés

      Les achats dans l’application sont traités par la boutique d’où elle provient. Ses règles s’y appliquent aussi au paiement, à la résiliation et au remboursement. Vos droits légaux à notre égard demeurent.`,
    it: () => prose`
      ## Acquisti in-app

      Gli acquisti nell’applicazione sono gestiti dallo store da cui l’ha ottenuta. Per pagamento, disdetta e rimborso valgono lì anche le sue regole. Restano fermi i Suoi diritti di legge nei nostri confronti.`,
    nl: () => prose`
      ## Aankopen in de app

      Aankopen in de app worden verwerkt door de store waar u de app vandaan hebt. Voor betaling, opzegging en terugbetaling gelden daar ook de regels van die store. Uw wettelijke rechten tegenover ons blijven gelden.`,
  },
});
