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

      Für Zahlung, Kündigung und Erstattung von Käufen in der App gelten auch die Regeln des Stores, aus dem Sie die App haben. Ihre gesetzlichen Rechte uns gegenüber bleiben davon unberührt.`,
    en: () => prose`
      ## In-app purchases

      The rules of the store from which you have the app also apply to payment, cancellation and refunds of purchases in the app. Your statutory rights against us remain.`,
    es: () => prose`
      ## Compras en la aplicación

      Al pago, la cancelación y el reembolso de las compras en la aplicación se aplican también las reglas de la tienda de la que la obtuvo. Subsisten sus derechos legales frente a nosotros.`,
    fr: () => prose`
      ## Achats intégrés

      Les règles de la boutique d’où provient l’application s’appliquent aussi au paiement, à la résiliation et au remboursement des achats intégrés. Vos droits légaux à notre égard demeurent.`,
    it: () => prose`
      ## Acquisti in-app

      A pagamento, disdetta e rimborso degli acquisti nell’applicazione si applicano anche le regole dello store da cui l’ha ottenuta. Restano fermi i Suoi diritti di legge nei nostri confronti.`,
    nl: () => prose`
      ## Aankopen in de app

      Voor betaling, opzegging en terugbetaling van aankopen in de app gelden ook de regels van de store waar u de app vandaan hebt. Uw wettelijke rechten tegenover ons blijven gelden.`,
  },
});
