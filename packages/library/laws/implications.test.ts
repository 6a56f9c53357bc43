import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueFacts } from './fact-sources.ts';
import { closeFacts, impliedBy, impliedFacts } from './implications.ts';

test('implications are transitively closed', () => {
  for (const fact of catalogueFacts) {
    const implied = impliedBy(fact);
    const beyond = [...implied].flatMap((next) => [...impliedBy(next)]);
    expect(
      beyond.filter((next) => next !== fact && !implied.has(next)),
      fact,
    ).toEqual([]);
  }
});

test('closing facts keeps them and is idempotent', () => {
  fc.assert(
    fc.property(fc.subarray([...catalogueFacts]), (facts) => {
      const once = closeFacts(facts);
      expect(facts.every((fact) => once.has(fact))).toBe(true);
      expect(closeFacts(once)).toEqual(once);
    }),
  );
});

test('only facts of the catalogue are implied', () => {
  expect([...impliedFacts].filter((fact) => !catalogueFacts.includes(fact))).toEqual([]);
});

test('a remarketing pixel implies sharing for ads, joint control, collection by others, a transfer and consent', () => {
  expect([...impliedBy('tool:meta-pixel')]).toEqual(
    expect.arrayContaining([
      'data:share-ads',
      'data:joint-controller',
      'data:third-party-collection',
      'data:transfer-outside-eea',
      'tech:consent-cookies',
      'tech:cookies',
      'basis:consent',
      'data:disclosed',
      'data:personal',
    ]),
  );
});

test('an establishment in a member state is one in the Union and outside the others', () => {
  expect([...impliedBy('est:de')].sort()).toEqual([
    'est:eu',
    'est:outside-ch',
    'est:outside-uk',
    'region:de',
    'region:eu',
  ]);
});
