import { expect, test } from 'vitest';
import { adoptTexts, changedClauses, cutClauses, joinClauses, sameTexts, trimmed } from './clause-text.ts';

const clauses = [
  { id: 'none', markdown: '' },
  { id: 'a', markdown: '# A' },
  { id: 'gone', markdown: ' \n' },
  { id: 'b', markdown: '\n\n  - b\n' },
  { id: 'end', markdown: '' },
];

test('texts are joined by one empty line and split where they were joined', () => {
  const { text, starts } = joinClauses(clauses);
  expect(text).toBe('# A\n\n  - b');
  expect(starts).toEqual([0, 0, 5, 5, 10]);
  const borders = clauses.map(({ id }, index) => ({ id, at: starts[index] ?? 0 }));
  expect(cutClauses(text, borders)).toEqual(
    clauses.map(({ id, markdown }) => ({ id, markdown: trimmed(markdown) })),
  );
});

test('surrounding empty lines are no change', () => {
  const now = clauses.map(({ id, markdown }) => ({ id, markdown: `\n${markdown}\n\n` }));
  expect(sameTexts(clauses, now)).toBe(true);
  expect(changedClauses(clauses, [{ id: 'a', markdown: '# B' }, ...now.slice(2)])).toEqual([
    { id: 'a', markdown: '# B' },
  ]);
});

test('another version of the document keeps every word', () => {
  const order = [
    { id: 'a', markdown: 'A' },
    { id: 'new', markdown: 'N' },
    { id: 'b', markdown: 'B' },
  ];
  const texts = [
    { id: 'a', markdown: 'mine' },
    { id: 'old', markdown: 'left over' },
    { id: 'empty', markdown: '' },
    { id: 'b', markdown: '' },
  ];
  expect(adoptTexts(order, texts)).toEqual([
    { id: 'a', markdown: 'mine\n\nleft over' },
    { id: 'new', markdown: 'N' },
    { id: 'b', markdown: '' },
  ]);
});

test('a clause that the owner added stays a clause of its own, where it was', () => {
  const order = [
    { id: 'a', markdown: 'A' },
    { id: 'b', markdown: 'B' },
  ];
  const texts = [
    { id: 'a', markdown: 'A' },
    { id: 'own.a1b2c3d4', markdown: 'Mine' },
    { id: 'b', markdown: 'B2' },
    { id: 'gone', markdown: 'Gone' },
  ];
  expect(adoptTexts(order, texts)).toEqual([
    { id: 'a', markdown: 'A' },
    { id: 'own.a1b2c3d4', markdown: 'Mine' },
    { id: 'b', markdown: 'B2\n\nGone' },
  ]);
});
