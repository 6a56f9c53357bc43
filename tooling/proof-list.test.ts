import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofFaults, readProofList } from './proof-list.ts';

const roots = ['.', 'packages/server/src'];

test('every row of the fault catalogue names tests that are there', () => {
  expect(proofFaults(readProofList(readFileSync('docs/faults.md', 'utf8')), 40, roots)).toEqual([]);
});

const here = '`tooling/proof-list.test.ts`';
const title = 'every row of the fault catalogue names tests that are there';

test('a row may name several tests, other files and tests that are to come', () => {
  const [row] = readProofList(
    `| 7 | x | ${here} "${title}", \`docs/payments.md\`; open: \`cli/later.test.ts\` |`,
  );
  expect(row).toEqual({
    number: 7,
    proofs: [
      { path: 'tooling/proof-list.test.ts', title },
      { path: 'docs/payments.md', title: null },
    ],
    open: ['cli/later.test.ts'],
  });
});

test.each([
  ['is whole', `| 1 | x | ${here} "${title}" |`, []],
  ['lacks a row', '', ['1 is missing']],
  [
    'has a row twice',
    `| 1 | ${here} "${title}" |\n| 1 | \`docs/payments.md\` |`,
    ['1 stands twice', '1 stands twice'],
  ],
  ['has a row without proof', '| 1 | `word` |', ['1 has no proof']],
  ['names a file that is gone', '| 1 | `docs/gone.md` |', ['1: there is no docs/gone.md']],
  [
    'names a test that is gone',
    `| 1 | ${here} "gone" |`,
    ['1: tooling/proof-list.test.ts has no test "gone"'],
  ],
  ['names a file of tests alone', `| 1 | ${here} |`, ['1: tooling/proof-list.test.ts has no test "null"']],
  [
    'waits for a test that came',
    `| 1 | open: ${here} |`,
    ['1: tooling/proof-list.test.ts is there now: name its test'],
  ],
])('a list that %s is told apart', (_, text, faults) => {
  expect(proofFaults(readProofList(text), 1, roots)).toEqual(faults);
});
