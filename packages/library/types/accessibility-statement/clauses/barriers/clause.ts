import { given, rows, sequence, type Context } from '@clausewright/engine/document/authoring';
import type { Texts } from '@clausewright/engine/document/clause-texts';
import { clause, type Given, type StatementQuestions } from '../../clause.ts';
import { isPublicInBritain, isPublicInEea, isUnderAct, listsBarriers } from '../regimes.ts';

type Reason = 'mending' | 'burden' | 'alteration' | 'outside' | 'other';

const because =
  (reason: Reason) =>
  (a: Given): boolean =>
    (a.barriers ?? []).some(({ barrier_reason }) => barrier_reason === reason);

/** The barriers of one reason, each with what to use instead and when it will be gone. */
const barriersOf = (reason: Reason) => (c: Context<StatementQuestions>, t: Texts) =>
  rows(c.say.barriers).flatMap((row, i) => {
    const told = c.a.barriers?.[i];
    if (told?.barrier_reason !== reason) return [];
    return [
      sequence([
        row.barrier,
        ...(given(told.barrier_instead) ? [t.snippet('instead', { way: row.barrier_instead })] : []),
        ...(given(told.barrier_by) ? [t.snippet('by', { day: c.date(row.barrier_by) })] : []),
      ]),
    ];
  });

/** The articles of the country, where they are known; a directive binds states alone. */
const exemptionsNamed = ['AT', 'ES', 'IE', 'IT'] as const;
type German = 'germanBurden' | 'germanAlteration';
type Exemption = German | (typeof exemptionsNamed)[number] | 'directive';

function exemptionOf({ country }: Given, german: German): Exemption {
  if (country === 'DE') return german;
  return exemptionsNamed.find((one) => one === country) ?? 'directive';
}

/** Annex V(1)(c) and Article 14 of Directive (EU) 2019/882; Annex of Implementing Decision (EU) 2018/1523, section “Non-accessible content”, grouped as it wants. */
export const barriers = clause({
  id: 'as.barriers',
  version: 1,
  when: listsBarriers,
  ground: { answers: ['barriers'] },
  parts: {
    mending: { meets: ['as-wad-content'], answers: ['barriers'], when: because('mending') },
    burden: {
      meets: ['as-eaa-14', 'as-wad-content'],
      answers: ['barriers'],
      when: because('burden'),
    },
    burdenOfService: { law: 'Directive (EU) 2019/882, Art. 14', when: isUnderAct },
    burdenOfBody: { law: 'Directive (EU) 2016/2102, Art. 5', when: isPublicInEea },
    burdenInBritain: { law: 'SI 2018/952 reg. 7', when: isPublicInBritain },
    alteration: { meets: ['as-eaa-14'], answers: ['barriers'], when: because('alteration') },
    outside: { meets: ['as-wad-content'], answers: ['barriers'], when: because('outside') },
    // Whom no law binds is outside of none.
    other: { answers: ['barriers'], when: because('other') },
  },
  texts: import.meta.url,
  values: {
    beingMended: barriersOf('mending'),
    tooGreatABurden: barriersOf('burden'),
    anotherService: barriersOf('alteration'),
    outsideTheLaw: barriersOf('outside'),
    otherwise: barriersOf('other'),
    burdenLaw: ({ a }, t) => t.phrases<Exemption>('exemption')[exemptionOf(a, 'germanBurden')],
    alterationLaw: ({ a }, t) => t.phrases<Exemption>('exemption')[exemptionOf(a, 'germanAlteration')],
  },
});
