import { has, prose } from '../../document/authoring.ts';
import { sellsGoods, takesBack } from '../sells.ts';
import { amount } from '../words/amount.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Articles 6(1)(i) and 14(1); the risk of the way back in a withdrawal follows the law (§ 355(3) BGB).
export const shipping = clause({
  id: 'rr.shipping',
  version: 3,
  when: (a) => sellsGoods(a),
  parts: {
    customer: { meets: ['practice-rr-shipping', 'crd-14-1'], when: (a) => a.who_pays === 'customer' },
    us: { meets: ['practice-rr-shipping', 'crd-14-1'], when: (a) => a.who_pays === 'us' },
    faulty: { meets: ['practice-rr-shipping', 'crd-14-1'], when: (a) => a.who_pays === 'us-if-faulty' },
    shared: { meets: ['practice-rr-shipping', 'crd-14-1'], when: (a) => a.who_pays === 'shared' },
    maximum: { meets: ['practice-rr-shipping', 'crd-14-1'], when: (a) => a.who_pays === 'maximum' },
    // The prescribed instructions know no half and no cap.
    withdrawal: {
      meets: [],
      when: (a) => has(a.laws, 'eu_consumer') && (a.who_pays === 'shared' || a.who_pays === 'maximum'),
    },
    law: { meets: [], when: (a) => a.who_pays !== 'us' && a.who_pays !== 'us-if-faulty' },
    tracked: { meets: [], when: (a) => a.tracked === 'yes' },
    risk: { meets: [], when: (a) => a.tracked === 'yes' && takesBack(a) },
  },
  text: {
    de: (c) => prose`
      ## Kosten der Rücksendung

      ${c.part.customer`Die unmittelbaren Kosten der Rücksendung tragen Sie.`} ${c.part.us`Die Kosten der Rücksendung tragen wir.`} ${c.part.faulty`Die unmittelbaren Kosten der Rücksendung tragen Sie. Wir tragen sie, wenn die Ware mangelhaft oder beschädigt ist oder wir die falsche geliefert haben.`} ${c.part.shared`Die Kosten der Rücksendung teilen wir: Sie legen sie aus, und wir erstatten Ihnen die Hälfte.`} ${c.part.maximum`Die unmittelbaren Kosten der Rücksendung tragen Sie, höchstens aber ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`Das gilt auch nach einem Widerruf, selbst wenn die Belehrung darüber weniger verspricht.`} ${c.part.law`Bei Mängeln und überall sonst, wo das Gesetz es verlangt, tragen wir die Kosten ganz.`}

      ${c.part.tracked`Wir empfehlen eine Sendung mit Sendungsnummer; bewahren Sie den Einlieferungsbeleg auf.`} ${c.part.risk`Bei einer freiwilligen Rückgabe tragen Sie das Risiko, dass die Ware auf dem Weg zu uns verloren geht oder beschädigt wird.`}`,
    en: (c) => prose`
      ## Cost of sending goods back

      ${c.part.customer`You bear the direct cost of sending goods back.`} ${c.part.us`We bear the cost of sending goods back.`} ${c.part.faulty`You bear the direct cost of sending goods back. We bear it if the goods are faulty or damaged or we delivered the wrong ones.`} ${c.part.shared`We share the cost of sending goods back: you pay it first, and we refund half of it.`} ${c.part.maximum`You bear the direct cost of sending goods back, but no more than ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`This applies after a withdrawal too, even where the instructions on withdrawal promise less.`} ${c.part.law`Where goods are faulty, and wherever else the law demands it, we bear the whole cost.`}

      ${c.part.tracked`We recommend a service with tracking; keep the proof of posting.`} ${c.part.risk`In a voluntary return you bear the risk that the goods are lost or damaged on their way to us.`}`,
    es: (c) => prose`
      ## Gastos de devolución

      ${c.part.customer`Los gastos directos de devolución corren de su cuenta.`} ${c.part.us`Los gastos de devolución corren de nuestra cuenta.`} ${c.part.faulty`Los gastos directos de devolución corren de su cuenta. Los asumimos nosotros si el producto es defectuoso o está dañado o si entregamos uno equivocado.`} ${c.part.shared`Compartimos los gastos de devolución: usted los adelanta y nosotros le reembolsamos la mitad.`} ${c.part.maximum`Los gastos directos de devolución corren de su cuenta, con un máximo de ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`Esto se aplica también tras un desistimiento, aunque las instrucciones sobre el desistimiento prometan menos.`} ${c.part.law`En caso de defecto, y en los demás casos en que la ley lo exija, asumimos todos los gastos.`}

      ${c.part.tracked`Recomendamos un envío con seguimiento; conserve el justificante.`} ${c.part.risk`En una devolución voluntaria, usted asume el riesgo de que los productos se pierdan o se dañen en el camino.`}`,
    fr: (c) => prose`
      ## Frais de retour

      ${c.part.customer`Les frais directs de retour sont à votre charge.`} ${c.part.us`Les frais de retour sont à notre charge.`} ${c.part.faulty`Les frais directs de retour sont à votre charge. Nous les prenons en charge si l’article est défectueux ou endommagé ou si nous avons livré le mauvais article.`} ${c.part.shared`Nous partageons les frais de retour : vous les avancez et nous vous en remboursons la moitié.`} ${c.part.maximum`Les frais directs de retour sont à votre charge, dans la limite de ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`Cela vaut aussi après une rétractation, même si les informations sur le droit de rétractation promettent moins.`} ${c.part.law`En cas de défaut, et partout où la loi l’exige, nous prenons en charge la totalité des frais.`}

      ${c.part.tracked`Nous recommandons un envoi avec suivi ; conservez la preuve de dépôt.`} ${c.part.risk`Lors d’un retour volontaire, vous supportez le risque de perte ou de détérioration des articles pendant le transport.`}`,
    it: (c) => prose`
      ## Costi di restituzione

      ${c.part.customer`I costi diretti della restituzione sono a Suo carico.`} ${c.part.us`I costi della restituzione sono a nostro carico.`} ${c.part.faulty`I costi diretti della restituzione sono a Suo carico. Li sosteniamo noi se il prodotto è difettoso o danneggiato oppure se abbiamo consegnato un prodotto sbagliato.`} ${c.part.shared`Dividiamo i costi della restituzione: Lei li anticipa e noi Le rimborsiamo la metà.`} ${c.part.maximum`I costi diretti della restituzione sono a Suo carico, ma non oltre ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`Ciò vale anche dopo un recesso, persino se le istruzioni sul recesso promettono meno.`} ${c.part.law`In caso di difetti, e in ogni altro caso in cui la legge lo richiede, sosteniamo noi l’intero costo.`}

      ${c.part.tracked`Consigliamo una spedizione tracciata; conservi la ricevuta.`} ${c.part.risk`In un reso volontario è a Suo carico il rischio che i prodotti vadano perduti o si danneggino durante il trasporto.`}`,
    nl: (c) => prose`
      ## Kosten van terugzending

      ${c.part.customer`De directe kosten van terugzending zijn voor uw rekening.`} ${c.part.us`De kosten van terugzending zijn voor onze rekening.`} ${c.part.faulty`De directe kosten van terugzending zijn voor uw rekening. Wij betalen ze als de goederen gebrekkig of beschadigd zijn of als wij de verkeerde hebben geleverd.`} ${c.part.shared`Wij delen de kosten van terugzending: u schiet ze voor en wij vergoeden u de helft.`} ${c.part.maximum`De directe kosten van terugzending zijn voor uw rekening, tot maximaal ${amount(c, 'return_cost_max')}.`} ${c.part.withdrawal`Dit geldt ook na een herroeping, zelfs als de instructies over herroeping minder beloven.`} ${c.part.law`Bij gebreken, en overal waar de wet dat voorschrijft, dragen wij alle kosten.`}

      ${c.part.tracked`Wij raden een traceerbare zending aan; bewaar het verzendbewijs.`} ${c.part.risk`Bij een vrijwillige retour draagt u het risico dat de goederen onderweg naar ons verloren gaan of beschadigd raken.`}`,
  },
});
