/**
 * Agreements of owners as they are in life, in six languages, as files that are read and compared. `GOLDEN=write` writes
 * them anew; the difference then shows in review what a change of the library does to real agreements.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  assemble,
  coverageOf,
  findRequirement,
  finish,
  type SiteBanner,
  withBanner,
} from '@clausewright/library/clauses';
import { questionnaires } from '@clausewright/library/clauses';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { listCountries, listStates } from '@clausewright/contract/countries';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { foreignWords } from '../../../library/testing/terms.ts';
import { authorities } from '../../../library/types/privacy-policy/derive/authorities.ts';
import { accessibilityAuthorities } from '../../../library/types/terms-conditions/words/accessibility-authorities.ts';
import { statutoryPart } from '../../../library/statutory/texts.ts';
import { vendors } from '../../../library/vendors/list.ts';
import { renderMarkdown } from '../markdown.ts';

const today = '2026-11-21';
const writes = process.env['GOLDEN'] === 'write';

export interface GoldenOwner {
  answers: Answers;
  /** What visitors of the website are asked by, if anything. */
  banner?: SiteBanner;
}

/** One test for each owner, and one that there are no other files. */
export function goldenFiles(
  type: AgreementType,
  { folder: name, owners }: { folder: string; owners: Readonly<Record<string, GoldenOwner>> },
): void {
  const folder = fileURLToPath(new URL(`../../../library/types/${name}/golden/`, import.meta.url));
  if (writes) mkdirSync(folder, { recursive: true });

  test.each(Object.entries(owners))('%s', (owner, given) => {
    for (const language of languages) {
      const file = fileOf(owner, language);
      const document = documentOf(type, given, language);
      const { due, markdown, relevant } = document;
      const faults = {
        unmet: due.unmet,
        missing: missingSentences(document),
        blanks: markdown.match(/.*•.*/g) ?? [],
        foreign: foreignWords(language, libraryWords(markdown, relevant, language)),
      };
      expect(faults, file).toEqual({ unmet: [], missing: [], blanks: [], foreign: [] });
      if (writes) writeFileSync(`${folder}${file}`, markdown);
      expect(markdown, file).toBe(readFileSync(`${folder}${file}`, 'utf8'));
    }
  });

  test('there is a file for each owner and language, and no other', () => {
    const wanted = Object.keys(owners).flatMap((owner) =>
      languages.map((language) => fileOf(owner, language)),
    );
    expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
  });
}

function fileOf(name: string, language: Language): string {
  return `${name}.${language}.md`;
}

/** Everything that the owner wrote; nobody translates it. */
function ownWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownWords) : [];
}

/** Great Britain and Australia prescribe these, and in English only: they stand so in every language. */
const prescribedInEnglish = [
  statutoryPart('uk-ccr-sch3-b', 'en', 'form'),
  statutoryPart('au-acl-reg90-goods', 'en', 'statement'),
  statutoryPart('au-acl-reg90-services', 'en', 'statement'),
  statutoryPart('au-acl-reg90-both', 'en', 'statement'),
].flatMap((text) =>
  text.split(/\n|\{[a-z_0-9]+\}/u).map((piece) => piece.replace(/^(?:### |- )/u, '').trim()),
);

/** What the library says: addresses of pages, names, foreign forms and the owner's own words left out. */
function libraryWords(markdown: string, relevant: Answers, language: Language): string {
  const names = [
    ...[...vendors, ...authorities].map(({ name }) => name),
    ...Object.values(accessibilityAuthorities),
    ...['AU', 'CA', 'US'].flatMap((country) => listStates(country, language).map(({ text }) => text)),
  ];
  const countries = listCountries(language).map(({ text }) => text);
  const prescribed = language === 'en' ? [] : prescribedInEnglish;
  return [...prescribed, ...ownWords(relevant), ...names, ...countries]
    .filter((one) => one.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, one) => text.replaceAll(one, ' '),
      markdown.replaceAll(/<[^<>\s]+>|\]\([^()\s]*\)|https?:\/\/\S+/g, ' ').replaceAll('\\', ''),
    );
}

function documentOf(type: AgreementType, { answers, banner }: GoldenOwner, language: Language) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error(`There is no wizard of ${type}`);
  const { relevant, errors, valid } = evaluate(questionnaire, answers, { today });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  const laws = (relevant['laws'] ?? []) as readonly string[];
  const draft = assemble(type, withBanner(relevant, banner), { language, today, blanks: false });
  const { applies, due } = coverageOf(draft, relevant, { laws, today });
  return { markdown: renderMarkdown(finish(draft).document), relevant, applies, due };
}

/** Sentences that a law prescribes word for word, of which one has to stand where there are several. */
/** Regulation 90 has one text for goods, one for services and one for both; the catalogue holds the first. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  'au-reg-90': (['au-acl-reg90-services', 'au-acl-reg90-both'] as const).map(
    (id) => statutoryPart(id, 'en', 'statement').split('\n')[0] ?? '',
  ),
};

function missingSentences({ applies, markdown }: ReturnType<typeof documentOf>): string[] {
  return applies.flatMap(({ requirement, kind, met }) => {
    const exact = [...(findRequirement(requirement)?.exactTexts ?? []), ...(otherForms[requirement] ?? [])];
    const owed = kind === 'state' && met !== null && exact.length > 0;
    return owed && !exact.some((sentence) => markdown.includes(sentence)) ? [requirement] : [];
  });
}
