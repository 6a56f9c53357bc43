import { prose } from '../../document/authoring.ts';
import { mayWithdraw, refundsVoluntarily, sellsGoods, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a: cash, credit or exchange; Directive 2011/83/EU, Article 13(1): same means of payment.
export const refunds = clause({
  id: 'rr.refunds',
  version: 3,
  parts: {
    goods: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a', 'ca-on-refund', 'in-ecom-refund'],
      when: (a) => sellsGoods(a),
    },
    other: { meets: ['practice-rr-time', 'ca-on-refund', 'in-ecom-refund'], when: (a) => !sellsGoods(a) },
    period: { meets: [], when: (a) => mayWithdraw(a) },
    form: {
      meets: ['practice-rr-time', 'us-ca-1723', 'us-ny-218-a'],
      when: (a) => refundsVoluntarily(a),
    },
    customer: { meets: [], when: (a) => a.refund_choice === 'customer' },
    us: { meets: [], when: (a) => a.refund_choice === 'us' },
    // Goods bring other goods only: the section on returns says so, and this one must not say otherwise.
    instead: { meets: [], when: (a) => takesBack(a) && a.returns_offered === 'exchange-only' },
    same: { meets: [] },
    standard: { meets: [], when: (a) => a.outbound_shipping === 'standard' },
    none: { meets: [], when: (a) => a.outbound_shipping === 'none' },
    faulty: { meets: [], when: (a) => a.outbound_shipping === 'if-faulty' },
    withdrawal: {
      meets: [],
      when: (a) => mayWithdraw(a) && (a.outbound_shipping === 'none' || a.outbound_shipping === 'if-faulty'),
    },
  },
  words: {
    de: {
      forms: {
        original: 'Ihr Geld auf dem ursprünglichen Zahlungsweg',
        'store-credit': 'ein Guthaben für weitere Käufe',
        exchange: 'andere Ware',
        'gift-card': 'einen Gutschein',
      },
    },
    en: {
      forms: {
        original: 'your money back by the original means of payment',
        'store-credit': 'a credit for further purchases',
        exchange: 'other goods',
        'gift-card': 'a gift card',
      },
    },
    es: {
      forms: {
        original: 'su dinero por el medio de pago original',
        'store-credit': 'un saldo para otras compras',
        exchange: 'otros productos',
        'gift-card': 'una tarjeta regalo',
      },
    },
    fr: {
      forms: {
        original: 'votre argent par le moyen de paiement initial',
        'store-credit': 'un avoir pour d’autres achats',
        exchange: 'd’autres articles',
        'gift-card': 'une carte cadeau',
      },
    },
    it: {
      forms: {
        original: 'il Suo denaro con il mezzo di pagamento originario',
        'store-credit': 'un credito per altri acquisti',
        exchange: 'altri prodotti',
        'gift-card': 'una carta regalo',
      },
    },
    nl: {
      forms: {
        original: 'uw geld via het oorspronkelijke betaalmiddel',
        'store-credit': 'een tegoed voor volgende aankopen',
        exchange: 'andere goederen',
        'gift-card': 'een cadeaubon',
      },
    },
  },
  text: {
    de: (c) => prose`
      ## Erstattung

      ${c.part.goods`Wir erstatten innerhalb von ${c.number(c.say.refund_days)} Tagen, nachdem die Ware bei uns eingegangen ist, und früher, wo das Gesetz es verlangt. Geht keine Ware an uns zurück, beginnt die Frist, wenn Sie die Erstattung verlangen.`} ${c.part.other`Wir erstatten innerhalb von ${c.number(c.say.refund_days)} Tagen, nachdem Sie eine Erstattung verlangt haben, die Ihnen zusteht, und früher, wo das Gesetz es verlangt.`} ${c.part.period`Nach einem Widerruf gilt die Frist, die der Abschnitt über das Widerrufsrecht nennt.`}

      ${c.part.form`Erstatten wir freiwillig, erhalten Sie ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`Die Wahl haben Sie.`} ${c.part.us`Die Wahl treffen wir.`} ${c.part.instead`Was Sie für zurückgegebene Waren erhalten, sagt der Abschnitt über ihre Rückgabe.`}`}

      ${c.part.same`Geld, das Ihnen nach dem Gesetz zusteht, zahlen wir immer auf dem Weg zurück, auf dem Sie gezahlt haben, außer wir haben ausdrücklich etwas anderes vereinbart, und ohne Kosten für Sie.`}

      ${c.part.standard`Die Kosten der ursprünglichen Lieferung erstatten wir in Höhe des Standardversands.`} ${c.part.none`Die Kosten der ursprünglichen Lieferung erstatten wir bei einer freiwilligen Rückgabe nicht.`} ${c.part.faulty`Die Kosten der ursprünglichen Lieferung erstatten wir, wenn die Ware mangelhaft, beschädigt oder falsch geliefert ist.`} ${c.part.withdrawal`Wer als Verbraucher den ganzen Vertrag widerruft, erhält auch die Kosten des Standardversands zurück.`}`,
    en: (c) => prose`
      ## Refunds

      ${c.part.goods`We refund within ${c.number(c.say.refund_days)} days after the goods have reached us, and earlier where the law demands it. If no goods come back to us, the time begins when you ask for the refund.`} ${c.part.other`We refund within ${c.number(c.say.refund_days)} days after you have asked for a refund that is due to you, and earlier where the law demands it.`} ${c.part.period`After a ${englishRight(c).act} the period stated in the section on that right applies.`}

      ${c.part.form`Where we refund voluntarily, you get ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`The choice is yours.`} ${c.part.us`The choice is ours.`} ${c.part.instead`What you get for returned goods is stated in the section on returning them.`}`}

      ${c.part.same`Sums that the law entitles you to are always paid back by the means of payment that you used, unless we have expressly agreed otherwise, and at no cost to you.`}

      ${c.part.standard`We refund the cost of the original delivery up to that of standard delivery.`} ${c.part.none`We do not refund the cost of the original delivery in a voluntary return.`} ${c.part.faulty`We refund the cost of the original delivery if the goods are faulty, damaged or delivered in error.`} ${c.part.withdrawal`After a ${englishRight(c).act} of the whole contract consumers get the cost of standard delivery back too.`}`,
    es: (c) => prose`
      ## Reembolsos

      ${c.part.goods`Reembolsamos en un plazo de ${c.number(c.say.refund_days)} días desde que recibimos los productos, y antes cuando la ley lo exige. Si no se nos devuelve ningún producto, el plazo comienza cuando usted pide el reembolso.`} ${c.part.other`Reembolsamos en un plazo de ${c.number(c.say.refund_days)} días desde que usted pide un reembolso que le corresponde, y antes cuando la ley lo exige.`} ${c.part.period`Tras un desistimiento se aplica el plazo que indica el apartado sobre ese derecho.`}

      ${c.part.form`Cuando reembolsamos voluntariamente, usted recibe ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`La elección es suya.`} ${c.part.us`La elección es nuestra.`} ${c.part.instead`Lo que recibe por los productos devueltos lo indica el apartado sobre su devolución.`}`}

      ${c.part.same`Siempre devolvemos el dinero que le corresponde por ley por el medio de pago que utilizó, salvo que hayamos acordado expresamente otra cosa, y sin coste para usted.`}

      ${c.part.standard`Reembolsamos los gastos de la entrega original hasta el importe de la entrega ordinaria.`} ${c.part.none`En una devolución voluntaria no reembolsamos los gastos de la entrega original.`} ${c.part.faulty`Reembolsamos los gastos de la entrega original si los productos son defectuosos, están dañados o se entregaron por error.`} ${c.part.withdrawal`El consumidor que desiste de todo el contrato recupera también los gastos de la entrega ordinaria.`}`,
    fr: (c) => prose`
      ## Remboursements

      ${c.part.goods`Nous remboursons dans un délai de ${c.number(c.say.refund_days)} jours après réception des articles, et plus tôt lorsque la loi l’exige. Si aucun article ne nous est retourné, le délai commence lorsque vous demandez le remboursement.`} ${c.part.other`Nous remboursons dans un délai de ${c.number(c.say.refund_days)} jours après que vous avez demandé un remboursement qui vous est dû, et plus tôt lorsque la loi l’exige.`} ${c.part.period`Après une rétractation s’applique le délai indiqué dans la section sur ce droit.`}

      ${c.part.form`Lorsque nous remboursons à titre volontaire, vous recevez ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`Le choix vous appartient.`} ${c.part.us`Le choix nous appartient.`} ${c.part.instead`La section sur le retour des articles indique ce que vous recevez pour les articles retournés.`}`}

      ${c.part.same`Les sommes que la loi vous reconnaît sont toujours remboursées par le moyen de paiement que vous avez utilisé, sauf accord exprès contraire, et sans frais pour vous.`}

      ${c.part.standard`Nous remboursons les frais de la livraison initiale à hauteur de la livraison standard.`} ${c.part.none`Lors d’un retour volontaire, nous ne remboursons pas les frais de la livraison initiale.`} ${c.part.faulty`Nous remboursons les frais de la livraison initiale si les articles sont défectueux, endommagés ou livrés par erreur.`} ${c.part.withdrawal`Le consommateur qui se rétracte de l’ensemble du contrat récupère aussi les frais de la livraison standard.`}`,
    it: (c) => prose`
      ## Rimborsi

      ${c.part.goods`Rimborsiamo entro ${c.number(c.say.refund_days)} giorni dal ricevimento dei prodotti, e prima quando la legge lo richiede. Se non ci viene restituito alcun prodotto, il termine decorre da quando chiede il rimborso.`} ${c.part.other`Rimborsiamo entro ${c.number(c.say.refund_days)} giorni dalla richiesta di un rimborso che Le spetta, e prima quando la legge lo richiede.`} ${c.part.period`Dopo un recesso si applica il termine indicato nella sezione su tale diritto.`}

      ${c.part.form`In un rimborso volontario Lei riceve ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`La scelta spetta a Lei.`} ${c.part.us`La scelta spetta a noi.`} ${c.part.instead`Che cosa riceve per i prodotti resi è indicato nella sezione sul loro reso.`}`}

      ${c.part.same`Restituiamo sempre il denaro che Le spetta per legge con il mezzo di pagamento che ha usato, salvo diverso accordo espresso, e senza costi per Lei.`}

      ${c.part.standard`Rimborsiamo i costi della consegna originaria fino all’importo della consegna standard.`} ${c.part.none`In un reso volontario non rimborsiamo i costi della consegna originaria.`} ${c.part.faulty`Rimborsiamo i costi della consegna originaria se i prodotti sono difettosi, danneggiati o consegnati per errore.`} ${c.part.withdrawal`Il consumatore che recede dall’intero contratto riottiene anche i costi della consegna standard.`}`,
    nl: (c) => prose`
      ## Terugbetaling

      ${c.part.goods`Wij betalen terug binnen ${c.number(c.say.refund_days)} dagen nadat wij de goederen hebben ontvangen, en eerder waar de wet dat voorschrijft. Komen er geen goederen naar ons terug, dan begint de termijn wanneer u om de terugbetaling vraagt.`} ${c.part.other`Wij betalen terug binnen ${c.number(c.say.refund_days)} dagen nadat u hebt gevraagd om een terugbetaling waar u recht op hebt, en eerder waar de wet dat voorschrijft.`} ${c.part.period`Na een herroeping geldt de termijn die het onderdeel over dat recht noemt.`}

      ${c.part.form`Bij een vrijwillige terugbetaling krijgt u ${c.or(c.names(c.say.refund_form, c.w.forms))}. ${c.part.customer`De keuze is aan u.`} ${c.part.us`De keuze is aan ons.`} ${c.part.instead`Wat u voor teruggestuurde goederen krijgt, staat in het onderdeel over het terugsturen ervan.`}`}

      ${c.part.same`Geld waar u volgens de wet recht op hebt, betalen wij altijd terug met het betaalmiddel dat u hebt gebruikt, tenzij wij uitdrukkelijk iets anders zijn overeengekomen, en zonder kosten voor u.`}

      ${c.part.standard`De kosten van de oorspronkelijke levering vergoeden wij tot het bedrag van de standaardlevering.`} ${c.part.none`Bij een vrijwillige retour vergoeden wij de kosten van de oorspronkelijke levering niet.`} ${c.part.faulty`De kosten van de oorspronkelijke levering vergoeden wij als de goederen gebrekkig, beschadigd of verkeerd geleverd zijn.`} ${c.part.withdrawal`Een consument die de hele overeenkomst herroept, krijgt ook de kosten van de standaardlevering terug.`}`,
  },
});
