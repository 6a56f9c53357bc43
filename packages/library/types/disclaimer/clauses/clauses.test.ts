import { expect, test } from 'vitest';
import { clausePrices } from '../../../clauses.ts';
import { expectParity } from '@clausewright/engine/document/testing/parity';
import { outline } from '../outline.ts';
import { knownOwners, randomOwners } from '../testing/owners.ts';

const answerSets = [...knownOwners, ...randomOwners(100)].map(({ relevant }) => relevant);

test.each(outline.clauses.map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    const reached = answerSets.filter((answers) => clause.when(answers));
    expect(reached.length).toBeGreaterThan(0);
    expectParity(clause, [{}, ...reached]);
  },
);

test('every part of every clause appears for some owner', () => {
  const silent = outline.clauses.flatMap((clause) =>
    Object.entries(clause.parts)
      .filter(
        ([, { when }]) => !answerSets.some((answers) => clause.when(answers) && (when?.(answers) ?? true)),
      )
      .map(([part]) => `${clause.id} ${part}`),
  );
  expect(silent).toEqual([]);
});

test('legally required content is included in the price of the law, other content is charged', () => {
  const price = (owner: string, clause: string): string | null | undefined =>
    clausePrices('DISCLAIMER', knownOwners.find(({ name }) => name === owner)?.relevant ?? {}).find(
      ({ id }) => id === clause,
    )?.price;
  expect(price('germanBlog', 'di.affiliate')).toBeNull();
  expect(price('germanBlog', 'di.ai')).toBeNull();
  expect(price('frenchMagazine', 'di.ai')).toBe('answer_premium');
  expect(price('americanTrader', 'di.financial')).toBeNull();
  expect(price('newYorkLawyers', 'di.legal')).toBeNull();
  expect(price('germanBlog', 'di.sports')).toBe('answer_premium');
  expect(price('swissAdults', 'di.custom')).toBe('custom_section');
});
