/** What the documents of one site say differently. */
import { promisesQuestion } from '@clausewright/engine/document/promises';
import { isSameAnswer } from './same-answers.ts';
import { type AnsweredDocument, siteProfile } from './site-profile.ts';

/** Each document promises other things; an answer about one that the other does not make is no difference. */
const ofDocument: readonly string[] = [promisesQuestion];

/** Questions of `other` that `document` would answer otherwise; one that `other` was not asked is no difference. */
export function siteDifferences(
  document: AnsweredDocument,
  other: AnsweredDocument,
  today: string,
): string[] {
  // What `document` does not ask about stays as `other` has it; where a document is served is no answer of anybody.
  const told = siteProfile([{ ...document, url: null }, other], other.questionnaire, today);
  const said = siteProfile([other], other.questionnaire, today);
  return Object.keys(told).filter(
    (id) =>
      said[id] !== undefined &&
      !id.endsWith('.own') &&
      !ofDocument.includes(id) &&
      !isSameAnswer(told[id], said[id]),
  );
}
