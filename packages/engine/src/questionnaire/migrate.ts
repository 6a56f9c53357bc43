import type { Answers, AnswerValue, Migration, Questionnaire } from './definition.ts';
import { answerAt, isRecord, noAnswers } from './nested.ts';

export interface Migrated {
  answers: Answers;
  /** Questions to be put again. */
  ask: string[];
  dropped: { question: string; reason: string }[];
}

/** Brings stored answers of an earlier version up to the present one; `group.field` names a field of repetitions. */
export function migrateAnswers(questionnaire: Questionnaire, answers: Answers, from: number): Migrated {
  const due = questionnaire.migrations.filter((one) => one.to > from && one.to <= questionnaire.version);
  const migrated: Migrated = { answers: copy(answers), ask: [], dropped: [] };
  for (const migration of due.toSorted((a, b) => a.to - b.to)) apply(migration, migrated);
  return migrated;
}

function apply(migration: Migration, migrated: Migrated): void {
  const { answers } = migrated;
  if ('rename' in migration) {
    const [from, to] = migration.rename;
    for (const [scope, id] of scopes(answers, from)) {
      move(scope, id, lastName(to));
      move(scope, `${id}.own`, `${lastName(to)}.own`);
    }
  } else if ('optionRename' in migration) {
    const [question, from, to] = migration.optionRename;
    for (const [scope, id] of scopes(answers, question)) {
      const value = answerAt(scope, id);
      if (value !== undefined) scope[id] = renameOption(value, from, to);
    }
  } else if ('drop' in migration) {
    const found = scopes(answers, migration.drop).filter(([scope, id]) => Object.hasOwn(scope, id));
    for (const [scope, id] of found) {
      delete scope[id];
      delete scope[`${id}.own`];
    }
    if (found.length > 0) migrated.dropped.push({ question: migration.drop, reason: migration.reason });
  } else {
    migrated.ask.push(migration.ask);
  }
}

/** Where a question is answered: at the top, or in each repetition of the groups named before it. */
function scopes(answers: Answers, path: string): [scope: Answers, id: string][] {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) return [[answers, head]];
  const rows = answerAt(answers, head);
  if (!Array.isArray(rows)) return [];
  return rows.filter(isRecord).flatMap((row) => scopes(row as Answers, rest.join('.')));
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path;
}

function move(scope: Answers, from: string, to: string): void {
  const value = answerAt(scope, from);
  if (value === undefined) return;
  delete scope[from];
  // An answer under the new name is the later one.
  if (!Object.hasOwn(scope, to)) scope[to] = value;
}

function renameOption(value: AnswerValue, from: string, to: string): AnswerValue {
  if (value === from) return to;
  const swap = (list: readonly string[]): string[] => [
    ...new Set(list.map((one) => (one === from ? to : one))),
  ];
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? swap(value) : value;
  }
  if (isRecord(value) && Array.isArray(value['added']) && Array.isArray(value['removed'])) {
    return { added: swap(value['added']), removed: swap(value['removed']) };
  }
  return value;
}

/** Deep enough to change rows without touching what was stored. */
function copy(answers: Answers): Answers {
  const fresh = noAnswers();
  for (const [id, value] of Object.entries(answers)) {
    // What was stored may be anything, and a list of anything.
    const rows = Array.isArray(value) && value.some(isRecord);
    fresh[id] = rows ? (value as Answers[]).map((row) => (isRecord(row) ? copy(row) : row) as never) : value;
  }
  return fresh;
}
