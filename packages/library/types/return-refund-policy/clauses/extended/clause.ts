import {
  type Context,
  given,
  prose,
  type Prose,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { takesBack } from '../../sells.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

interface Wording {
  named: (name: Words, days: Prose) => Prose;
  days: (count: Words) => Prose;
  between: (from: Words, to: Words) => Prose;
  from: (day: Words) => Prose;
  to: (day: Words) => Prose;
}

/** One entry per extension: what was left open is not said. */
function periods(c: Context<ReturnQuestions>, wording: Wording): Prose[] {
  const answers = c.a.extended_periods ?? [];
  return rows(c.say.extended_periods).map((row, i) => {
    const { extended_from, extended_to } = answers[i] ?? {};
    const [from, to] = [c.date(row.extended_from), c.date(row.extended_to)];
    const entry = wording.named(row.extended_name, wording.days(c.number(row.extended_days)));
    if (given(extended_from) && given(extended_to)) return prose`${entry} (${wording.between(from, to)})`;
    if (given(extended_from)) return prose`${entry} (${wording.from(from)})`;
    return given(extended_to) ? prose`${entry} (${wording.to(to)})` : entry;
  });
}

// A promise beside the law; the window itself stands in the section on returning goods.
export const extended = clause({
  id: 'rr.extended',
  version: 3,
  price: 'answer_premium',
  when: (a) => takesBack(a) && given(a.extended_periods),
  ground: { answers: ['extended_periods'] },
  parts: {
    periods: { meets: ['practice-rr-window'], answers: ['extended_periods'] },
  },
  texts: import.meta.url,
  values: {
    extendedPeriods: (c, t) =>
      periods(c, {
        named: (name, days) => t.snippet('namedPeriod', { name, days }),
        days: (count) => t.snippet('lengthInDays', { count }),
        between: (from, to) => t.snippet('purchasesBetween', { from, to }),
        from: (day) => t.snippet('purchasesFrom', { day }),
        to: (day) => t.snippet('purchasesUntil', { day }),
      }),
  },
});
