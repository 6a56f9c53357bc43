/** Applies the house rules of `source-rules.ts` to every tracked or new source file, and looks for circles of folders. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findCycles, describe } from './folder-cycles.ts';
import { readImports } from './import-graph.ts';
import { inspect } from './source-rules.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));

const findings = files.flatMap((file) => inspect(file, readFileSync(file, 'utf8')));
for (const { file, line, because } of findings) console.error(`${file}:${line} ${because}`);
const circles = findCycles(readImports(files));
for (const circle of circles) console.error(describe(circle).join('\n'));
process.exit(findings.length + circles.length === 0 ? 0 : 1);
