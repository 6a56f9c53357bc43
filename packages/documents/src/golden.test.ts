/**
 * The Privacy Policy of forty owners in six languages, as files that are read and compared. `GOLDEN=write` writes
 * them anew; the difference then shows in review what a change of the library does to real agreements.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assemble, coverageOf, findRequirement, finish } from '@clausewright/agreements/clauses';
import { type Answers, evaluate, questionnaires } from '@clausewright/agreements/questionnaires';
import { listCountries } from '@clausewright/contract/countries';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { foreignWords } from '../../agreements/src/document/testing/terms.ts';
import { authorities } from '../../agreements/src/privacy-policy/derive/authorities.ts';
import { profiles } from '../../agreements/src/privacy-policy/testing/profiles/index.ts';
import { vendors } from '../../agreements/src/vendors/list.ts';
import { renderMarkdown } from './markdown.ts';

const today = '2026-11-21';
const writes = process.env['GOLDEN'] === 'write';
const folder = fileURLToPath(new URL('../../agreements/golden/privacy-policy/', import.meta.url));
if (writes) mkdirSync(folder, { recursive: true });

const fileOf = (name: string, language: Language): string => `${name}.${language}.md`;

/** Everything that the owner wrote; nobody translates it. */
function ownWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownWords) : [];
}

/** What the library says: addresses of pages, names and the owner's own words left out. */
function libraryWords(markdown: string, relevant: Answers, language: Language): string {
  const names = [...vendors, ...authorities].map(({ name }) => name);
  const countries = listCountries(language).map(({ text }) => text);
  return [...ownWords(relevant), ...names, ...countries]
    .filter((one) => one.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, one) => text.replaceAll(one, ' '),
      markdown.replaceAll(/<[^<>\s]+>|\]\([^()\s]*\)|https?:\/\/\S+/g, ' '),
    );
}

function policyOf(profile: Answers, language: Language) {
  const questionnaire = questionnaires.PRIVACY_POLICY;
  if (questionnaire === undefined) throw new Error('There is no Privacy Policy');
  const { relevant, errors, valid } = evaluate(questionnaire, profile, { today });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  const laws = (relevant['laws'] ?? []) as readonly string[];
  const draft = assemble('PRIVACY_POLICY', relevant, { language, today, blanks: false });
  const { applies, due } = coverageOf(draft, relevant, { laws, today });
  return { markdown: renderMarkdown(finish(draft).document), relevant, applies, due };
}
type Policy = ReturnType<typeof policyOf>;

/** Sentences that a law prescribes word for word, of which one has to stand where there are several. */
function missingSentences({ applies, markdown }: Policy): string[] {
  return applies.flatMap(({ requirement, kind, met }) => {
    const exact = findRequirement(requirement)?.exactTexts ?? [];
    const owed = kind === 'state' && met !== null && exact.length > 0;
    return owed && !exact.some((sentence) => markdown.includes(sentence)) ? [requirement] : [];
  });
}

test.each(Object.entries(profiles))('%s', (name, profile) => {
  for (const language of languages) {
    const file = fileOf(name, language);
    const policy = policyOf(profile, language);
    const { due, markdown, relevant } = policy;
    const faults = {
      unmet: due.unmet,
      missing: missingSentences(policy),
      blanks: markdown.match(/.*•.*/g) ?? [],
      foreign: foreignWords(language, libraryWords(markdown, relevant, language)),
    };
    expect(faults, file).toEqual({ unmet: [], missing: [], blanks: [], foreign: [] });
    if (writes) writeFileSync(`${folder}${file}`, markdown);
    expect(markdown, file).toBe(readFileSync(`${folder}${file}`, 'utf8'));
  }
});

test('there is a file for each owner and language, and no other', () => {
  const wanted = Object.keys(profiles).flatMap((name) => languages.map((language) => fileOf(name, language)));
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});
