// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import { findVendor } from '../../../vendors/browser.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { factsOf } from '../../../laws/facts.ts';
import { purposesWithBases } from '../../../laws/purpose-bases.ts';
import { newsletterSenders } from '../derive/purposes.ts';
import { privacyPolicy } from '../questionnaire.ts';
import { germanShop } from '../testing/profiles.ts';
import { purposeWords } from '../words/purposes.ts';
import { legalBases } from './legal-bases/clause.ts';
import { purposes } from './purposes/clause.ts';
import { retention } from './retention/clause.ts';
import { summary } from './summary/clause.ts';

const today = '2026-11-21';
const quiet = {
  ...germanShop,
  forms: ['contact'],
  emails: 'yes',
  email_vendors: ['postmark'],
  email_kinds: { added: [], removed: [] },
};
const relevant = (answers: object) => evaluate(privacyPolicy, { ...quiet, ...answers }, { today }).relevant;
const newsletter = relevant({ email_kinds: { added: ['newsletter'], removed: [] } });

test('a newsletter among the kinds of messages implies the purpose, ticked or not', () => {
  expect(newsletter['purposes']).not.toContain('newsletters');
  for (const language of languages) {
    const drafted = (answers: object) =>
      [purposes, legalBases, summary].map((clause) =>
        blockText(draftClause(clause, answers, { language, today }).blocks).toLowerCase(),
      );
    // A title is the word of the summary with a capital.
    const word = purposeWords[language].newsletters.toLowerCase();
    for (const text of drafted(newsletter)) expect(text).toContain(word);
    for (const text of drafted(relevant({}))) expect(text).not.toContain(word);
  }
});

test('data of an implied purpose is kept as long as that of a ticked one', () => {
  const kept = (answers: object) =>
    blockText(draftClause(retention, answers, { language: 'en', today }).blocks);
  expect(kept({ email_kinds: ['marketing'] })).toBe(kept({ purposes: ['newsletters'] }));
  expect(kept({ email_kinds: ['transactional'] })).not.toBe(kept({ purposes: ['newsletters'] }));
});

test('the implied purpose is named once, and its legal basis is a fact', () => {
  const both = { ...newsletter, purposes: [...(newsletter['purposes'] as string[]), 'newsletters'] };
  const named = (answers: typeof newsletter) =>
    purposesWithBases(answers).filter(({ purpose }) => purpose === 'newsletters');
  expect(named(newsletter)).toHaveLength(1);
  expect(named(both)).toEqual(named(newsletter));
  expect(factsOf(newsletter).has('data:direct-marketing')).toBe(true);
  expect(factsOf(newsletter)).toEqual(factsOf(both));
});

test('a newsletter sender suggests the purpose, a mere delivery service does not', () => {
  expect(relevant({ email_vendors: ['mailchimp'] })['purposes']).toContain('newsletters');
  expect(relevant({ email_vendors: ['mailchimp'] })['email_kinds']).toContain('newsletter');
  expect(relevant({})['purposes']).not.toContain('newsletters');
  expect(newsletterSenders.filter((id) => !findVendor(id)?.categories.includes('email'))).toEqual([]);
});

test('the legal basis of an implied purpose can be chosen', () => {
  const row = { _id: 'r', purpose: 'newsletters', basis: 'consent' };
  const answers = { ...quiet, email_kinds: { added: ['marketing'], removed: [] }, purpose_table: [row] };
  expect(evaluate(privacyPolicy, answers, { today }).errors).toEqual([]);
});
