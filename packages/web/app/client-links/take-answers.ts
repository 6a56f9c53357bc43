import { type Answers, isAnswered, listQuestions } from '@clausewright/library/questionnaires';
import { type Draft, storeDraft } from '../draft.ts';
import { withoutOrigin } from '../draft-origins.ts';
import type { DraftOfDocument } from './draft-of.ts';

/** What somebody read of a question: another tab, or the client, may have written since. */
interface Read {
  before: DraftOfDocument;
  now: DraftOfDocument;
}

/** Whether one of the answers would replace what nobody saw when choosing. */
export function isOvertaken({ before, now }: Read, given: readonly Answers[]): boolean {
  return now.isOfAnother || given.some((one) => differs(now, one) && !differs(before, one));
}

/** Puts answers of a client into the draft of this browser. False where it keeps nothing. */
export function takeIntoDraft(
  { key, draft, questionnaire }: DraftOfDocument,
  given: Answers,
  language: string,
): boolean {
  const inLanguages = new Set(
    listQuestions(questionnaire).flatMap((one) => ('perLanguage' in one && one.perLanguage ? [one.id] : [])),
  );
  const languages = draft.answers['document_languages'];
  const [first] = Array.isArray(languages) ? languages : [];
  const spoken = typeof first === 'string' ? first : language;
  const taken = Object.entries(given).map(([question, value]) => [
    question,
    inLanguages.has(question) && typeof value === 'string' ? { [spoken]: value } : value,
  ]);
  const answers = Object.assign(Object.create(null), draft.answers, Object.fromEntries(taken)) as Answers;
  // Other answers are another request; whoever takes them over has given them.
  const { request: _, origins = {}, ...rest } = draft;
  const left = Object.keys(given).reduce(withoutOrigin, origins);
  const next: Draft = { ...rest, answers, origins: left };
  return storeDraft(key, next, Date.now());
}

/** Whether the draft says something else by now; what nobody knew is no answer that could be lost. */
export function differs({ draft }: Pick<DraftOfDocument, 'draft'>, given: Answers): boolean {
  return Object.entries(given).some(([question, value]) => {
    const own = Object.hasOwn(draft.answers, question) ? draft.answers[question] : undefined;
    return isAnswered(own) && own !== 'unknown' && JSON.stringify(own) !== JSON.stringify(value);
  });
}
