/** What the list of promises shows is read alone: whole sentences, as the document has them. */
import { agreementTypes } from '@clausewright/contract/agreement-types';
import { languages } from '@clausewright/contract/languages';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { documentPromises } from './document-promises.ts';

const today = '2026-11-21';
const owners = 24;

/** The beginning of a sentence, or of an entry whose list is introduced by one. */
const begins = /^["„“«¿¡(]?\s?[\p{Lu}\p{N}]/u;
/** The last words may be the owner’s own. */
const ends = /(?:[.!?][)»”“"]?|: [^.:]+)$/u;

test.each(agreementTypes)('each promise of a %s is told in whole sentences', (type) => {
  const broken = new Set<string>();
  let told = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    const answers = randomAnswers(questionnaires[type], randomNumbers(owner));
    const { relevant } = evaluate(questionnaires[type], answers, { today });
    for (const language of languages) {
      for (const { id, sentences } of documentPromises(type, relevant, { language, today, blanks: true })) {
        for (const { text } of sentences) {
          told += 1;
          if (!begins.test(text) || !ends.test(text)) broken.add(`${language} ${id}: ${text}`);
        }
      }
    }
  }
  expect([...broken]).toEqual([]);
  if (type === 'TERMS_CONDITIONS') expect(told).toBeGreaterThan(100);
});
