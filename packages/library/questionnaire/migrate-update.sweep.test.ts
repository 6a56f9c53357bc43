import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionnaires } from '../agreement-types.ts';
import { cleanAnswers } from '@clausewright/engine/questionnaire/clean-answers';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { newSince, updatedAnswers } from '@clausewright/engine/questionnaire/migrate-update';
import { randomAnswers, randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { today } from './testing/stored-answers.ts';
import { versioned } from '@clausewright/engine/questionnaire/testing/versioned-questionnaire';

const ids = [
  'name',
  'colour',
  'colour.own',
  'size',
  'purpose',
  'telex',
  'sites',
  'fax',
  'color',
  '__proto__',
  'riddle',
];
const anything = fc.dictionary(
  fc.constantFrom(...ids),
  fc.oneof(
    fc.jsonValue(),
    fc.array(fc.dictionary(fc.constantFrom('_id', 'url', 'address', 'reach', 'owner', 'x'), fc.jsonValue())),
    fc.record({ added: fc.jsonValue(), removed: fc.jsonValue() }),
  ),
);

test('migrating any stored answers gives answers that a wizard could have sent', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: -1, max: 6 }), (stored, version) => {
      const before = JSON.stringify(stored);
      const { answers } = updatedAnswers(versioned, stored as Answers, version);
      expect(JSON.stringify(stored)).toBe(before);
      expect(cleanAnswers(versioned, answers, { today })).toMatchObject({ ok: true });
    }),
    { numRuns: 1000 },
  );
});

test('migration is idempotent', () => {
  fc.assert(
    fc.property(anything, (stored) => {
      const once = updatedAnswers(versioned, stored as Answers, 1);
      const twice = updatedAnswers(versioned, once.answers, versioned.version);
      expect(JSON.stringify(twice.answers)).toBe(JSON.stringify(once.answers));
      expect(twice).toMatchObject({ ask: [], dropped: [], newSince: [] });
    }),
    { numRuns: 300 },
  );
});

test('answers of the current version stay, hidden ones too', () => {
  const random = randomNumbers(7);
  for (const questionnaire of Object.values(questionnaires)) {
    for (let count = 0; count < 5; count += 1) {
      const answers = randomAnswers(questionnaire, random);
      const updated = updatedAnswers(questionnaire, answers, questionnaire.version);
      expect({ ...updated.answers }).toEqual({ ...answers });
      expect({ ...updated, answers: null }).toEqual({ answers: null, ask: [], dropped: [], newSince: [] });
    }
  }
});

test('new questions match those that the evaluation reports as new', () => {
  const answers: Answers = { purpose: 'yes', sites: [{ _id: 'a' }] };
  for (const version of [0, 1, 2, 3, 4]) {
    const { newSince: paths } = evaluate(versioned, answers, { today, knownVersion: version });
    const called = paths.map((path) => path.replace('/a/', '.'));
    expect(newSince(versioned, version).toSorted()).toEqual([...new Set(called)].toSorted());
  }
});
