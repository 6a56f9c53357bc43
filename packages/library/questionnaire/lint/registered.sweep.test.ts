/** The linter over every wizard that exists. New ids go into the lock by `vitest run registered -u`. */
import { bannerPrefix } from '../../vendors/site-banner.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { clauseQuestions, outlines } from '../../clauses.ts';
import { questionnaires } from '../../agreement-types.ts';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { loadQuestionTexts } from '../load-question-texts.ts';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import type { QuestionTexts } from '@clausewright/engine/questionnaire/question-texts';
import { reusedIds, updateIdsLock } from '@clausewright/engine/questionnaire/lint/ids-lock';
import { lintDefinition } from '@clausewright/engine/questionnaire/lint/lint-definition';
import { lintReach } from '@clausewright/engine/questionnaire/lint/lint-reach';
import { lintTexts } from '@clausewright/engine/questionnaire/lint/lint-texts';

const registered = Object.values(questionnaires);
const lock = new URL('../../ids.lock', import.meta.url);

/** Questions that the title or a clause prints or tests. */
function speaks(type: AgreementType): Set<string> {
  const outline = outlines[type];
  const clauses = clauseQuestions(type).flatMap(({ decides, speaks: spoken }) => [...decides, ...spoken]);
  return new Set([outline.title.question, ...clauses]);
}

for (const questionnaire of registered) {
  test(`${questionnaire.type}: the definition is valid and every question is used`, () => {
    expect(lintDefinition(questionnaire, speaks(questionnaire.type), bannerPrefix)).toEqual([]);
  });

  test(`${questionnaire.type}: every question and option can be reached`, () => {
    expect(lintReach(questionnaire, '2026-11-21')).toEqual([]);
  });

  for (const language of languages) {
    test(`${questionnaire.type}: no text is missing in ${language}, and they load quickly`, async () => {
      const texts = await loadQuestionTexts(questionnaire.type, language);
      expect(gzipSync(JSON.stringify(texts)).byteLength).toBeLessThan(30_000);
      expect(await missingWords(questionnaire, language, texts)).toEqual([]);
    });
  }

  // Whoever misses a word in one language misses it in all: the search is the same.
  test(`${questionnaire.type}: detects each deleted text`, async () => {
    const texts = asked(questionnaire, structuredClone(await loadQuestionTexts(questionnaire.type, 'de')));
    const unnoticed: string[] = [];
    for (const { holder, key, path } of wordsIn(texts)) {
      const word: unknown = Reflect.get(holder, key);
      Reflect.deleteProperty(holder, key);
      if ((await missingWords(questionnaire, 'de', texts)).length === 0) unnoticed.push(path);
      Reflect.set(holder, key, word);
    }
    expect(unnoticed).toEqual([]);
  });
}

/** Each language is held to what every other one says. */
async function missingWords(
  questionnaire: Questionnaire,
  language: Language,
  texts: QuestionTexts,
): Promise<string[]> {
  const models = await Promise.all(
    languages
      .filter((other) => other !== language)
      .map((other) => loadQuestionTexts(questionnaire.type, other)),
  );
  return models.flatMap((model) => lintTexts(questionnaire, texts, model));
}

/** Without the words of shared questions that the type leaves out. */
function asked(questionnaire: Questionnaire, texts: QuestionTexts): QuestionTexts {
  const ids = new Set(listQuestions(questionnaire).map(({ id }) => id));
  return {
    ...texts,
    questions: Object.fromEntries(Object.entries(texts.questions).filter(([id]) => ids.has(id))),
  };
}

/** Every word of the texts with the object that holds it. */
function wordsIn(texts: object): { holder: object; key: string; path: string }[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [{ holder: texts, key, path: key }];
    if (typeof value !== 'object' || value === null) return [];
    return wordsIn(value).map((place) => ({ ...place, path: `${key}/${place.path}` }));
  });
}

test('ids.lock contains every id', async () => {
  await expect(updateIdsLock(readFileSync(lock, 'utf8'), registered)).toMatchFileSnapshot(lock.pathname);
});

test('no published id changes its kind or is reused', () => {
  expect(reusedIds(readFileSync(lock, 'utf8'), registered)).toEqual([]);
});
