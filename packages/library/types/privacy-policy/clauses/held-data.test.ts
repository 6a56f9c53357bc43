// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { data } from './data/clause.ts';
import { permissions } from './permissions/clause.ts';
import { sensitive } from './sensitive/clause.ts';
import { social } from './social/clause.ts';
import { usage } from './usage/clause.ts';

const rows = (...names: string[]) => names.map((name, i) => ({ _id: String(i), name }));
const sets = pairwiseAnswers({
  agreement_for: [['website'], ['app'], ['website', 'app']],
  laws: [['gdpr'], ['caloppa'], undefined],
  pd_types: [['email', 'device-log'], ['health', 'email'], ['none'], undefined],
  'pd_types.own': [undefined, rows('Lieblingsfarbe')],
  forms: [
    undefined,
    ['contact', 'newsletter', 'comment', 'survey'],
    ['job-application', 'booking', 'quote', 'chat'],
  ],
  ugc: ['no', 'yes'],
  usage_data: ['yes', 'no'],
  location_use: ['none', 'ip-only', 'precise-in-use', 'precise-background', undefined],
  app_permissions: [
    ['notifications', 'camera'],
    ['health', 'advertising-id', 'contacts'],
    ['none'],
    undefined,
  ],
  push: ['no', 'yes'],
  social_login_vendors: [['google-sign-in', 'apple-sign-in'], undefined],
  'social_login_vendors.own': [
    undefined,
    [{ _id: '1', name: 'Eigener', url: 'https://own.example', country: 'FR' }],
  ],
  special_data: [['none'], ['health', 'criminal'], ['biometrics', 'union'], ['criminal'], undefined],
  special_basis: [
    'explicit-consent',
    'health-care',
    'employment-law',
    'legal-claims',
    'made-public',
    'vital-interest',
    undefined,
  ],
});

test.each([data, usage, permissions, social, sensitive].map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    expectParity(clause, sets);
  },
);

function english(answers: object): string {
  const { blocks } = draftClause(sensitive, answers, { language: 'en', today: '2026-11-21' });
  return blockText(blocks).replaceAll('\u00A0', ' ');
}

test('health data among the kinds of data is sensitive even if not ticked', () => {
  const answers = {
    laws: ['gdpr'],
    special_data: ['none'],
    pd_types: ['health'],
    special_basis: 'explicit-consent',
  };
  expect(sensitive.when(answers)).toBe(true);
  expect(english(answers)).toMatch(/data concerning health.*Article 9\(2\)\(a\)/s);
  expect(english(answers)).not.toContain('none of these');
});

test('data on crimes is based on Article 10 only', () => {
  const told = english({ laws: ['gdpr'], special_data: ['criminal'], pd_types: ['email'] });
  expect(told).toContain('Article 10');
  expect(told).not.toContain('special categories');
});
