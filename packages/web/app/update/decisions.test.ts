import { expect, test } from 'vitest';
import { listConflicts, decision, toResolutions, toWanted, type Difference } from './decisions.ts';

const clause = {
  id: 'contact',
  heading: 'Contact',
  change: 'changed',
  html: '<p>x</p>',
  edited: true,
  conflict: true,
  mine: '<p>Mine</p>',
  theirs: '<p>Theirs</p>',
} as const;
const quiet = { ...clause, id: 'rights', conflict: false, mine: null, theirs: null };

function differenceWith(theirs: string): Difference {
  return {
    revision: 2,
    changed: true,
    languages: [{ language: 'en', change: 'changed', clauses: [quiet, { ...clause, theirs }] }],
    costs: null as never,
    held_wording: [],
  };
}

test('a decision applies to the texts it was made for, and to no others', () => {
  const choices = { 'take-en-contact': decision(clause, 'mine') };
  const decided = listConflicts(differenceWith('<p>Theirs</p>'), choices);
  expect(decided.map(({ take }) => take)).toEqual(['mine']);
  expect(toResolutions(decided)).toEqual([{ language: 'en', clause: 'contact', take: 'mine' }]);
  const changed = listConflicts(differenceWith('<p>Theirs, once more</p>'), choices);
  expect(changed.map(({ take }) => take)).toEqual([null]);
  expect(toResolutions(changed)).toEqual([]);
});

test('without a choice edits are kept, no premium is added and nothing is removed', () => {
  expect(toWanted({}, { owned: false, chosen: false })).toEqual({
    edits: 'keep',
    premium: false,
    free_only: false,
  });
});

test('purchased premium cannot be removed, selected premium can', () => {
  expect(toWanted({ premium: 'no' }, { owned: true, chosen: true }).premium).toBe(true);
  expect(toWanted({}, { owned: false, chosen: true }).premium).toBe(true);
  expect(toWanted({ premium: 'no' }, { owned: false, chosen: true }).premium).toBe(false);
});
