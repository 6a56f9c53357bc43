import { expect, test } from 'vitest';
import { clausePrices } from '../../../clauses.ts';
import { expectParity } from '@clausewright/engine/document/testing/parity';
import { outline } from '../outline.ts';
import { knownOwners, randomOwners } from '../testing/owners.ts';

/** Prescribed in French alone. */
const prescribed = ['eu.guarantee_fr'];
const answerSets = [...knownOwners, ...randomOwners(100)].map(({ relevant }) => relevant);

test.each(outline.clauses.map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (_id, clause) => {
    const reached = answerSets.filter((answers) => clause.when(answers));
    expect(reached.length).toBeGreaterThan(0);
    if (!prescribed.includes(clause.id)) expectParity(clause, [{}, ...reached]);
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
    clausePrices('EULA', knownOwners.find(({ name }) => name === owner)?.relevant ?? {}).find(
      ({ id }) => id === clause,
    )?.price;
  expect(price('germanPhoneApp', 'eu.eu_consumers')).toBeNull();
  expect(price('germanPhoneApp', 'eu.apple')).toBeNull();
  expect(price('germanPhoneApp', 'eu.trial')).toBe('answer_premium');
  expect(price('frenchSaas', 'eu.disputes')).toBeNull();
  expect(price('californianGame', 'eu.disputes')).toBe('answer_premium');
  expect(price('openTool', 'eu.custom')).toBe('custom_section');
});
