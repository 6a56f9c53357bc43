import { prose } from '../../document/authoring.ts';
import { mayWithdraw, takesBack } from '../sells.ts';
import { amount } from '../words/amount.ts';
import { clause } from './clause.ts';

// A service of ours; a deduction is one of the direct costs that Article 14(1) of Directive 2011/83/EU allows, up to what the label costs.
export const label = clause({
  id: 'rr.label',
  version: 2,
  price: 'answer_premium',
  when: (a) => takesBack(a) && (a.label === 'prepaid' || a.label === 'deducted'),
  parts: {
    prepaid: { meets: ['practice-rr-how'], when: (a) => a.label === 'prepaid' },
    deducted: { meets: ['practice-rr-how'], when: (a) => a.label === 'deducted' },
    // Half the cost, or a cap, is promised for the label too.
    most: {
      meets: [],
      when: (a) => a.label === 'deducted' && (a.who_pays === 'shared' || a.who_pays === 'maximum'),
    },
    limits: { meets: [], when: (a) => a.label === 'deducted' },
    free: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Rücksendeetikett

      ${c.part.prepaid`Sie erhalten dafür von uns ein Rücksendeetikett.`} ${c.part.deducted`Sie erhalten von uns auf Wunsch ein Rücksendeetikett. Nutzen Sie es, ziehen wir ${amount(c, 'label_cost')} von der Erstattung ab.`} ${c.part.most`Mehr als den Anteil, den Sie nach dem Abschnitt über die Kosten der Rücksendung tragen, ziehen wir dabei nicht ab.`} ${c.part.limits`Bei mangelhafter oder falsch gelieferter Ware ziehen wir nichts ab.`} ${c.part.free`Sie können die Ware auch auf einem anderen Weg zurücksenden.`}`,
    en: (c) => prose`
      ## Return label

      ${c.part.prepaid`We send you a label for this.`} ${c.part.deducted`We provide a return label on request. If you use it, we deduct ${amount(c, 'label_cost')} from the refund.`} ${c.part.most`We deduct no more than the share that you bear under the section on the cost of sending goods back.`} ${c.part.limits`We deduct nothing where goods are faulty or were delivered in error.`} ${c.part.free`You may also send the goods back in another way.`}`,
    es: (c) => prose`
      ## Etiqueta de devolución

      ${c.part.prepaid`Para ello le facilitamos una etiqueta de devolución.`} ${c.part.deducted`Si la solicita, le facilitamos una etiqueta de devolución. Si la utiliza, descontamos ${amount(c, 'label_cost')} del reembolso.`} ${c.part.most`No descontamos más que la parte que le corresponde según el apartado sobre los gastos de devolución.`} ${c.part.limits`No descontamos nada si los productos son defectuosos o se entregaron por error.`} ${c.part.free`También puede devolver los productos por otra vía.`}`,
    fr: (c) => prose`
      ## Étiquette de retour

      ${c.part.prepaid`Nous vous fournissons pour cela une étiquette de retour.`} ${c.part.deducted`Sur demande, nous vous fournissons une étiquette de retour. Si vous l’utilisez, nous déduisons ${amount(c, 'label_cost')} du remboursement.`} ${c.part.most`Nous ne déduisons pas plus que la part qui vous revient selon la section sur les frais de retour.`} ${c.part.limits`Nous ne déduisons rien si les articles sont défectueux ou ont été livrés par erreur.`} ${c.part.free`Vous pouvez aussi renvoyer les articles par un autre moyen.`}`,
    it: (c) => prose`
      ## Etichetta di reso

      ${c.part.prepaid`A questo scopo Le forniamo un’etichetta di reso.`} ${c.part.deducted`Su richiesta Le forniamo un’etichetta di reso. Se la usa, detraiamo ${amount(c, 'label_cost')} dal rimborso.`} ${c.part.most`Non detraiamo più della parte che è a Suo carico secondo la sezione sui costi di restituzione.`} ${c.part.limits`Non detraiamo nulla se i prodotti sono difettosi o sono stati consegnati per errore.`} ${c.part.free`Può anche rispedire i prodotti in altro modo.`}`,
    nl: (c) => prose`
      ## Retourlabel

      ${c.part.prepaid`Daarvoor krijgt u van ons een retourlabel.`} ${c.part.deducted`Op verzoek krijgt u van ons een retourlabel. Gebruikt u het, dan trekken wij ${amount(c, 'label_cost')} van de terugbetaling af.`} ${c.part.most`Wij trekken niet meer af dan het deel dat u volgens het onderdeel over de kosten van terugzending draagt.`} ${c.part.limits`Bij gebrekkige of verkeerd geleverde goederen trekken wij niets af.`} ${c.part.free`U kunt de goederen ook op een andere manier terugsturen.`}`,
  },
});
