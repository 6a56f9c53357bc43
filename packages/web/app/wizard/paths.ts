/** Reading and changing answers by the paths of the engine (`sites/r1/url`, `tools.own/r1/name`, `note/de`). */
import type { Answers, AnswerValue, Path, Row } from '@clausewright/library/questionnaires';

function isRows(value: AnswerValue | undefined): value is Row[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object');
}

function copyOf(scope: Answers): Answers {
  return Object.assign(Object.create(null) as Answers, scope);
}

/** The answers with one value changed; undefined takes it away. Rows on the way have to exist. */
export function withAnswer(answers: Answers, path: Path, value: AnswerValue | undefined): Answers {
  return change(answers, path.split('/'), value);
}

function change(scope: Answers, [key = '', row, ...rest]: string[], value: AnswerValue | undefined): Answers {
  const changed = copyOf(scope);
  if (row === undefined) {
    if (value === undefined) delete changed[key];
    else changed[key] = value;
    return changed;
  }
  const held = scope[key];
  if (rest.length === 0) {
    // One language of a text per language.
    const texts = typeof held === 'object' && !Array.isArray(held) ? { ...held } : {};
    changed[key] = { ...texts, [row]: typeof value === 'string' ? value : '' };
    return changed;
  }
  if (!isRows(held)) return scope;
  changed[key] = held.map((one) => (one._id === row ? (change(one, rest, value) as Row) : one));
  return changed;
}

/** What is stored under a path; undefined where nothing is. */
export function answerAtPath(answers: Answers, path: Path): AnswerValue | undefined {
  const [key = '', row, ...rest] = path.split('/');
  const held = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (row === undefined) return held;
  if (!isRows(held)) {
    const texts = typeof held === 'object' && !Array.isArray(held) ? new Map(Object.entries(held)) : null;
    const text: unknown = texts?.get(row);
    return typeof text === 'string' ? text : undefined;
  }
  const found = held.find((one) => one._id === row);
  return found && rest.length > 0 ? answerAtPath(found, rest.join('/')) : undefined;
}

export function rowsAt(answers: Answers, path: Path): readonly Row[] {
  const held = answerAtPath(answers, path);
  return isRows(held) ? held : [];
}

/** The DOM id of a field; paths hold characters that selectors do not like. */
export function fieldId(path: Path): string {
  return `q-${path.replaceAll(/[^\w-]/g, '-')}`;
}

export function isWithin(path: Path, ancestor: Path): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`) || path.startsWith(`${ancestor}.own`);
}
