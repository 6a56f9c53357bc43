/** Which kinds of data stand in which category of Cal. Civ. Code § 1798.140, and what is said of sensitive ones. */
// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { optout } from './optout/clause.ts';
import { specialIn, typesIn } from './california-facts.ts';
import { rightsCa } from './rights-ca/clause.ts';
import { rightsCaDisclosed } from './rights-ca-disclosed/clause.ts';
import { rightsCaRequests } from './rights-ca-requests/clause.ts';
import { rightsUs } from './rights-us/clause.ts';

test('passwords, address books and message contents are not identifiers', () => {
  const answers = {
    pd_types: ['email', 'username-password', 'contacts', 'messages', 'user-content'],
  } as const;
  expect(typesIn(answers, 'identifiers')).toEqual(['email']);
  expect(typesIn(answers, 'customer-records')).toEqual(['email', 'contacts']);
  expect(typesIn(answers, 'sensory')).toEqual(['messages', 'user-content']);
  expect(typesIn(answers, 'sensitive')).toEqual(['username-password']);
});

test('health appears once among sensitive information', () => {
  expect(specialIn({ special_data: ['health', 'genetic'], pd_types: ['health'] }, 'sensitive')).toEqual([
    'genetic',
  ]);
  expect(specialIn({ special_data: ['health'] }, 'sensitive')).toEqual(['health']);
});

test('a use of sensitive information is neither claimed nor denied', () => {
  const said = (answers: object): string =>
    blockText(
      draftClause(
        rightsCaDisclosed,
        { laws: ['ccpa_cpra'], ...answers },
        { language: 'en', today: '2026-11-22' },
      ).blocks,
    );
  const limit = '7027(m), you can limit that.';
  expect(said({ special_data: ['health'] })).toContain(limit);
  expect(said({ ccpa_categories: ['sensitive'] })).toContain(limit);
  expect(said({ ccpa_categories: ['identifiers'] })).toContain(
    'Sensitive personal information: we do not collect any.',
  );
});

test('password log-ins can be limited in California, and count in no other state', () => {
  const said = (clause: Clause, categories: string[]): string =>
    blockText(
      draftClause(
        clause,
        {
          laws: ['ccpa_cpra', 'us_va'],
          pd_types: ['username-password'],
          ccpa_categories: categories,
        },
        { language: 'en', today: '2026-11-22' },
      ).blocks,
    );
  for (const clause of [rightsCa, rightsCaRequests]) {
    expect(said(clause, ['sensitive'])).toMatch(/(?:Right|How) to limit:/);
    expect(said(clause, ['identifiers'])).not.toMatch(/(?:Right|How) to limit:/);
  }
  expect(said(rightsUs, ['sensitive'])).not.toContain('Sensitive data:');
});

test('names an opt-out link where there is one', () => {
  const said = (optout_link?: string): string =>
    blockText(
      draftClause(
        optout,
        { laws: ['ccpa_cpra'], sell_share: 'sell', optout_link },
        { language: 'en', today: '2026-11-22' },
      ).blocks,
    );
  expect(said()).not.toContain('Your Privacy Choices”');
  expect(said('https://shop.example/choices')).toContain(
    '“Your Privacy Choices” in our service, which leads to',
  );
  const links = [undefined, 'https://shop.example/choices'];
  expectParity(
    optout,
    pairwiseAnswers({ laws: [['ccpa_cpra']], sell_share: ['sell', 'share'], optout_link: links }),
  );
});

test('the sections on disclosure and requests are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    laws: [['ccpa_cpra']],
    special_data: [['none'], ['health']],
    ccpa_categories: [['identifiers'], ['identifiers', 'sensitive']],
    ai_features: [['none'], ['scoring']],
    verify_identity: ['email-match', 'login', 'details'],
  });
  for (const clause of [rightsCaDisclosed, rightsCaRequests]) expectParity(clause, sets);
});
