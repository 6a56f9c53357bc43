import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { days } from '../words/spans.ts';
import { clause } from './clause.ts';

/**
 * § 307 BGB and § 6(1) no. 5 KSchG (closed list of costs, balance, both ways; KG 23 U 15/22: consumers are asked for consent where
 * the contract can be ended at short notice), Annex 1(j) and (l) UCTD: notice and a right to leave; Cal. B&P 17602(g) 7 to 30
 * days. No change within a fixed term.
 */
export const priceChange = clause({
  id: 'tc.price_change',
  version: 3,
  price: paidUnless('us_renewal'),
  // What ends by itself keeps its price until then.
  when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes',
  parts: {
    notice: { meets: ['ca-arl-17602'] },
    agreed: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Preisänderungen

      ${c.part.notice`Wir können den Preis eines laufenden Abonnements für die Zukunft anpassen, soweit sich unsere Kosten dafür – Einkauf, Technik, Personal und Steuern – seit der letzten Vereinbarung des Preises insgesamt verändert haben. Höhere Kosten rechnen wir mit gesunkenen auf; sinken die Kosten insgesamt, senken wir den Preis. Den neuen Preis und seinen Grund teilen wir Ihnen ${days(c, 'price_change_days', 'akk')} vorher mit. Bis er gilt, können Sie ohne Kosten kündigen; darauf weisen wir in der Mitteilung hin.`} Während einer Mindestlaufzeit und eines bezahlten Zeitraums bleibt der Preis unverändert.

      ${c.part.agreed`Sind Sie Verbraucher in der Europäischen Union, gilt ein höherer Preis nur, wenn Sie ihm ausdrücklich zustimmen. Stimmen Sie nicht zu, bleibt es beim alten Preis; wir können das Abonnement dann mit derselben Frist zum Ende eines bezahlten Zeitraums kündigen.`}`,
    en: (c) => prose`
      ## Price changes

      ${c.part.notice`We may adapt the price of a running subscription for the future as far as our costs for it – purchasing, technology, staff and taxes – have changed on balance since the price was last agreed. We set higher costs off against lower ones; if the costs fall on balance, we lower the price. We tell you the new price and its reason ${days(c, 'price_change_days')} before it applies. Until then you can cancel at no cost; the notice says so.`} During a minimum term and a period paid for the price stays the same.

      ${c.part.agreed`If you are a consumer in the European Union, a higher price applies only if you expressly agree to it. If you do not agree, the old price stays; we may then end the subscription with the same notice at the end of a period paid for.`}`,
    es: (c) => prose`
      ## Cambios de precio

      ${c.part.notice`Podemos adaptar para el futuro el precio de una suscripción en curso en la medida en que nuestros costes de ella –compras, tecnología, personal e impuestos– hayan variado en conjunto desde que se acordó el precio por última vez. Compensamos los costes que suben con los que bajan; si bajan en conjunto, reducimos el precio. Le comunicamos el nuevo precio y su motivo ${days(c, 'price_change_days')} antes. Hasta que se aplique puede cancelar sin coste; así lo indica el aviso.`} Durante una duración mínima y un periodo pagado el precio no cambia.

      ${c.part.agreed`Si usted es consumidor en la Unión Europea, un precio más alto solo se aplica si lo acepta expresamente. Si no lo acepta, se mantiene el precio anterior; podemos entonces poner fin a la suscripción con el mismo preaviso al final de un periodo pagado.`}`,
    fr: (c) => prose`
      ## Changements de prix

      ${c.part.notice`Nous pouvons adapter pour l’avenir le prix d’un abonnement en cours dans la mesure où nos coûts correspondants – achats, technique, personnel et taxes – ont varié au total depuis le dernier accord sur le prix. Les hausses sont compensées par les baisses ; si les coûts baissent au total, nous réduisons le prix. Nous vous indiquons le nouveau prix et sa raison ${days(c, 'price_change_days')} avant. Jusqu’à son application, vous pouvez résilier sans frais ; l’avis le précise.`} Pendant une durée minimale et une période payée, le prix reste inchangé.

      ${c.part.agreed`Si vous êtes consommateur dans l’Union européenne, un prix plus élevé ne s’applique que si vous l’acceptez expressément. À défaut, l’ancien prix demeure ; nous pouvons alors mettre fin à l’abonnement avec le même préavis à la fin d’une période payée.`}`,
    it: (c) => prose`
      ## Variazioni di prezzo

      ${c.part.notice`Possiamo adeguare per il futuro il prezzo di un abbonamento in corso nella misura in cui i relativi costi – acquisti, tecnologia, personale e imposte – sono variati nel complesso dall’ultimo accordo sul prezzo. Compensiamo i costi aumentati con quelli diminuiti; se nel complesso diminuiscono, riduciamo il prezzo. Le comunichiamo il nuovo prezzo e il suo motivo ${days(c, 'price_change_days')} prima. Finché non si applica può disdire senza costi; l’avviso lo indica.`} Durante una durata minima e un periodo pagato il prezzo resta invariato.

      ${c.part.agreed`Se Lei è consumatore nell’Unione europea, un prezzo più alto si applica solo se Lei lo accetta espressamente. In mancanza resta il prezzo precedente; possiamo allora recedere dall’abbonamento con lo stesso preavviso alla fine di un periodo pagato.`}`,
    nl: (c) => prose`
      ## Prijswijzigingen

      ${c.part.notice`Wij mogen de prijs van een lopend abonnement voor de toekomst aanpassen voor zover onze kosten daarvoor – inkoop, techniek, personeel en belastingen – sinds de laatste afspraak over de prijs per saldo zijn veranderd. Hogere kosten verrekenen wij met lagere; dalen de kosten per saldo, dan verlagen wij de prijs. Wij melden u de nieuwe prijs en de reden ${days(c, 'price_change_days')} vooraf. Totdat hij geldt, kunt u kosteloos opzeggen; de mededeling zegt dat.`} Tijdens een minimumlooptijd en een betaalde periode blijft de prijs gelijk.

      ${c.part.agreed`Bent u consument in de Europese Unie, dan geldt een hogere prijs alleen als u er uitdrukkelijk mee instemt. Stemt u niet in, dan blijft de oude prijs gelden; wij mogen het abonnement dan met dezelfde termijn opzeggen tegen het einde van een betaalde periode.`}`,
  },
});
