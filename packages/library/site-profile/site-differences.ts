/** What the documents of one site say differently. */
import { isSameAnswer } from './same-answers.ts';
import { type AnsweredDocument, siteProfile } from './site-profile.ts';

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
    (id) => said[id] !== undefined && !id.endsWith('.own') && !isSameAnswer(told[id], said[id]),
  );
}
