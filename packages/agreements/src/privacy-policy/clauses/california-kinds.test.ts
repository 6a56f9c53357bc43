/** Which kinds of data stand in which category of Cal. Civ. Code § 1798.140, and what is said of sensitive ones. */
import { expect, test } from 'vitest';
import { draftClause } from '../../document/assemble.ts';
import { expectParity, pairsOf } from '../../document/testing/parity.ts';
import { blockText } from '../../document/tree-text.ts';
import { specialIn, typesIn } from './california-facts.ts';
import { rightsCaDisclosed } from './rights-ca-disclosed.ts';
import { rightsCaRequests } from './rights-ca-requests.ts';

test('passwords, address books and contents of messages are no identifiers', () => {
  const answers = {
    pd_types: ['email', 'username-password', 'contacts', 'messages', 'user-content'],
  } as const;
  expect(typesIn(answers, 'identifiers')).toEqual(['email']);
  expect(typesIn(answers, 'customer-records')).toEqual(['email', 'contacts']);
  expect(typesIn(answers, 'sensory')).toEqual(['messages', 'user-content']);
  expect(typesIn(answers, 'sensitive')).toEqual(['username-password']);
});

test('health stands once among sensitive information', () => {
  expect(specialIn({ special_data: ['health', 'genetic'], pd_types: ['health'] }, 'sensitive')).toEqual([
    'genetic',
  ]);
  expect(specialIn({ special_data: ['health'] }, 'sensitive')).toEqual(['health']);
});

test('a use of sensitive information is neither admitted nor denied', () => {
  const said = (answers: object): string =>
    blockText(
      draftClause(
        rightsCaDisclosed,
        { laws: ['ccpa_cpra'], ...answers },
        { language: 'en', today: '2026-11-22' },
      ).blocks,
    );
  const limit = 'allows, you can limit that.';
  expect(said({ special_data: ['health'] })).toContain(limit);
  expect(said({ ccpa_categories: ['sensitive'] })).toContain(limit);
  expect(said({ ccpa_categories: ['identifiers'] })).toContain('include no sensitive personal information.');
});

test('the sections on disclosure and on requests are the same in six languages', () => {
  const sets = pairsOf({
    laws: [['ccpa_cpra']],
    special_data: [['none'], ['health']],
    ccpa_categories: [['identifiers'], ['identifiers', 'sensitive']],
    ai_features: [['none'], ['scoring']],
    verify_identity: ['email-match', 'login', 'details'],
  });
  for (const clause of [rightsCaDisclosed, rightsCaRequests]) expectParity(clause, sets);
});
