/** Goal L1 in the files themselves: the words that meet each duty are read back from what was rendered. */
import { assemble, computeCoverage, finish, questionnaires } from '@clausewright/library/clauses';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { Draft, Plain } from '@clausewright/engine/document/tree';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { germanShop, teenApp } from '../../library/types/privacy-policy/testing/profiles.ts';
import { mayStayOpen } from '../../library/laws/unwritten-duties.ts';
import { withoutPart } from '../../library/types/privacy-policy/testing/without-part.ts';
import { renderMarkdown } from './markdown.ts';
import { renderPage } from './page.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderText } from './text.ts';
import { expectedText } from './testing/expected-text.ts';
import { htmlText } from './testing/read-text.ts';
import { lostParts } from './testing/surviving.ts';

const today = '2026-11-21';

/** What a reader finds in each file. */
const readers: Readonly<Record<string, (plain: Plain) => string>> = {
  html: (plain) => htmlText(renderPage(plain)),
  txt: renderText,
  md: (plain) => expectedText({ ...plain, children: parseMarkdown(renderMarkdown(plain)) }, 'md'),
};

/** The shop wrote its own texts in German and English: their German words stand in for each language. */
function inLanguage(profile: object, language: Language): Answers {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    if ('de' in value) return { [language]: value.de };
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]));
  };
  return read(profile) as Answers;
}

function policyOf(profile: object, language: Language) {
  const questionnaire = questionnaires.PRIVACY_POLICY;
  const answers = { ...inLanguage(profile, language), document_languages: [language] };
  const { relevant, errors } = evaluate(questionnaire, answers, { today });
  expect(errors).toEqual([]);
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  const draft = assemble('PRIVACY_POLICY', relevant, { language, today, blanks: false });
  return { draft, coverage: (one: Draft) => computeCoverage(one, relevant, { laws, today }) };
}
type Policy = ReturnType<typeof policyOf>;

/** Duties that the file does not meet: coverage counts the parts whose words it still holds. */
function unmetIn({ draft, coverage }: Policy, words: string): readonly string[] {
  const held = lostParts(draft, words).reduce(
    (left, { clause, part }) => withoutPart(left, clause, part),
    draft,
  );
  return coverage(held).due.unmet;
}

/** Each due duty that a clause states, with the parts that meet it. */
function dutiesOf({ draft, coverage }: Policy) {
  return coverage(draft).applies.flatMap(({ requirement, kind, mandatory, tier, met }) =>
    kind === 'state' && mandatory && tier === 'core' && !mayStayOpen(requirement)
      ? [{ requirement, met: met ?? [] }]
      : [],
  );
}

const profiles = { germanShop, teenApp };
const cases = Object.entries(profiles).flatMap(([name, profile]) =>
  languages.flatMap((language) =>
    Object.keys(readers).map((format) => ({ name, profile, language, format })),
  ),
);

test.each(cases)(
  'the $format file in $language fulfils each duty of $name',
  ({ profile, language, format }) => {
    const policy = policyOf(profile, language);
    const { document } = finish(policy.draft);
    const words = readers[format]?.(document) ?? '';
    expect(lostParts(policy.draft, words)).toEqual([]);
    expect(unmetIn(policy, words)).toEqual([]);
    expect(dutiesOf(policy).length).toBeGreaterThan(5);
  },
);

test.each(cases)(
  'deleting a sentence fails its duty: $name, $format, $language',
  ({ profile, language, format }) => {
    const policy = policyOf(profile, language);
    const silent = dutiesOf(policy).filter(({ requirement, met }) => {
      const damaged = met.reduce((left, { clause, part }) => withoutPart(left, clause, part), policy.draft);
      const words = readers[format]?.(finish(damaged).document) ?? '';
      return !unmetIn(policy, words).includes(requirement);
    });
    expect(silent.map(({ requirement }) => requirement)).toEqual([]);
  },
);
