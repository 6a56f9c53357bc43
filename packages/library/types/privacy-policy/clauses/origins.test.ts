// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { children } from './children/clause.ts';
import { mandatory } from './mandatory/clause.ts';
import { minors } from './minors/clause.ts';
import { sources } from './sources/clause.ts';

const everywhere = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const required = (basis: string, consequence?: object) => ({
  _id: basis,
  required_data: ['email', 'name'],
  required_basis: basis,
  ...(consequence && { required_consequence: consequence }),
});
const sets = pairwiseAnswers({
  laws: [['gdpr'], ['gdpr', 'uk_gdpr'], ['caloppa', 'minors_22581'], undefined],
  pd_none_confirm: [undefined, 'yes'],
  pd_sources: [
    ['person', 'automatic', 'social-login', 'partners', 'ad-networks'],
    ['person', 'public', 'data-brokers', 'employers-users'],
    ['data-brokers'],
    undefined,
  ],
  social_login: ['no', 'yes'],
  public_sources_named: ['Handelsregister', undefined],
  data_brokers_named: ['Acme', undefined],
  employers_users_named: [everywhere('Arbeitgeber'), undefined],
  pd_indirect_types: [['email', 'name'], undefined],
  'pd_indirect_types.own': [undefined, [{ _id: '1', name: 'Bonität' }]],
  pd_required: [
    undefined,
    [required('statutory', everywhere('Folge')), required('contractual')],
    [required('needed-for-contract'), required('voluntary')],
  ],
  kids: ['not-directed', 'age-gate', 'teens', 'directed', undefined],
  min_age: [16, 14, 1, 0, undefined],
  other_vendors: [undefined, ['hetzner']],
  entity_type: ['business', 'individual'],
  business_address: ['Weg 1', undefined],
  request_channels: [['email', 'post'], ['form', 'account-settings', 'phone', 'toll-free'], undefined],
  request_email: ['a@b.example', undefined],
});

test.each([sources, mandatory, children, minors].map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    expectParity(clause, sets);
  },
);

test('the consequences of missing data are stated even if the owner wrote nothing', () => {
  const answers = { laws: ['gdpr'], pd_required: [required('needed-for-contract')] };
  const text = blockText(draftClause(mandatory, answers, { language: 'en', today: '2026-11-21' }).blocks);
  expect(text).toContain('We cannot enter into the contract.');
});

test('a children’s service asks parents and promises nothing about younger people', () => {
  const answers = { laws: ['gdpr'], kids: 'directed' };
  const text = blockText(draftClause(children, answers, { language: 'en', today: '2026-11-21' }).blocks);
  expect(text).toContain('parental consent');
  expect(text).not.toMatch(/knowingly|at least/);
});

test('states the age of consent where somebody below it may use the service', () => {
  const told = (min_age?: number): string => {
    const answers = { laws: ['gdpr', 'uk_gdpr'], kids: 'not-directed', min_age };
    return blockText(draftClause(children, answers, { language: 'en', today: '2026-11-21' }).blocks);
  };
  const [european, british] = [
    /from the age of 16/,
    /In the United Kingdom, a child aged 13 or over can consent without a parent/,
  ];
  // With no limit, and not meant for the young, nobody has decided anything about children.
  expect(told(0)).not.toMatch(european);
  expect(told(0)).not.toMatch(british);
  for (const age of [undefined, 12]) {
    expect(told(age)).toMatch(european);
    expect(told(age)).toMatch(british);
  }
  for (const age of [13, 15]) {
    expect(told(age)).toMatch(european);
    expect(told(age)).not.toMatch(british);
  }
  for (const age of [16, 18]) expect(told(age)).not.toMatch(/Article 8/);
});

test('in Quebec parents consent for children under fourteen who may use the service', () => {
  const told = (min_age: number): string => {
    const answers = { laws: ['quebec_25'], kids: 'not-directed', min_age };
    return blockText(draftClause(children, answers, { language: 'en', today: '2026-11-22' }).blocks);
  };
  expect(told(13)).toContain('for children under 14');
  expect(told(14)).not.toContain('Quebec');
});
