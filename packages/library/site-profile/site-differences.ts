/** What the documents of one site say differently. */
import { promisesQuestion } from '@clausewright/engine/document/promises';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { isSameAnswer } from './same-answers.ts';
import { type AnsweredDocument, siteProfile } from './site-profile.ts';

/**
 * Each document promises other things; an answer about one that the other does not make is no difference. Neither are the
 * languages that it is written in and the further laws that it covers, each of which costs something.
 */
const ofDocument: readonly string[] = [promisesQuestion, 'document_languages', 'laws'];

/** Questions of `other` that `document` would answer otherwise; one that `other` was not asked is no difference. */
export function siteDifferences(
  document: AnsweredDocument,
  other: AnsweredDocument,
  today: string,
): string[] {
  const said = siteProfile([other], other.questionnaire, today);
  return Object.keys(answersToTake(document, other, today)).filter(
    (id) => said[id] !== undefined && !id.endsWith('.own'),
  );
}

/** What makes `other` say the same as `document`, with what hangs on it. */
export function answersToTake(document: AnsweredDocument, other: AnsweredDocument, today: string): Answers {
  // What `document` does not ask about stays as `other` has it; where a document is served is no answer of anybody.
  const told = siteProfile([{ ...document, url: null }, other], other.questionnaire, today);
  const said = siteProfile([other], other.questionnaire, today);
  return Object.fromEntries(
    Object.entries(told).filter(([id, value]) => !ofDocument.includes(id) && !isSameAnswer(value, said[id])),
  );
}
