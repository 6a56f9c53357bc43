/**
 * `ids.lock` remembers every id ever published, one line each: type, id, kind. A line never goes;
 * an id that is no longer asked is marked `retired` and never comes back with another meaning.
 */
import type { Questionnaire } from '../definition.ts';
import { idLines } from './lint-definition.ts';

const retired = ' retired';

/** The lock with new ids added and vanished ones marked. */
export function updateIdsLock(lock: string, questionnaires: readonly Questionnaire[]): string {
  const present = new Set(questionnaires.flatMap(idLines));
  const kept = lines(lock).map((line) =>
    present.has(line) || line.endsWith(retired) ? line : line + retired,
  );
  const added = [...present].filter((line) => !lines(lock).includes(line));
  return [...kept, ...added].sort().join('\n') + '\n';
}

/** Ids of the present definitions that the lock knows with another kind or as retired. */
export function reusedIds(lock: string, questionnaires: readonly Questionnaire[]): string[] {
  const published = new Map(lines(lock).map((line) => [nameOf(line), line]));
  return questionnaires.flatMap(idLines).filter((line) => {
    const before = published.get(nameOf(line));
    return before !== undefined && before !== line;
  });
}

function lines(lock: string): string[] {
  return lock.split('\n').filter((line) => line !== '');
}

function nameOf(line: string): string {
  return line.split(' ').slice(0, 2).join(' ');
}
