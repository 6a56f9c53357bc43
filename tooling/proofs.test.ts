import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProofFault, readProofs } from './proofs.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const known = {
  files: execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      encoding: 'utf8',
    },
  ).split('\n'),
  scripts: Object.keys(scripts),
};
const proofs = readProofs(read('docs/proofs.md'));

/** Numbers in the first cells of the tables of a page, such as S12 in `| S12 (1.2) | … |`. */
const numbersIn = (text: string): string[] => text.match(/(?<=^\| )[A-Z]\d+(?= (\([^|]*\) )?\|)/gm) ?? [];
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

test('promises, attacks, faults and invariants are numbered without gaps', () => {
  expect(numbersIn(read('docs/security.md'))).toEqual([...numbered('S', 77), ...numbered('A', 36)]);
  expect(numbersIn(read('docs/faults.md'))).toEqual(numbered('F', 40));
  expect(numbersIn(read('docs/proofs.md'))).toEqual(numbered('P', 10));
});

test('each of them has proofs, and all proofs exist', () => {
  const wanted = ['docs/security.md', 'docs/faults.md', 'docs/proofs.md'].flatMap((file) =>
    numbersIn(read(file)),
  );
  expect([...proofs.keys()].sort()).toEqual(wanted.sort());
  const faults = [...proofs].flatMap(([number, named]) =>
    named.length === 0
      ? [`${number} has no proof`]
      : named.flatMap((proof) => findProofFault(proof, known) ?? []).map((fault) => `${number}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['- `tooling/proofs.test.ts`: each of them has proofs, and all proofs exist', undefined],
  ['- `proofs.test.ts`: each of them has proofs, and all proofs exist', undefined],
  ['- `proofs.test.ts`: each of them has proofs', 'has no test'],
  ['- `nowhere.test.ts`: x', 'there is no nowhere.test.ts'],
  ['- gate `npm run check`', undefined],
  ['- gate `npm run nothing`', 'there is no npm run nothing'],
  ['- [decision 002](decisions/002-runtime-dependencies.md)', undefined],
  ['- [decision 999](decisions/999-nothing.md)', 'there is no decisions/999'],
])('%s: %s', (line, fault) => {
  const [proof] = readProofs(`### S1\n\n${line}`).get('S1') ?? [];
  if (proof === undefined) throw new Error('nothing was read');
  if (fault === undefined) expect(findProofFault(proof, known)).toBeUndefined();
  else expect(findProofFault(proof, known)).toContain(fault);
});

test('rejects a path that several files end with', () => {
  const files = ['a/x.test.ts', 'b/x.test.ts'];
  expect(findProofFault({ kind: 'test', path: 'x.test.ts', title: 'y' }, { files, scripts: [] })).toContain(
    'several',
  );
});

test('rejects an unreadable line and a duplicate number', () => {
  expect(() => readProofs('### S1\n\n- somewhere')).toThrow('no proof');
  expect(() => readProofs('### S1\n\n### S1')).toThrow('twice');
});
