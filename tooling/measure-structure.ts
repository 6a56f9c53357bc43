/**
 * Measures the structure of a tree: `node tooling/measure-structure.ts [ROOT]`. Prints files and lines of each package
 * (tests apart, generated and stored files left out) and the circles between the entries of its folders, by value and by type.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCycles } from './folder-cycles.ts';
import { readImports } from './import-graph.ts';

process.chdir(process.argv[2] ?? '.');
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|md|json)$/.test(file) && existsSync(file));

function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' ? `${first}/${second}` : file.includes('/') ? first : '.';
}

function kindOf(file: string): 'code' | 'tests' | 'texts' | 'other' {
  if (/\.test\.tsx?$|\/testing\/|^e2e\//.test(file)) return 'tests';
  if (/\.tsx?$/.test(file)) return 'code';
  return /\/(?:clauses|words)\/.*\.md$|\/vendors\/[a-z]{2}\.md$/.test(file) ? 'texts' : 'other';
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

console.log('package | code files | code lines | test files | test lines | text files | text lines');
for (const [name, own] of Map.groupBy(files, packageOf)) {
  const kinds = Map.groupBy(own, kindOf);
  const cells = (['code', 'tests', 'texts'] as const).flatMap((kind) => {
    const found = kinds.get(kind) ?? [];
    return [found.length, found.reduce((sum, file) => sum + linesOf(file), 0)];
  });
  if (cells.some((cell) => cell > 0)) console.log([name, ...cells].join(' | '));
}

const sources = files.filter((file) => /\.tsx?$/.test(file));
const circles = findCycles(readImports(sources));
const entries = (typeOnly: boolean): number =>
  circles
    .filter((circle) => circle.typeOnly === typeOnly)
    .reduce((sum, circle) => sum + circle.entries.length, 0);
console.log(
  `circles by value: ${circles.filter(({ typeOnly }) => !typeOnly).length} of ${entries(false)} entries`,
);
console.log(
  `closed by types alone: ${circles.filter(({ typeOnly }) => typeOnly).length} of ${entries(true)} entries`,
);
