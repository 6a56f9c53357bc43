import { type Answers, type AnswerValue, isAnswered } from '@clausewright/library/questionnaires';
import { type Draft, storeDraft } from '../draft.ts';
import { withoutOrigin } from '../draft-origins.ts';
import type { DraftOfDocument } from './draft-of.ts';
import { fieldsOf, spokenIn, spokenLanguage, withTexts } from './spoken-texts.ts';

/** What somebody read of a question: another tab, or the client, may have written since. */
interface Read {
  before: DraftOfDocument;
  now: DraftOfDocument;
}

/** Whether one of the answers would replace what nobody saw when choosing. */
export function isOvertaken({ before, now }: Read, given: readonly Answers[], language: string): boolean {
  return (
    now.isOfAnother || given.some((one) => differs(now, one, language) && !differs(before, one, language))
  );
}

/** Puts answers of a client into the draft of this browser. False where it keeps nothing. */
export function takeIntoDraft(
  { key, draft, questionnaire }: DraftOfDocument,
  given: Answers,
  language: string,
): boolean {
  const fields = fieldsOf(questionnaire);
  const spoken = spokenLanguage(draft.answers, language);
  const taken = Object.entries(given).map(([id, value]) => [
    id,
    withTexts(fields.get(id), value, ownAnswer(draft, id), spoken),
  ]);
  const answers = Object.assign(Object.create(null), draft.answers, Object.fromEntries(taken)) as Answers;
  // Other answers are another request; whoever takes them over has given them.
  const { request: _, origins = {}, ...rest } = draft;
  const left = Object.keys(given).reduce(withoutOrigin, origins);
  const next: Draft = { ...rest, answers, origins: left };
  return storeDraft(key, next, Date.now());
}

/** Whether the draft says something else by now; what nobody knew is no answer that could be lost. */
export function differs(of: Drafted, given: Answers, language: string): boolean {
  const own = spokenAnswers(of, Object.keys(given), language);
  return Object.entries(own).some(
    ([id, said]) =>
      isAnswered(said) && said !== 'unknown' && JSON.stringify(said) !== JSON.stringify(given[id]),
  );
}

type Drafted = Pick<DraftOfDocument, 'draft' | 'questionnaire'>;

/** What the draft says of these questions, in the language in which a client's texts are taken over. */
export function spokenAnswers(
  { draft, questionnaire }: Drafted,
  questions: readonly string[],
  language: string,
): Answers {
  const fields = fieldsOf(questionnaire);
  const spoken = spokenLanguage(draft.answers, language);
  const said = questions.map((id) => [id, spokenIn(fields.get(id), ownAnswer(draft, id), spoken)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined)) as Answers;
}

function ownAnswer({ answers }: Draft, id: string): AnswerValue | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}
