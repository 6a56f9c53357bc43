import {
  type Context,
  has,
  type Prose,
  rows,
  sequence,
  type Words,
} from '@clausewright/engine/document/authoring';
import { sellsGoods } from '../../sells.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

/** The wizard asks once, as a group of one row. */
function within(c: Context<ReturnQuestions>, sentence: (days: Words) => Prose): Prose {
  return sequence(rows(c.say.damaged).map((row) => sentence(c.number(row.damaged_days))));
}
type Given = { readonly damaged?: ReturnQuestions['damaged'] | undefined };
const row = (a: Given) => a.damaged?.[0];

// Practical help: a period to report must not shorten Directive (EU) 2019/771 (Articles 10 and 12: no duty to notify unless a state has one).
export const damaged = clause({
  id: 'rr.damaged',
  version: 3,
  when: (a) => sellsGoods(a),
  ground: { answers: ['damaged'] },
  parts: {
    report: { meets: ['practice-rr-damaged', 'in-ecom-refund'], answers: ['damaged'] },
    photos: { answers: ['damaged'], when: (a) => row(a)?.damaged_photos === 'yes' },
    us: { meets: ['practice-rr-damaged'], answers: ['damaged'], when: (a) => row(a)?.damaged_costs === 'us' },
    later: {
      meets: ['practice-rr-damaged'],
      answers: ['damaged'],
      when: (a) => row(a)?.damaged_costs === 'refunded-later',
    },
    choice: {
      meets: ['in-ecom-refund'],
      answers: ['damaged'],
      when: (a) => row(a)?.damaged_remedy === 'choice',
    },
    replacement: {
      meets: ['in-ecom-refund'],
      answers: ['damaged'],
      when: (a) => row(a)?.damaged_remedy === 'replacement-first',
    },
    refund: {
      meets: ['in-ecom-refund'],
      answers: ['damaged'],
      when: (a) => row(a)?.damaged_remedy === 'refund',
    },
    // Nobody repairs ham or sealed creams.
    repair: { answers: ['goods_kinds'], when: (a) => has(a.goods_kinds, 'physical', 'made-to-order') },
    rights: { law: 'Directive (EU) 2019/771, Art. 21' },
  },
  texts: import.meta.url,
  values: {
    periodToReport: (c, t) => within(c, (days) => t.snippet('periodToReport', { days })),
  },
});
