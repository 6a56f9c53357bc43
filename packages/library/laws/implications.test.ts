import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueFacts } from './fact-sources.ts';
import { closeFacts, impliedBy, impliedFacts } from './implications.ts';

test('the implications are closed: what an implied fact implies is implied too', () => {
  for (const fact of catalogueFacts) {
    const implied = impliedBy(fact);
    const beyond = [...implied].flatMap((next) => [...impliedBy(next)]);
    expect(
      beyond.filter((next) => next !== fact && !implied.has(next)),
      fact,
    ).toEqual([]);
  }
});

test('closing facts keeps them, and closing twice changes nothing', () => {
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

test('a remarketing pixel brings sharing for ads, joint control, collection by others, a transfer and consent', () => {
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

test('a seat in a member state is a seat in the Union and outside the others', () => {
  expect([...impliedBy('est:de')].sort()).toEqual([
    'est:eu',
    'est:outside-ch',
    'est:outside-uk',
    'region:de',
    'region:eu',
  ]);
});
