import {
  type Context,
  has,
  prose,
  type Prose,
  rows,
  sequence,
  type Words,
} from '../../document/authoring.ts';
import { sellsGoods } from '../sells.ts';
import { clause, type ReturnQuestions } from './clause.ts';

/** The wizard asks once, as a group of one row. */
function within(c: Context<ReturnQuestions>, sentence: (days: Words) => Prose): Prose {
  return sequence(rows(c.say.damaged).map((row) => sentence(c.number(row.damaged_days))));
}
type Given = { readonly damaged?: ReturnQuestions['damaged'] | undefined };
const row = (a: Given) => a.damaged?.[0];

// Practical help: a period to report must not shorten Directive (EU) 2019/771 (Articles 10 and 12: no duty to notify unless a state has one).
export const damaged = clause({
  id: 'rr.damaged',
  version: 2,
  when: (a) => sellsGoods(a),
  parts: {
    report: { meets: ['practice-rr-damaged', 'in-ecom-refund'] },
    photos: { meets: [], when: (a) => row(a)?.damaged_photos === 'yes' },
    us: { meets: ['practice-rr-damaged'], when: (a) => row(a)?.damaged_costs === 'us' },
    later: { meets: ['practice-rr-damaged'], when: (a) => row(a)?.damaged_costs === 'refunded-later' },
    choice: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'choice' },
    replacement: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'replacement-first' },
    refund: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'refund' },
    // Nobody repairs ham or sealed creams.
    repair: { meets: [], when: (a) => has(a.goods_kinds, 'physical', 'made-to-order') },
    rights: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Beschädigte, mangelhafte oder falsche Ware

      ${c.part.report(within(c, (days) => prose`Kommt Ware beschädigt, mangelhaft oder falsch an, melden Sie sich bitte möglichst innerhalb von ${days} Tagen, damit wir schnell helfen können.`))}

      ${c.part.photos`Fügen Sie bitte Fotos der Ware und der Verpackung bei.`} ${c.part.us`Die Kosten der Rücksendung übernehmen wir und schicken Ihnen dafür ein Etikett.`} ${c.part.later`Legen Sie die Kosten der Rücksendung bitte aus; wir erstatten sie mit dem Abschluss der Prüfung.`} ${c.part.choice`Melden Sie sich in dieser Zeit, wählen Sie, ob wir die Ware ersetzen${c.part.repair`, in Ordnung bringen`} oder den Preis erstatten, auch wo das Gesetz Ihnen diese Wahl nicht gibt.`} ${c.part.replacement`Wir ersetzen die Ware ${c.part.repair`oder bringen sie in Ordnung`}. Gelingt das nicht in angemessener Zeit, erstatten wir den Preis.`} ${c.part.refund`Melden Sie sich in dieser Zeit, erstatten wir den Preis und die Kosten der Lieferung.`}

      ${c.part.rights`Dieses Angebot kommt zu Ihren gesetzlichen Rechten hinzu; wer diese Zeit nicht einhält, verliert sie dadurch nicht.`}`,
    en: (c) => prose`
      ## Damaged, faulty or wrong goods

      ${c.part.report(within(c, (days) => prose`If goods arrive damaged, faulty or are the wrong ones, please tell us within ${days} days if you can, so that we can help quickly.`))}

      ${c.part.photos`Please add photographs of the goods and the packaging.`} ${c.part.us`We bear the cost of sending them back and send you a label for it.`} ${c.part.later`Please pay the cost of sending them back first; we refund it when the check is complete.`} ${c.part.choice`If you tell us within that time, you choose whether we replace the goods${c.part.repair`, put them right`} or refund the price, even where the law does not give you this choice.`} ${c.part.replacement`We replace the goods ${c.part.repair`or put them right`}. If that does not succeed within a reasonable time, we refund the price.`} ${c.part.refund`If you tell us within that time, we refund the price and the cost of delivery.`}

      ${c.part.rights`This offer comes on top of your statutory rights; missing this time costs you none of them.`}`,
    es: (c) => prose`
      ## Productos dañados, defectuosos o equivocados

      ${c.part.report(within(c, (days) => prose`Si un producto llega dañado, es defectuoso o no es el que pidió, comuníquenoslo, si puede, en un plazo de ${days} días, para que podamos ayudarle rápidamente.`))}

      ${c.part.photos`Adjunte fotografías del producto y del embalaje.`} ${c.part.us`Los gastos de devolución corren de nuestra cuenta y le enviamos una etiqueta para ello.`} ${c.part.later`Le rogamos que adelante los gastos de devolución; se los reembolsamos al terminar la comprobación.`} ${c.part.choice`Si nos avisa en ese plazo, usted elige si sustituimos el producto${c.part.repair`, lo reparamos`} o le reembolsamos el precio, aunque la ley no le dé esa elección.`} ${c.part.replacement`Sustituimos el producto ${c.part.repair`o lo reparamos`}. Si no lo conseguimos en un plazo razonable, reembolsamos el precio.`} ${c.part.refund`Si nos avisa en ese plazo, reembolsamos el precio y los gastos de entrega.`}

      ${c.part.rights`Este ofrecimiento se añade a sus derechos legales; por no cumplir ese plazo no pierde ninguno de ellos.`}`,
    fr: (c) => prose`
      ## Articles endommagés, défectueux ou erronés

      ${c.part.report(within(c, (days) => prose`Si un article arrive endommagé, est défectueux ou n’est pas celui que vous avez commandé, signalez-le-nous si possible dans un délai de ${days} jours, afin que nous puissions vous aider rapidement.`))}

      ${c.part.photos`Veuillez joindre des photographies de l’article et de l’emballage.`} ${c.part.us`Les frais de retour sont à notre charge et nous vous envoyons une étiquette.`} ${c.part.later`Veuillez avancer les frais de retour ; nous vous les remboursons une fois le contrôle terminé.`} ${c.part.choice`Si vous nous prévenez dans ce délai, vous choisissez entre le remplacement de l’article${c.part.repair`, sa remise en état`} et le remboursement du prix, même lorsque la loi ne vous donne pas ce choix.`} ${c.part.replacement`Nous remplaçons l’article ${c.part.repair`ou le remettons en état`}. Si cela ne réussit pas dans un délai raisonnable, nous remboursons le prix.`} ${c.part.refund`Si vous nous prévenez dans ce délai, nous remboursons le prix et les frais de livraison.`}

      ${c.part.rights`Cette offre s’ajoute à vos droits légaux ; si vous dépassez ce délai, vous n’en perdez aucun pour autant.`}`,
    it: (c) => prose`
      ## Prodotti danneggiati, difettosi o sbagliati

      ${c.part.report(within(c, (days) => prose`Se un prodotto arriva danneggiato, è difettoso o non è quello ordinato, ce lo segnali se possibile entro ${days} giorni, così possiamo aiutarLa rapidamente.`))}

      ${c.part.photos`Alleghi fotografie del prodotto e dell’imballaggio.`} ${c.part.us`I costi della restituzione sono a nostro carico e Le inviamo un’etichetta.`} ${c.part.later`La preghiamo di anticipare i costi della restituzione; li rimborsiamo al termine del controllo.`} ${c.part.choice`Se ce lo segnala in questo termine, sceglie Lei se sostituiamo il prodotto${c.part.repair`, lo ripariamo`} o ne rimborsiamo il prezzo, anche quando la legge non Le dà questa scelta.`} ${c.part.replacement`Sostituiamo il prodotto ${c.part.repair`o lo ripariamo`}. Se non vi riusciamo entro un termine ragionevole, rimborsiamo il prezzo.`} ${c.part.refund`Se ce lo segnala in questo termine, rimborsiamo il prezzo e i costi di consegna.`}

      ${c.part.rights`Questa offerta si aggiunge ai Suoi diritti di legge; se supera questo termine, non per questo li perde.`}`,
    nl: (c) => prose`
      ## Beschadigde, gebrekkige of verkeerde goederen

      ${c.part.report(within(c, (days) => prose`Komen goederen beschadigd aan, zijn ze gebrekkig of zijn het de verkeerde, meld dat dan zo mogelijk binnen ${days} dagen, zodat wij u snel kunnen helpen.`))}

      ${c.part.photos`Voeg foto’s van de goederen en de verpakking toe.`} ${c.part.us`De kosten van terugzending zijn voor onze rekening; wij sturen u daarvoor een label.`} ${c.part.later`Schiet de kosten van terugzending voor; wij vergoeden ze als de controle klaar is.`} ${c.part.choice`Meldt u het binnen die tijd, dan kiest u of wij de goederen vervangen${c.part.repair`, in orde brengen`} of de prijs terugbetalen, ook waar de wet u die keuze niet geeft.`} ${c.part.replacement`Wij vervangen de goederen ${c.part.repair`of brengen ze in orde`}. Lukt dat niet binnen redelijke tijd, dan betalen wij de prijs terug.`} ${c.part.refund`Meldt u het binnen die tijd, dan betalen wij de prijs en de leveringskosten terug.`}

      ${c.part.rights`Dit aanbod komt boven op uw wettelijke rechten; wie deze termijn niet haalt, verliest die daardoor niet.`}`,
  },
});
