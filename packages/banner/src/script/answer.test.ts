import { consentActions } from '@clausewright/contract/banner';
import { consentTypes, optionalTypes, regimes } from '@clausewright/contract/consent-types';
import {
  array,
  assert,
  boolean,
  constantFrom,
  property,
  record,
  shuffledSubarray,
  string,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { runsByDefault } from '../publish/regimes.ts';
import {
  type Answer,
  getBit,
  getBits,
  getExceptions,
  isAnswerValid,
  matchingIndexes,
  read,
  write,
} from './answer.ts';

const visitor = 'd9b2d63d-a233-4123-847a-7b1f3f2a6f01';
const vendorLists = uniqueArray(
  record({ id: string({ minLength: 1 }), type: constantFrom(...consentTypes) }),
  {
    selector: ({ id }) => id,
    maxLength: 40,
  },
);

const answerOf = (
  all: readonly { id: string; type: (typeof consentTypes)[number] }[],
  chosen: readonly boolean[],
) => {
  const vendors = matchingIndexes(all, (_, place) => chosen[place % Math.max(chosen.length, 1)]);
  const granted = getBits(all.filter((_, place) => vendors.has(place)));
  return {
    granted,
    vendors,
    revision: 7,
    at: 1_790_000_000_000,
    visitor,
    action: 3,
  } satisfies Answer;
};

test('a stored answer is read back as written, for any choice', () => {
  assert(
    property(vendorLists, array(boolean(), { maxLength: 40 }), (all, chosen) => {
      const answer = answerOf(all, chosen);
      expect(read(write(answer, all), all)).toEqual(answer);
    }),
  );
});

test('an answer survives reordering and removal of vendors and never allows what was refused', () => {
  assert(
    property(
      vendorLists.chain((all) => record({ all: constantFrom(all), later: shuffledSubarray(all) })),
      array(boolean(), { maxLength: 40 }),
      ({ all, later }, chosen) => {
        const answer = answerOf(all, chosen);
        const now = read(write(answer, all), later);
        for (const [place, vendor] of later.entries())
          expect(now.vendors.has(place)).toBe(answer.vendors.has(all.indexOf(vendor)));
      },
    ),
  );
});

test('500 vendors, all but one of each type refused, fit into one cookie', () => {
  const all = Array.from({ length: 100 }).flatMap((_, at) =>
    consentTypes.map((type) => ({ id: `vendor-${at}-${type}`, type })),
  );
  const vendors = matchingIndexes(all, (_, place) => place < consentTypes.length);
  const answer: Answer = {
    granted: 15,
    vendors,
    revision: 7,
    at: 1_790_000_000_000,
    visitor,
    action: 3,
  };
  expect(getExceptions(answer, all)).toHaveLength(396);
  expect(write(answer, all).length).toBeLessThan(3000);
  expect(read(write(answer, all), all)).toEqual(answer);
});

test('any cookie content is parsed without throwing, and applies only if intact', () => {
  const all = [{ id: 'matomo', type: 'ANALYTICS' as const }];
  const config = { revision: 7, days: 180, runs: 0 };
  assert(
    property(string(), (text) => {
      expect(isAnswerValid(read(text, all), config, false, 1_790_000_000_000)).toBe(false);
    }),
  );
});

test('an answer is valid for its scope and duration only', () => {
  const at = 1_790_000_000_000;
  const base: Answer = { granted: 0, vendors: new Set(), revision: 7, at, visitor, action: 1 };
  const config = { revision: 7, days: 180, runs: 0 };
  const day = 86_400_000;
  expect(isAnswerValid(base, config, false, at + 180 * day - 1)).toBe(true);
  expect(isAnswerValid(base, config, false, at + 180 * day)).toBe(false);
  expect(isAnswerValid({ ...base, revision: 6 }, config, false, at)).toBe(false);
  assert(
    property(
      constantFrom(...regimes),
      constantFrom(...Object.values(consentActions)),
      boolean(),
      (regime, action, signal) => {
        const asks = regime === 'opt-in' || regime === 'exempt';
        const runs = getBits(
          optionalTypes.filter((type) => runsByDefault(regime, type)).map((type) => ({ id: '', type })),
        );
        // 4: a signal; 6: a notice that was closed. Neither is consent, and a signal is more than a notice.
        const weak = (action === 4 && asks) || (action === 6 && (asks || signal));
        expect(isAnswerValid({ ...base, action }, { ...config, runs }, signal, at)).toBe(!weak);
      },
    ),
  );
});

test('each type has its bit, essential has none', () => {
  expect(consentTypes.map((type) => getBit({ type }))).toEqual([0, 1, 2, 4, 8]);
});
