// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { dataTypes } from '../../../personal-data/data-types.ts';
import { purposeOptions } from '../../../personal-data/purposes.ts';
import { legalBases } from './legal-bases/clause.ts';
import { purposes } from './purposes/clause.ts';

const all = purposeOptions.map(({ id }) => id);
const text = { de: 'A', en: 'B', es: 'C', fr: 'D', it: 'E', nl: 'F' };
const sets = pairwiseAnswers({
  consumer_type: ['consumers', 'businesses', 'both', undefined],
  purposes: [all, ['orders', 'other'], ['statistics'], undefined],
  email_kinds: [['transactional'], ['newsletter'], undefined],
  pd_types: [dataTypes.map(({ id }) => id), ['email'], undefined],
  pd_none_confirm: [undefined, 'no', 'yes'],
  laws: [['gdpr', 'caloppa'], ['caloppa']],
  analytics: ['yes', 'no'],
  special_data: [['none'], ['health', 'criminal'], undefined],
  special_basis: ['employment-law', 'explicit-consent', undefined],
  'pd_types.own': [undefined, [{ _id: 'a', name: 'X' }]],
  automated_decisions: [
    undefined,
    [
      { _id: 'a', decision_name: text, decision_basis: 'contract' },
      { _id: 'b', decision_name: text, decision_basis: 'law' },
      { _id: 'c', decision_name: text },
    ],
  ],
  custom_purposes: [
    [
      { _id: 'a', custom_purpose: text, custom_basis: 'public-task' },
      { _id: 'b', custom_purpose: text, custom_basis: 'legitimate-interests', custom_interest: text },
    ],
    undefined,
  ],
  purpose_table: [
    undefined,
    [],
    [
      { _id: 'a', purpose: 'orders', basis: 'legitimate-interests', interest: text },
      {
        _id: 'b',
        purpose: 'orders',
        purpose_data: ['email'],
        'purpose_data.own': [{ _id: 'c', name: 'X' }],
        basis: 'consent',
        purpose_retention: { amount: 2, unit: 'years' },
      },
    ],
  ],
});

test.each([purposes, legalBases])('$id is equivalent in six languages', (clause) => {
  expectParity(clause, sets);
});

function english(answers: object): string {
  return blockText(draftClause(legalBases, answers, { language: 'en', today: '2026-11-21' }).blocks);
}

test('the owner’s row replaces the default legal basis, and others stay', () => {
  const answers = {
    laws: ['gdpr'],
    purposes: ['newsletters', 'orders'],
    purpose_table: [{ _id: 'a', purpose: 'orders', basis: 'public-task' }],
  };
  expect(english(answers)).toContain('6(1)(e)');
  expect(english(answers)).not.toContain('6(1)(b)');
  expect(english(answers)).toContain('6(1)(a)');
});

test('data that is not collected is not named', () => {
  const answers = { laws: ['gdpr'], purposes: ['orders'], pd_types: ['email', 'name'] };
  expect(english(answers)).toContain('email address');
  expect(english(answers)).not.toContain('telephone');
});

test('staff of a business customer are not parties to its contract', () => {
  const answers = { laws: ['gdpr'], purposes: ['orders', 'recruitment'], pd_types: ['email'] };
  const own = 'where you act for a business, legitimate interests';
  for (const consumer_type of ['businesses', 'both'])
    expect(english({ ...answers, consumer_type }).split(own)).toHaveLength(2);
  expect(english({ ...answers, consumer_type: 'consumers' })).not.toContain(own);
});

test('nobody without an account is told of one', () => {
  const answers = { laws: ['gdpr'], purposes: ['provide', 'service-messages'], pd_types: ['email'] };
  const told = (given: object) =>
    [purposes, legalBases].map((clause) =>
      blockText(
        draftClause(clause, { ...answers, ...given }, { language: 'de', today: '2026-11-29' }).blocks,
      ),
    );
  for (const text of told({})) expect(text).not.toContain('Konto');
  for (const text of told({ pd_types: ['username-password'] })) expect(text).toContain('Vertrag und Konto');
});
