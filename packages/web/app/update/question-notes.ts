import type { UpdateDetails } from './use-update-details.ts';

interface Words {
  newQuestion: string;
  askedAgain: string;
}

/** What stands at questions in the wizard, by their ids; fields of repetitions are named `group.field`. */
export function questionNotes(
  { ask, new_since }: Pick<UpdateDetails, 'ask' | 'new_since'>,
  words: Words,
): ReadonlyMap<string, string> {
  const idOf = (question: string) => question.split(/[./]/).at(-1) ?? question;
  return new Map([
    ...new_since.map((question) => [idOf(question), words.newQuestion] as const),
    ...ask.map((question) => [idOf(question), words.askedAgain] as const),
  ]);
}
