import { mayWithdraw, sellsGoods, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { clause } from '../../clause.ts';

// A voluntary offer beside the law; Cal. Civ. Code § 1723 and N.Y. Gen. Bus. Law § 218-a want its time and form stated.
export const returnWindow = clause({
  id: 'rr.window',
  version: 3,
  when: (a) => sellsGoods(a),
  ground: { answers: ['returns_offered'] },
  parts: {
    money: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      answers: ['return_days'],
      when: (a) => takesBack(a) && a.returns_offered !== 'exchange-only',
    },
    exchange: {
      meets: ['practice-rr-window', 'us-ca-1723', 'us-ny-218-a', 'us-refund-other', 'ca-on-refund'],
      answers: ['return_days'],
      when: (a) => takesBack(a) && a.returns_offered === 'exchange-only',
    },
    starts: { meets: ['jp-scta'], answers: ['window_starts'], when: (a) => takesBack(a) },
    reason: { answers: ['any_reason'], when: (a) => a.any_reason === 'yes' && takesBack(a) },
    why: { answers: ['any_reason'], when: (a) => a.any_reason === 'no' && takesBack(a) },
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
    voluntary: { answers: ['returns_offered'], when: (a) => takesBack(a) },
    beside: { law: 'Directive 2011/83/EU, Arts 9 to 16', when: (a) => takesBack(a) && mayWithdraw(a) },
  },
  nouns: ['starts.delivery', 'starts.purchase', 'starts.postmark'],
  texts: import.meta.url,
  values: {
    startOfPeriod: (c) => c.name(c.say.window_starts, c.w.starts),
    withdrawalRight: (c) => englishRight(c).right,
    toWithdraw: (c) => englishRight(c).use,
  },
});
