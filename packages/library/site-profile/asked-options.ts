/** Lists that types ask for with options of their own: a document says nothing of what it was not offered. */
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { getOptions, listQuestions } from '@clausewright/engine/questionnaire/nested';

/** Options that some document before was offered, by question. */
export type AskedOptions = Map<string, Set<string>>;

export function noteAsked(asked: AskedOptions, questionnaire: Questionnaire): void {
  for (const question of listQuestions(questionnaire)) {
    if (question.kind !== 'multi') continue;
    const before = asked.get(question.id) ?? new Set();
    asked.set(question.id, new Set([...before, ...getOptions(question).map(({ id }) => id)]));
  }
}

/** To lists that documents before gave, what they were not offered; a “none” that was chosen beside it falls away. */
export function addUnasked(found: Answers, carried: Answers, asked: Readonly<AskedOptions>): void {
  for (const [id, value] of Object.entries(carried)) {
    const [before, offered] = [found[id], asked.get(id)];
    if (!isList(value) || !isList(before) || offered === undefined) continue;
    const more = value.filter((option) => !offered.has(option));
    if (more.length > 0) found[id] = [...before.filter((option) => option !== 'none'), ...more];
  }
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
