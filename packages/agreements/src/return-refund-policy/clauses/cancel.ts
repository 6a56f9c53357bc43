import { prose } from '../../document/authoring.ts';
import { mayWithdraw, sellsGoods } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// An offer of ours, so free to shape; 16 CFR § 435.2 (late shipment) stands in the section on the United States.
export const cancel = clause({
  id: 'rr.cancel',
  version: 2,
  when: (a) => sellsGoods(a),
  parts: {
    anyTime: { meets: ['practice-rr-cancel'], when: (a) => a.cancel_before_ship === 'any-time' },
    hours: { meets: ['practice-rr-cancel'], when: (a) => a.cancel_before_ship === 'within-hours' },
    bound: { meets: ['practice-rr-cancel'], when: (a) => a.cancel_before_ship === 'not-possible' },
    law: { meets: [], when: (a) => a.cancel_before_ship === 'not-possible' && !mayWithdraw(a) },
    // Whoever may withdraw may do so from the conclusion of the contract on: no hour of ours ends that.
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
    // Who may not cancel has been given no conditions.
    unconditional: {
      meets: [],
      when: (a) => a.cancel_before_ship === 'any-time' || a.cancel_before_ship === 'within-hours',
    },
    refund: {
      meets: [],
      when: (a) => a.cancel_before_ship === 'any-time' || a.cancel_before_ship === 'within-hours',
    },
  },
  text: {
    de: (c) => prose`
      ## Stornierung vor dem Versand

      ${c.part.anyTime`Solange wir die Ware nicht abgesandt haben, können Sie Ihre Bestellung jederzeit stornieren. Schreiben Sie uns dazu und nennen Sie die Bestellnummer.`} ${c.part.hours`Innerhalb von ${c.number(c.say.cancel_hours)} Stunden nach der Bestellung können Sie diese stornieren, wenn die Ware noch nicht abgesandt ist. Schreiben Sie uns dazu und nennen Sie die Bestellnummer.`} ${c.part.bound`Wir bearbeiten Bestellungen sofort und können sie vor dem Versand nicht stornieren.`} ${c.part.law`Ihre gesetzlichen Rechte bleiben davon unberührt.`} ${c.part.refund`Nach einer Stornierung erhalten Sie alles zurück, was Sie für die Bestellung gezahlt haben.`} ${c.part.withdrawal`Unabhängig davon können Sie als Verbraucher schon vor der Lieferung widerrufen${c.part.unconditional`, ohne diese Bedingungen`}.`}`,
    en: (c) => prose`
      ## Cancelling before dispatch

      ${c.part.anyTime`As long as we have not dispatched the goods, you can cancel your order at any time. Write to us and give the order number.`} ${c.part.hours`Within ${c.number(c.say.cancel_hours)} hours of ordering you can cancel your order if the goods have not been dispatched yet. Write to us and give the order number.`} ${c.part.bound`We process orders at once and cannot cancel them before dispatch.`} ${c.part.law`Your statutory rights are not affected.`} ${c.part.refund`After a cancellation you get back everything that you paid for the order.`} ${c.part.withdrawal`Independently of this, as a consumer you can ${englishRight(c).use} even before delivery${c.part.unconditional`, without these conditions`}.`}`,
    es: (c) => prose`
      ## Cancelación antes del envío

      ${c.part.anyTime`Mientras no hayamos enviado los productos, puede cancelar su pedido en cualquier momento. Escríbanos e indique el número de pedido.`} ${c.part.hours`Puede cancelar su pedido en las ${c.number(c.say.cancel_hours)} horas siguientes a su realización si los productos aún no se han enviado. Escríbanos e indique el número de pedido.`} ${c.part.bound`Tramitamos los pedidos de inmediato y no podemos cancelarlos antes del envío.`} ${c.part.law`Ello no afecta a los derechos que le da la ley.`} ${c.part.refund`Tras una cancelación le devolvemos todo lo que haya pagado por el pedido.`} ${c.part.withdrawal`Con independencia de ello, como consumidor puede desistir ya antes de la entrega${c.part.unconditional`, sin estas condiciones`}.`}`,
    fr: (c) => prose`
      ## Annulation avant l’expédition

      ${c.part.anyTime`Tant que nous n’avons pas expédié les articles, vous pouvez annuler votre commande à tout moment. Écrivez-nous en indiquant le numéro de commande.`} ${c.part.hours`Vous pouvez annuler votre commande dans les ${c.number(c.say.cancel_hours)} heures qui suivent sa passation si les articles ne sont pas encore expédiés. Écrivez-nous en indiquant le numéro de commande.`} ${c.part.bound`Nous traitons les commandes immédiatement et ne pouvons pas les annuler avant l’expédition.`} ${c.part.law`Vos droits légaux restent intacts.`} ${c.part.refund`Après une annulation, nous vous remboursons tout ce que vous avez payé pour la commande.`} ${c.part.withdrawal`Indépendamment de cela, en tant que consommateur, vous pouvez vous rétracter dès avant la livraison${c.part.unconditional`, sans ces conditions`}.`}`,
    it: (c) => prose`
      ## Annullamento prima della spedizione

      ${c.part.anyTime`Finché non abbiamo spedito i prodotti, può annullare l’ordine in qualsiasi momento. Ci scriva indicando il numero d’ordine.`} ${c.part.hours`Può annullare l’ordine entro ${c.number(c.say.cancel_hours)} ore dal suo invio, se i prodotti non sono ancora stati spediti. Ci scriva indicando il numero d’ordine.`} ${c.part.bound`Evadiamo gli ordini subito e non possiamo annullarli prima della spedizione.`} ${c.part.law`Restano salvi i Suoi diritti di legge.`} ${c.part.refund`Dopo l’annullamento Le restituiamo tutto ciò che ha pagato per l’ordine.`} ${c.part.withdrawal`Indipendentemente da ciò, come consumatore può recedere già prima della consegna${c.part.unconditional`, senza queste condizioni`}.`}`,
    nl: (c) => prose`
      ## Annuleren vóór verzending

      ${c.part.anyTime`Zolang wij de goederen niet hebben verzonden, kunt u uw bestelling op elk moment annuleren. Schrijf ons en vermeld het bestelnummer.`} ${c.part.hours`Binnen ${c.number(c.say.cancel_hours)} uur na het bestellen kunt u uw bestelling annuleren, als de goederen nog niet zijn verzonden. Schrijf ons en vermeld het bestelnummer.`} ${c.part.bound`Wij verwerken bestellingen meteen en kunnen ze vóór verzending niet annuleren.`} ${c.part.law`Uw wettelijke rechten blijven gelden.`} ${c.part.refund`Na een annulering krijgt u alles terug wat u voor de bestelling hebt betaald.`} ${c.part.withdrawal`Daarnaast kunt u als consument al vóór de levering herroepen${c.part.unconditional`, zonder deze voorwaarden`}.`}`,
  },
});
