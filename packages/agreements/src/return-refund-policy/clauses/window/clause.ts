import { mayWithdraw, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// A voluntary offer beside the law; Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a want its time and form stated.
export const returnWindow = clause({
  id: 'rr.window',
  version: 3,
  when: (a) => sellsGoods(a),
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    starts: { meets: ['jp-scta'], when: (a) => takesBack(a) },
    reason: { meets: [], when: (a) => a.any_reason === 'yes' && takesBack(a) },
    why: { meets: [], when: (a) => a.any_reason === 'no' && takesBack(a) },
    none: {
      meets: [
        'practice-rr-noreturn',
        'us-ca-1723',
        'us-ny-218-a',
        'us-refund-other',
        'ca-on-refund',
        'jp-scta',
      ],
      when: (a) => a.returns_offered === 'no',
    },
    voluntary: { meets: [], when: (a) => takesBack(a) },
    beside: { meets: [], when: (a) => takesBack(a) && mayWithdraw(a) },
  },
  words: {
    de: {
      starts: {
        delivery: 'an dem Tag, an dem Sie die Ware erhalten',
        purchase: 'am Tag des Kaufs',
        postmark: 'an dem Tag, an dem wir die Ware absenden (Datum des Poststempels)',
      },
    },
    en: {
      starts: {
        delivery: 'on the day on which you receive the goods',
        purchase: 'on the day of the purchase',
        postmark: 'on the day on which we dispatch the goods (date of the postmark)',
      },
    },
    es: {
      starts: {
        delivery: 'el día en que recibe los productos',
        purchase: 'el día de la compra',
        postmark: 'el día en que enviamos los productos (fecha del matasellos)',
      },
    },
    fr: {
      starts: {
        delivery: 'le jour où vous recevez les articles',
        purchase: 'le jour de l’achat',
        postmark: 'le jour où nous expédions les articles (date du cachet de la poste)',
      },
    },
    it: {
      starts: {
        delivery: 'dal giorno in cui riceve i prodotti',
        purchase: 'dal giorno dell’acquisto',
        postmark: 'dal giorno in cui spediamo i prodotti (data del timbro postale)',
      },
    },
    nl: {
      starts: {
        delivery: 'op de dag waarop u de goederen ontvangt',
        purchase: 'op de dag van de aankoop',
        postmark: 'op de dag waarop wij de goederen verzenden (datum van het poststempel)',
      },
    },
  },
  texts: import.meta.url,
  values: {
    windowStarts: (c) => c.name(c.say.window_starts, c.w.starts),
    right: (c) => englishRight(c).right,
    use: (c) => englishRight(c).use,
  },
});
