// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { retention } from './retention/clause.ts';
import { security } from './security/clause.ts';

const starts = ['collection', 'last-activity', 'account-closed', 'contract-end', 'year-end'];
const reasons = ['legal-duty', 'contract', 'claims', 'consent', 'security', undefined];
const categories = [
  'account',
  'orders',
  'invoices',
  'enquiries',
  'newsletter',
  'server-logs',
  'statistics',
  'user-content',
  'applications',
  'other',
];
const named = { de: 'Karten', en: 'Cards', es: 'Tarjetas', fr: 'Cartes', it: 'Carte', nl: 'Kaarten' };
const rules = categories.map((retention_category, i) => ({
  _id: `r${i}`,
  retention_category,
  ...(retention_category === 'other' && { retention_category_named: named }),
  retention_length: { amount: i + 1, unit: (['days', 'weeks', 'months', 'years'] as const)[i % 4] },
  retention_from: starts[i % starts.length],
  ...(reasons[i % reasons.length] !== undefined && { retention_reason: reasons[i % reasons.length] }),
}));

test('retention periods are equivalent in six languages', () => {
  expectParity(
    retention,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      pd_none_confirm: [undefined, 'yes'],
      retention_mode: ['general', 'one-period', 'per-category', undefined],
      retention_period: [{ amount: 1, unit: 'years' }, { amount: 18, unit: 'months' }, undefined],
      retention_start: [...starts, undefined],
      retention_rules: [rules, undefined],
      purposes: [['accounts', 'orders', 'requests', 'newsletters', 'recruitment'], ['provide'], undefined],
      purpose_table: [undefined, [{ _id: 'r1', purpose_retention: { amount: 1, unit: 'years' } }]],
      delete_account_url: [undefined, 'https://b.example/delete'],
    }),
  );
});

test('security is equivalent in six languages', () => {
  expectParity(
    security,
    pairwiseAnswers({
      security_mode: ['general', 'list', undefined],
      security_measures: [
        [
          'tls',
          'encryption-at-rest',
          'access-control',
          'mfa',
          'backups',
          'security-software',
          'staff-training',
          'physical',
          'penetration-tests',
          'iso-27001',
          'soc-2',
          'mail-authentication',
          'dnssec',
        ],
        undefined,
      ],
      breach_contact: [undefined, 'security@b.example'],
    }),
  );
});

test('a period starting with the end of a contract also starts for people without one', () => {
  const told = (retention_category: string, retention_from: string) => {
    const rule = {
      _id: 'a',
      retention_category,
      retention_length: { amount: 90, unit: 'days' },
      retention_from,
    };
    const answers = { retention_mode: 'per-category', retention_rules: [rule] };
    return blockText(draftClause(retention, answers, { language: 'en', today: '2026-11-21' }).blocks);
  };
  expect(told('server-logs', 'contract-end')).toContain(
    'you have none with us, it runs from when we receive',
  );
  expect(told('enquiries', 'account-closed')).toContain('the end of the account and you have none');
  expect(told('orders', 'contract-end')).not.toContain('you have none');
});
