import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { coveredLaws } from '../../derive/laws.ts';
import { privacyPolicy } from '../../questionnaire.ts';
import { profiles } from './index.ts';

const today = '2026-11-21';

/** Every text of the owner that is given per language. */
function texts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'de' in value ? [value] : Object.values(value).flatMap(texts);
}

function lawsOf(profile: Answers): readonly string[] {
  return (evaluate(privacyPolicy, profile, { today }).relevant['laws'] ?? []) as readonly string[];
}

test('there are forty owners', () => {
  expect(Object.keys(profiles)).toHaveLength(40);
});

test.each(Object.entries(profiles))('%s answers everything, in six languages', (_name, profile) => {
  const { valid, errors, relevant } = evaluate(privacyPolicy, profile, { today });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  expect(relevant['document_languages']).toEqual(languages);
  for (const text of texts(profile)) {
    expect(new Set(Object.values(text)).size, JSON.stringify(text)).toBe(languages.length);
  }
});

test('each covered law is chosen by at least two owners', () => {
  const chosen = Object.values(profiles).flatMap(lawsOf);
  const rare = coveredLaws.filter(({ id }) => chosen.filter((law) => law === id).length < 2);
  expect(rare).toEqual([]);
});
