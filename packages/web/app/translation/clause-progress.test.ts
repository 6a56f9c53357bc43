import type { EditedClause } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { countStandings, translatedClauses } from './clause-progress.ts';

function clause(id: string, given: Partial<EditedClause> = {}): EditedClause {
  return {
    id,
    version: 1,
    heading: id,
    markdown: `## ${id}`,
    blocks: null,
    generated: null,
    generated_blocks: null,
    source: `## ${id}`,
    source_changed: false,
    ...given,
  };
}

const standings = (clauses: readonly EditedClause[], markdown: string, checked: string[] = []) =>
  translatedClauses(
    clauses,
    clauses.map(({ id }) => ({ id, markdown })),
    new Set(checked),
  ).map(({ standing }) => standing);

test('a clause is generated, manual or removed by its current content', () => {
  const plain = [clause('a')];
  expect(standings(plain, '## a\n')).toEqual(['generated']);
  expect(standings(plain, '## b')).toEqual(['edited']);
  expect(standings(plain, ' \n')).toEqual(['removed']);
  expect(standings([clause('a', { markdown: '## b', generated: '## a' })], '## b')).toEqual(['edited']);
  expect(standings([clause('a', { markdown: '## b', generated: '## a' })], '## a')).toEqual(['generated']);
});

test('a clause whose source changed is outdated until it is written or checked', () => {
  const behind = [clause('a', { source_changed: true })];
  expect(standings(behind, '## a')).toEqual(['behind']);
  expect(standings(behind, '## a', ['a'])).toEqual(['generated']);
  expect(standings(behind, '## b')).toEqual(['edited']);
});

test('a clause missing from the texts keeps its own, and each is counted once', () => {
  const all = translatedClauses([clause('a'), clause('b', { source_changed: true })], [], new Set());
  expect(countStandings(all)).toEqual({ generated: 1, edited: 0, removed: 0, behind: 1 });
});
