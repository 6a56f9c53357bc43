import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/** § 307 BGB (price clauses both ways), Annex 1(l) UCTD: notice and a right to leave; Cal. B&P 17602(g) 7 to 30 days. No change within a fixed term. */
export const priceChange = clause({
  id: 'tc.price_change',
  version: 2,
  price: paidUnless('us_renewal'),
  // What ends by itself keeps its price until then.
  when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes',
  parts: {
    notice: { meets: ['ca-arl-17602'] },
  },
  text: {
    de: (c) => prose`
      ## Preisänderungen

      ${c.part.notice`Ändern sich unsere Kosten für das Abonnement, etwa für Einkauf, Technik, Personal oder Steuern, können wir den Preis eines laufenden Abonnements in diesem Umfang für die Zukunft anpassen; sinken die Kosten, senken wir ihn. Wir teilen Ihnen den neuen Preis ${days(c, 'price_change_days', 'akk')} vorher mit.`} Bis er gilt, können Sie ohne Kosten kündigen; darauf weisen wir in der Mitteilung hin. Während einer festen Laufzeit bleibt der Preis unverändert.`,
    en: (c) => prose`
      ## Price changes

      ${c.part.notice`If our costs of the subscription change, such as those of purchasing, technology, staff or taxes, we may adapt the price of a running subscription to that extent for the future; if costs fall, we lower it. We tell you the new price ${days(c, 'price_change_days')} before it applies.`} Until then you can cancel at no cost; the notice says so. During a fixed term the price stays the same.`,
    es: (c) => prose`
      ## Cambios de precio

      ${c.part.notice`Si cambian nuestros costes de la suscripción, por ejemplo de compras, tecnología, personal o impuestos, podemos adaptar en esa medida y para el futuro el precio de una suscripción en curso; si los costes bajan, lo reducimos. Le comunicamos el nuevo precio ${days(c, 'price_change_days')} antes.`} Hasta que se aplique puede cancelar sin coste; así lo indica el aviso. Durante una duración fija el precio no cambia.`,
    fr: (c) => prose`
      ## Changements de prix

      ${c.part.notice`Si nos coûts pour l’abonnement changent, par exemple ceux des achats, de la technique, du personnel ou des taxes, nous pouvons adapter d’autant, pour l’avenir, le prix d’un abonnement en cours ; si les coûts baissent, nous le réduisons. Nous vous indiquons le nouveau prix ${days(c, 'price_change_days')} avant.`} Jusqu’à son application, vous pouvez résilier sans frais ; l’avis le précise. Pendant une durée fixe, le prix reste inchangé.`,
    it: (c) => prose`
      ## Variazioni di prezzo

      ${c.part.notice`Se cambiano i nostri costi per l’abbonamento, per esempio per acquisti, tecnologia, personale o imposte, possiamo adeguare in tale misura e per il futuro il prezzo di un abbonamento in corso; se i costi scendono, lo riduciamo. Le comunichiamo il nuovo prezzo ${days(c, 'price_change_days')} prima.`} Finché non si applica può disdire senza costi; l’avviso lo indica. Durante una durata fissa il prezzo resta invariato.`,
    nl: (c) => prose`
      ## Prijswijzigingen

      ${c.part.notice`Veranderen onze kosten voor het abonnement, zoals die voor inkoop, techniek, personeel of belastingen, dan mogen wij de prijs van een lopend abonnement in die mate voor de toekomst aanpassen; dalen de kosten, dan verlagen wij hem. Wij melden u de nieuwe prijs ${days(c, 'price_change_days')} vooraf.`} Totdat hij geldt, kunt u kosteloos opzeggen; de mededeling zegt dat. Tijdens een vaste looptijd blijft de prijs gelijk.`,
  },
});
