import { expect, test } from 'vitest';
import { clausePrices } from '../../../clauses.ts';
import { expectParity } from '@clausewright/engine/document/testing/parity';
import { outline } from '../outline.ts';
import { knownOwners, randomOwners } from '../testing/owners.ts';

const answerSets = [...knownOwners, ...randomOwners(120)].map(({ relevant }) => relevant);

// The law prescribes forms and boxes of different shape in each language: statutory.test.ts compares them with the file.
const prescribed = ['rr.withdrawal_form', 'rr.guarantee_fr'];

test.each(
  outline.clauses.filter(({ id }) => !prescribed.includes(id)).map((clause) => [clause.id, clause] as const),
)('%s is equivalent in six languages', (_id, clause) => {
  const reached = answerSets.filter((answers) => clause.when(answers));
  expect(reached.length).toBeGreaterThan(0);
  expectParity(clause, [{}, ...reached]);
});

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
    clausePrices('RETURN_REFUND_POLICY', knownOwners.find(({ name }) => name === owner)?.relevant ?? {}).find(
      ({ id }) => id === clause,
    )?.price;
  expect(price('germanPottery', 'rr.withdrawal')).toBeNull();
  expect(price('californianOutfitter', 'rr.restocking')).toBeNull();
  expect(price('frenchArtist', 'rr.restocking')).toBe('answer_premium');
  expect(price('italianSofas', 'rr.commercial')).toBeNull();
  expect(price('californianOutfitter', 'rr.gifts')).toBe('answer_premium');
  expect(price('dutchCourses', 'rr.digital')).toBeNull();
  expect(price('belgianWholesale', 'rr.custom')).toBe('custom_section');
});
