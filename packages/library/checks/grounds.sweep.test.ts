/** What documents print rests on the ground that their parts name (decision 066). */
import { languages } from '@clausewright/contract/languages';
import { absentSections } from '@clausewright/engine/document/absent-sections';
import { assembleOutline, draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import type { Outline } from '@clausewright/engine/document/outline';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { answeredPromise } from '@clausewright/engine/document/promises';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { expect, test } from 'vitest';
import { outlines, questionnaires } from '../agreement-types.ts';
import { documentPromises } from '../promises/document-promises.ts';
import { promiseFiles } from '../promises/promise-files.ts';

const today = '2026-11-21';
/** Made-up owners: in the long tier so many in each language, else so many in all of them together. */
const isLong = process.env['LONG_TESTS'] === '1';
const owners = isLong ? 5000 * languages.length : 36;
const types = Object.values(outlines).map((outline) => [outline.type, outline] as const);
const states = ['done', 'planned', 'no', undefined] as const;

/** What a made-up owner answered; of each promise he said something, or nothing. */
function madeUpOwner(outline: Outline, owner: number): object {
  const random = randomNumbers(owner);
  const questionnaire = questionnaires[outline.type];
  const promises = [...promiseFiles.keys()].flatMap((promise) => {
    const state = states[Math.floor(random() * states.length)];
    return state === undefined ? [] : [{ _id: promise, promise, promise_state: state }];
  });
  const answers = { ...randomAnswers(questionnaire, random), promises };
  return evaluate(questionnaire, answers, { today }).relevant;
}

/** The same answers, and which of them were looked at. */
function watched(answers: object): { answers: object; read: Set<string> } {
  const read = new Set<string>();
  const noted = (key: string | symbol) => {
    if (typeof key === 'string') read.add(key.replace(/\.own$/u, ''));
  };
  const proxy = new Proxy(answers, {
    get: (target, key) => (noted(key), Reflect.get(target, key) as unknown),
    has: (target, key) => (noted(key), Reflect.has(target, key)),
    getOwnPropertyDescriptor: (target, key) => (noted(key), Reflect.getOwnPropertyDescriptor(target, key)),
  });
  return { answers: proxy, read };
}

/** Parts whose ground names answers of which neither a condition nor the wording reads one. */
function unreadAnswers(clause: Clause, relevant: readonly object[]): string[] {
  const wording = new Set<string>();
  const conditions = new Map<string, Set<string>>();
  for (const [index, answers] of relevant.entries()) {
    const whole = watched(answers);
    clause.when(whole.answers);
    // Wording reads the same answers of nearly every owner, and takes longer than conditions.
    if (index < 8) draftClause(clause, whole.answers, { language: 'en', today, allParts: true });
    whole.read.forEach((id) => wording.add(id));
    for (const [name, { when }] of Object.entries(clause.parts)) {
      const part = watched(answers);
      when?.(part.answers);
      conditions.set(name, new Set([...(conditions.get(name) ?? []), ...part.read]));
    }
  }
  const named = [['', clause.ground] as const, ...Object.entries(clause.parts)];
  return named.flatMap(([name, ground]) => {
    const ids = 'answers' in ground ? (ground.answers ?? []) : [];
    // Words outside of parts stand between parts that exclude each other.
    const deciding = name === '' ? [...conditions.values()] : [conditions.get(name)];
    const isRead = ids.some((id) => wording.has(id) || deciding.some((one) => one?.has(id) === true));
    return ids.length === 0 || isRead ? [] : [`${clause.id} ${name}: ${ids.join(', ')}`];
  });
}

test.each(types)('each part of a %s names a law or answers that it follows from', (_type, outline) => {
  const relevant = Array.from({ length: 60 }, (_, owner) => madeUpOwner(outline, owner));
  const unjudged = outline.clauses.flatMap(({ id, ground, parts }) =>
    [['', ground] as const, ...Object.entries(parts)].flatMap(([name, one]) =>
      'law' in one && (one.law ?? '').length < 3 ? [`${id} ${name}`] : [],
    ),
  );
  expect(unjudged).toEqual([]);
  expect(outline.clauses.flatMap((clause) => unreadAnswers(clause, relevant))).toEqual([]);
});

test.each(types)(
  'a %s asserts no promise that its owner has not made, and no section that is absent',
  (_type, outline) => {
    const heads = new Map(outline.clauses.map(({ id, parts }) => [id, parts]));
    const wrong = Array.from({ length: owners }, (_, owner) => {
      const relevant = madeUpOwner(outline, owner);
      const language = languages[owner % languages.length] ?? 'en';
      const draft = assembleOutline(outline, relevant, { language, today, blanks: true });
      const listed = new Map(
        documentPromises(outline.type, relevant, { language, today, blanks: true }).map((one) => [
          one.id,
          one,
        ]),
      );
      const broken = partsPresent(draft).flatMap(({ clause, part }) => {
        const { promise, meets = [] } = heads.get(clause)?.[part] ?? {};
        if (promise === undefined) return [];
        const state = answeredPromise(relevant, promise)?.state;
        const isMade = state === undefined ? meets.length > 0 : state !== 'no';
        // An inner promise may be missing from the sentence, so that the list has more words.
        const isListed = listed.get(promise)?.sentences.some((one) => one.clause === clause) === true;
        return isMade && isListed ? [] : [`${clause} ${part} (owner ${owner})`];
      });
      return [...broken, ...absentSections(draft).map((reference) => `${reference} (owner ${owner})`)];
    });
    expect(wrong.flat()).toEqual([]);
  },
  1_800_000,
);
