import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { britishAge, regulationAge } from '../../../../laws/digital-consent-age.ts';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Given = Context<PrivacyQuestions>['a'];

/** Whether people below an age may use the service; where no least age is given, they may. */
function admitsBelow(age: number, a: Given): boolean {
  const { min_age: least } = a;
  return !isNoMatter(a) && (least === undefined || least < age);
}

const european: readonly string[] = ['gdpr', 'uk_gdpr', 'eprivacy', 'fadp'];

/** The law of a place that protects children beyond what they consent to (16 CFR § 312.3). */
function elsewhere(a: Given): boolean {
  return chosen(a as Answers, 'laws').some((law) => !european.includes(law));
}

/** Neither meant for the young nor closed to them. */
function isNoMatter({ kids, min_age: least }: Given): boolean {
  return (kids === 'not-directed' || kids === undefined) && least === 0;
}

/** The ages of consent (Art. 8(1) of either regulation) are told where somebody below them may use the service. */
export const children = clause({
  id: 'pp.children',
  version: 6,
  // Without users and without a limit nobody has decided anything about children.
  when: (a) => !isNoMatter(a) || elsewhere(a),
  ground: { answers: ['kids'] },
  parts: {
    adults: { answers: ['kids'], when: (a) => a.kids === 'not-directed' || a.kids === undefined },
    everyone: { answers: ['kids'], when: (a) => a.kids === 'age-gate' },
    teens: { answers: ['kids'], when: (a) => a.kids === 'teens' },
    children: { answers: ['kids'], when: (a) => a.kids === 'directed' },
    age: { answers: ['min_age'], when: (a) => a.kids !== 'directed' && a.min_age !== 0 },
    younger: {
      law: 'Regulation (EU) 2016/679, Art. 8, 17(1)(d) and (f); 16 CFR § 312.5',
      when: (a) => a.pd_none_confirm !== 'yes' && a.kids !== 'directed' && a.min_age !== 0,
    },
    thirteen: {
      law: 'Regulation (EU) 2016/679, Art. 8, 17(1)(d) and (f); 16 CFR § 312.5',
      when: (a) => a.pd_none_confirm !== 'yes' && a.kids === 'not-directed' && a.min_age === 0,
    },
    consent: {
      meets: ['gdpr-8'],
      when: (a) => has(a.laws, 'gdpr') && a.pd_none_confirm !== 'yes' && admitsBelow(regulationAge, a),
    },
    british: {
      law: 'UK GDPR, Art. 8',
      when: (a) => has(a.laws, 'uk_gdpr') && a.pd_none_confirm !== 'yes' && admitsBelow(britishAge, a),
    },
    // Act P-39.1, s. 4.1: under 14 the holder of parental authority or the tutor consents.
    quebec: {
      law: 'P-39.1, s. 4.1',
      when: (a) => has(a.laws, 'quebec_25') && a.pd_none_confirm !== 'yes' && (a.min_age ?? 0) < 14,
    },
    asked: {
      law: 'Regulation (EU) 2016/679, Art. 8(1)-(2)',
      when: (a) => a.pd_none_confirm !== 'yes' && a.kids === 'directed',
    },
    parents: {
      law: 'Regulation (EU) 2016/679, Art. 12, 15-17',
      when: (a) => a.pd_none_confirm !== 'yes' && given(a.kids) && a.kids !== 'not-directed',
    },
  },
  texts: import.meta.url,
  values: {
    years: (c, t) => c.plural(c.a.min_age ?? 2, t.phrases('years')),
  },
});
