import { type Context, prose, type Prose, rows, sequence, type Words } from '../../document/authoring.ts';
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
  version: 1,
  when: (a) => sellsGoods(a),
  parts: {
    report: { meets: ['practice-rr-damaged', 'in-ecom-refund'] },
    photos: { meets: [], when: (a) => row(a)?.damaged_photos === 'yes' },
    us: { meets: ['practice-rr-damaged'], when: (a) => row(a)?.damaged_costs === 'us' },
    later: { meets: ['practice-rr-damaged'], when: (a) => row(a)?.damaged_costs === 'refunded-later' },
    choice: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'choice' },
    replacement: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'replacement-first' },
    refund: { meets: ['in-ecom-refund'], when: (a) => row(a)?.damaged_remedy === 'refund' },
    rights: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Beschädigte, mangelhafte oder falsche Ware

      ${c.part.report(within(c, (days) => prose`Kommt Ware beschädigt, mangelhaft oder falsch an, melden Sie sich bitte möglichst innerhalb von ${days} Tagen, damit wir schnell helfen können.`))}

      ${c.part.photos`Fügen Sie bitte Fotos der Ware und der Verpackung bei.`} ${c.part.us`Die Kosten der Rücksendung übernehmen wir und schicken Ihnen dafür ein Etikett.`} ${c.part.later`Legen Sie die Kosten der Rücksendung bitte aus; wir erstatten sie mit dem Abschluss der Prüfung.`} ${c.part.choice`Sie wählen, ob wir die Ware ersetzen, in Ordnung bringen oder den Preis erstatten.`} ${c.part.replacement`Wir ersetzen die Ware oder bringen sie in Ordnung; gelingt das nicht in angemessener Zeit, erstatten wir den Preis.`} ${c.part.refund`Wir erstatten den Preis und die Kosten der Lieferung.`}

      ${c.part.rights`Wer sich später meldet, verliert seine gesetzlichen Rechte nicht.`}`,
    en: (c) => prose`
      ## Damaged, faulty or wrong goods

      ${c.part.report(within(c, (days) => prose`If goods arrive damaged, faulty or are the wrong ones, please tell us within ${days} days if you can, so that we can help quickly.`))}

      ${c.part.photos`Please add photographs of the goods and the packaging.`} ${c.part.us`We bear the cost of sending them back and send you a label for it.`} ${c.part.later`Please pay the cost of sending them back first; we refund it when the check is complete.`} ${c.part.choice`You choose whether we replace the goods, put them right or refund the price.`} ${c.part.replacement`We replace the goods or put them right; if that does not succeed within a reasonable time, we refund the price.`} ${c.part.refund`We refund the price and the cost of delivery.`}

      ${c.part.rights`Whoever reports later does not lose any statutory right.`}`,
    es: (c) => prose`
      ## Productos dañados, defectuosos o equivocados

      ${c.part.report(within(c, (days) => prose`Si un producto llega dañado, es defectuoso o no es el que pidió, comuníquenoslo, si puede, en un plazo de ${days} días, para que podamos ayudarle rápidamente.`))}

      ${c.part.photos`Adjunte fotografías del producto y del embalaje.`} ${c.part.us`Los gastos de devolución corren de nuestra cuenta y le enviamos una etiqueta para ello.`} ${c.part.later`Le rogamos que adelante los gastos de devolución; se los reembolsamos al terminar la comprobación.`} ${c.part.choice`Usted elige si sustituimos el producto, lo reparamos o le reembolsamos el precio.`} ${c.part.replacement`Sustituimos o reparamos el producto; si no lo conseguimos en un plazo razonable, reembolsamos el precio.`} ${c.part.refund`Reembolsamos el precio y los gastos de entrega.`}

      ${c.part.rights`Quien avisa más tarde no pierde ningún derecho legal.`}`,
    fr: (c) => prose`
      ## Articles endommagés, défectueux ou erronés

      ${c.part.report(within(c, (days) => prose`Si un article arrive endommagé, est défectueux ou n’est pas celui que vous avez commandé, signalez-le-nous si possible dans un délai de ${days} jours, afin que nous puissions vous aider rapidement.`))}

      ${c.part.photos`Veuillez joindre des photographies de l’article et de l’emballage.`} ${c.part.us`Les frais de retour sont à notre charge et nous vous envoyons une étiquette.`} ${c.part.later`Veuillez avancer les frais de retour ; nous vous les remboursons une fois le contrôle terminé.`} ${c.part.choice`Vous choisissez entre le remplacement de l’article, sa remise en état et le remboursement du prix.`} ${c.part.replacement`Nous remplaçons l’article ou le remettons en état ; si cela ne réussit pas dans un délai raisonnable, nous remboursons le prix.`} ${c.part.refund`Nous remboursons le prix et les frais de livraison.`}

      ${c.part.rights`Celui qui le signale plus tard ne perd aucun droit légal.`}`,
    it: (c) => prose`
      ## Prodotti danneggiati, difettosi o sbagliati

      ${c.part.report(within(c, (days) => prose`Se un prodotto arriva danneggiato, è difettoso o non è quello ordinato, ce lo segnali se possibile entro ${days} giorni, così possiamo aiutarLa rapidamente.`))}

      ${c.part.photos`Alleghi fotografie del prodotto e dell’imballaggio.`} ${c.part.us`I costi della restituzione sono a nostro carico e Le inviamo un’etichetta.`} ${c.part.later`La preghiamo di anticipare i costi della restituzione; li rimborsiamo al termine del controllo.`} ${c.part.choice`Sceglie Lei se sostituiamo il prodotto, lo ripariamo o ne rimborsiamo il prezzo.`} ${c.part.replacement`Sostituiamo o ripariamo il prodotto; se non vi riusciamo entro un termine ragionevole, rimborsiamo il prezzo.`} ${c.part.refund`Rimborsiamo il prezzo e i costi di consegna.`}

      ${c.part.rights`Chi segnala più tardi non perde alcun diritto di legge.`}`,
    nl: (c) => prose`
      ## Beschadigde, gebrekkige of verkeerde goederen

      ${c.part.report(within(c, (days) => prose`Komen goederen beschadigd aan, zijn ze gebrekkig of zijn het de verkeerde, meld dat dan zo mogelijk binnen ${days} dagen, zodat wij u snel kunnen helpen.`))}

      ${c.part.photos`Voeg foto’s van de goederen en de verpakking toe.`} ${c.part.us`De kosten van terugzending zijn voor onze rekening; wij sturen u daarvoor een label.`} ${c.part.later`Schiet de kosten van terugzending voor; wij vergoeden ze als de controle klaar is.`} ${c.part.choice`U kiest of wij de goederen vervangen, in orde brengen of de prijs terugbetalen.`} ${c.part.replacement`Wij vervangen de goederen of brengen ze in orde; lukt dat niet binnen redelijke tijd, dan betalen wij de prijs terug.`} ${c.part.refund`Wij betalen de prijs en de leveringskosten terug.`}

      ${c.part.rights`Wie later meldt, verliest geen wettelijke rechten.`}`,
  },
});
