/** Cal. Civ. Code § 1798.120(c): what is said of people under sixteen, in two sections that must agree. */
// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { rightsCaRequests } from './rights-ca-requests/clause.ts';
import { rightsCaSold } from './rights-ca-sold/clause.ts';

const asked = {
  laws: [['ccpa_cpra']],
  sell_share: ['neither', 'share', 'sell', undefined],
  remarketing: ['no', 'yes'],
  kids: ['not-directed', 'age-gate', 'teens', 'directed', undefined],
  min_age: [undefined, 0, 13, 16, 18],
  minors_sale: [undefined, 'no', 'opt-in'],
};

function said(answers: object): { denied: boolean; optIn: boolean } {
  const english = (clause: typeof rightsCaSold): string =>
    blockText(draftClause(clause, answers, { language: 'en', today: '2026-11-21' }).blocks);
  return {
    denied: english(rightsCaSold).includes('no actual knowledge'),
    optIn: english(rightsCaRequests).includes('Opt-in for consumers under 16'),
  };
}

test('an opt-in is described only where knowledge of minors is not denied', () => {
  for (const answers of pairwiseAnswers(asked)) {
    const { denied, optIn } = said({ ...answers, sell_share: 'share' });
    expect(optIn, JSON.stringify(answers)).toBe(!denied);
  }
});

test.each<[what: string, answers: object, optIn: boolean]>([
  ['a shop that lets people of 13 in and denies it', { min_age: 13, minors_sale: 'no' }, false],
  ['a shop that was not asked', { kids: 'not-directed', min_age: 13 }, false],
  ['an owner who asks for consent', { minors_sale: 'opt-in' }, true],
  ['a service for the young, whatever is denied', { kids: 'teens', min_age: 13, minors_sale: 'no' }, true],
  ['a service for people of 16 and 17', { kids: 'teens', min_age: 16, minors_sale: 'no' }, false],
  ['a service for children', { kids: 'directed' }, true],
  ['a service that asks the age', { kids: 'age-gate', min_age: 0 }, true],
  ['a service that asks the age and denies it', { kids: 'age-gate', min_age: 0, minors_sale: 'no' }, false],
])('%s', (_, answers, optIn) => {
  expect(said({ laws: ['ccpa_cpra'], sell_share: 'share', ...answers })).toEqual({ denied: !optIn, optIn });
});

test('an owner who shares nothing describes no opt-in', () => {
  const answers = { laws: ['ccpa_cpra'], sell_share: 'neither', kids: 'directed' };
  expect(said(answers)).toEqual({ denied: true, optIn: false });
});

test('both sections are equivalent in six languages', () => {
  for (const clause of [rightsCaSold, rightsCaRequests]) expectParity(clause, pairwiseAnswers(asked));
});
