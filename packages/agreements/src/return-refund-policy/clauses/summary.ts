import { prose } from '../../document/authoring.ts';
import { mayWithdraw, sellsGoods, takesBack } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// First layer of the document; Cal. Civ. Code § 1723 wants the policy shown conspicuously, so its core stands first.
export const summary = clause({
  id: 'rr.summary',
  version: 2,
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-refund-other'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-refund-other'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    none: {
      meets: ['practice-rr-noreturn', 'us-refund-other'],
      when: (a) => sellsGoods(a) && a.returns_offered === 'no',
    },
    withdrawal: { meets: [], when: (a) => mayWithdraw(a) },
    // The law has periods of its own, so the one of the owner is promised for the rest alone.
    refund: { meets: ['practice-rr-time'], when: (a) => !mayWithdraw(a) },
    refundBeside: { meets: ['practice-rr-time'], when: (a) => mayWithdraw(a) },
    defects: { meets: [] },
  },
  text: {
    de: (c) => prose`
      ## Das Wichtigste in Kürze

      - ${c.part.money`Sie können Waren innerhalb von ${c.number(c.say.return_days)} Tagen zurückgeben.`}
      - ${c.part.exchange`Sie können Waren innerhalb von ${c.number(c.say.return_days)} Tagen umtauschen.`}
      - ${c.part.none`Waren, die in Ordnung sind, nehmen wir nur zurück, wenn das Gesetz es vorsieht.`}
      - ${c.part.withdrawal`Verbraucher haben ein gesetzliches Widerrufsrecht von 14 Tagen; der Abschnitt dazu sagt, für wen es gilt und wie Sie es ausüben.`}
      - ${c.part.refund`Eine Erstattung, die Ihnen zusteht, zahlen wir innerhalb von ${c.number(c.say.refund_days)} Tagen; ab wann, sagt der Abschnitt über die Erstattung.`}
      - ${c.part.refundBeside`Nach einem Widerruf erstatten wir in der gesetzlichen Frist, sonst innerhalb von ${c.number(c.say.refund_days)} Tagen; ab wann, sagt der Abschnitt über die Erstattung.`}
      - ${c.part.defects`Ist etwas mangelhaft, haben Sie Ihre gesetzlichen Rechte; nichts in diesem Dokument schränkt sie ein.`}`,
    en: (c) => prose`
      ## Key points

      - ${c.part.money`You can return goods within ${c.number(c.say.return_days)} days.`}
      - ${c.part.exchange`You can exchange goods within ${c.number(c.say.return_days)} days.`}
      - ${c.part.none`We take back goods that are not faulty only where the law requires it.`}
      - ${c.part.withdrawal`Consumers have a statutory right to ${englishRight(c).use} within 14 days; the section on it says who has it and how to use it.`}
      - ${c.part.refund`We pay a refund that is due to you within ${c.number(c.say.refund_days)} days; the section on refunds says from when.`}
      - ${c.part.refundBeside`After a ${englishRight(c).act} we refund within the statutory period, otherwise within ${c.number(c.say.refund_days)} days; the section on refunds says from when.`}
      - ${c.part.defects`If something is faulty, you have your statutory rights; nothing in this document limits them.`}`,
    es: (c) => prose`
      ## Lo esencial en pocas palabras

      - ${c.part.money`Puede devolver los productos en un plazo de ${c.number(c.say.return_days)} días.`}
      - ${c.part.exchange`Puede cambiar los productos en un plazo de ${c.number(c.say.return_days)} días.`}
      - ${c.part.none`Solo aceptamos la devolución de productos en buen estado cuando la ley lo prevé.`}
      - ${c.part.withdrawal`Los consumidores tienen por ley un derecho de desistimiento de 14 días; el apartado correspondiente indica quién lo tiene y cómo se ejerce.`}
      - ${c.part.refund`Pagamos el reembolso que le corresponde en un plazo de ${c.number(c.say.refund_days)} días; el apartado sobre los reembolsos indica desde cuándo.`}
      - ${c.part.refundBeside`Tras un desistimiento reembolsamos en el plazo legal y, en los demás casos, en ${c.number(c.say.refund_days)} días; el apartado sobre los reembolsos indica desde cuándo.`}
      - ${c.part.defects`Si algo es defectuoso, usted tiene los derechos que le da la ley; nada de este documento los limita.`}`,
    fr: (c) => prose`
      ## L’essentiel en bref

      - ${c.part.money`Vous pouvez retourner les articles dans un délai de ${c.number(c.say.return_days)} jours.`}
      - ${c.part.exchange`Vous pouvez échanger les articles dans un délai de ${c.number(c.say.return_days)} jours.`}
      - ${c.part.none`Nous ne reprenons les articles en bon état que lorsque la loi le prévoit.`}
      - ${c.part.withdrawal`La loi accorde aux consommateurs un droit de rétractation de 14 jours ; la section correspondante indique qui en bénéficie et comment l’exercer.`}
      - ${c.part.refund`Nous versons le remboursement qui vous est dû dans un délai de ${c.number(c.say.refund_days)} jours ; la section sur les remboursements indique à partir de quand.`}
      - ${c.part.refundBeside`Après une rétractation, nous remboursons dans le délai légal, et sinon dans un délai de ${c.number(c.say.refund_days)} jours ; la section sur les remboursements indique à partir de quand.`}
      - ${c.part.defects`En cas de défaut, vous disposez de vos droits légaux ; rien dans ce document ne les limite.`}`,
    it: (c) => prose`
      ## In breve

      - ${c.part.money`Può restituire i prodotti entro ${c.number(c.say.return_days)} giorni.`}
      - ${c.part.exchange`Può cambiare i prodotti entro ${c.number(c.say.return_days)} giorni.`}
      - ${c.part.none`Accettiamo la restituzione di prodotti in buono stato solo quando la legge lo prevede.`}
      - ${c.part.withdrawal`La legge riconosce ai consumatori un diritto di recesso di 14 giorni; la relativa sezione indica a chi spetta e come si esercita.`}
      - ${c.part.refund`Versiamo il rimborso che Le spetta entro ${c.number(c.say.refund_days)} giorni; la sezione sui rimborsi indica da quando.`}
      - ${c.part.refundBeside`Dopo un recesso rimborsiamo nel termine di legge, negli altri casi entro ${c.number(c.say.refund_days)} giorni; la sezione sui rimborsi indica da quando.`}
      - ${c.part.defects`Se qualcosa è difettoso, Lei ha i diritti previsti dalla legge; nulla in questo documento li limita.`}`,
    nl: (c) => prose`
      ## Het belangrijkste in het kort

      - ${c.part.money`U kunt goederen binnen ${c.number(c.say.return_days)} dagen terugsturen.`}
      - ${c.part.exchange`U kunt goederen binnen ${c.number(c.say.return_days)} dagen ruilen.`}
      - ${c.part.none`Goederen waaraan niets mankeert, nemen wij alleen terug als de wet dat voorschrijft.`}
      - ${c.part.withdrawal`Consumenten hebben een wettelijk herroepingsrecht van 14 dagen; in het onderdeel daarover staat voor wie het geldt en hoe u het gebruikt.`}
      - ${c.part.refund`Een terugbetaling waar u recht op hebt, doen wij binnen ${c.number(c.say.refund_days)} dagen; vanaf wanneer, staat in het onderdeel over terugbetaling.`}
      - ${c.part.refundBeside`Na een herroeping betalen wij binnen de wettelijke termijn terug, anders binnen ${c.number(c.say.refund_days)} dagen; vanaf wanneer, staat in het onderdeel over terugbetaling.`}
      - ${c.part.defects`Is er iets gebrekkig, dan hebt u uw wettelijke rechten; niets in dit document beperkt die.`}`,
  },
});
