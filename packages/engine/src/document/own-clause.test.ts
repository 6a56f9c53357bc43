import { expect, test } from 'vitest';
import { isOwnClause, ownClausePlace } from './own-clause.ts';

test('a clause of its owner is told by its name', () => {
  expect(['own.a1b2c3d4', 'own.A1b2c3d4', 'own.a1b2c3d', 'pp.contact', 'head'].map(isOwnClause)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('it stands behind the last section and before the annexes', () => {
  expect(ownClausePlace(['Title', '1. A', '', '2. B', 'Annex\u00A01: C', 'Annex\u00A02: D'])).toBe(4);
  expect(ownClausePlace(['Titre', '1. A', 'Annexe\u00A01\u00A0: C'])).toBe(2);
  expect(ownClausePlace(['Title', '1. A'])).toBe(2);
  expect(ownClausePlace([])).toBe(0);
});
