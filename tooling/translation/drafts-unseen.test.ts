/** Owners see nothing of a draft: no list of languages, no question and no word of the interface has it. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listLanguages } from '../../packages/contract/src/countries.ts';
import { isLanguage, languages } from '../../packages/contract/src/languages.ts';
import { evaluate } from '../../packages/engine/src/questionnaire/evaluate.ts';
import { listQuestions } from '../../packages/engine/src/questionnaire/nested.ts';
import { draftLanguages } from '../../packages/library/languages.ts';
import { questionnaires } from '../../packages/library/agreement-types.ts';

test.each(draftLanguages)('%s is not a language of the contract', (draft) => {
  expect(isLanguage(draft)).toBe(false);
  expect(languages).not.toContain(draft);
  expect(listLanguages().map(({ value }) => value)).toEqual([...languages]);
  // @ts-expect-error -- a draft is no language to the types that clients see
  const wrong: (typeof languages)[number] = draft;
  expect(wrong).toBe(draft);
});

test.each(Object.entries(questionnaires))(
  'the wizard of %s offers no draft and accepts none',
  (_type, asked) => {
    const offered = listQuestions(asked).find(({ id }) => id === 'document_languages');
    const options = offered !== undefined && 'options' in offered ? offered.options : [];
    expect(JSON.stringify(options)).toContain('"nl"');
    const { errors, relevant } = evaluate(
      asked,
      { document_languages: [...draftLanguages] },
      { today: '2026-11-21' },
    );
    for (const draft of draftLanguages) {
      expect(JSON.stringify(options)).not.toContain(`"${draft}"`);
      expect(JSON.stringify(relevant['document_languages'] ?? [])).not.toContain(draft);
    }
    expect(errors.map(({ path }) => path)).toContain('document_languages');
  },
);

test.each(draftLanguages)('the interface has no catalogue in %s', (draft) => {
  expect(globSync('packages/messages/*.nl.json').length).toBeGreaterThan(20);
  expect(globSync(`packages/{messages,web}/**/*.${draft}.{json,md}`)).toEqual([]);
});
