/** Applies the house rules of `source-rules.ts` to every tracked or new source file. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inspect } from './source-rules.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));

const findings = files.flatMap((file) => inspect(file, readFileSync(file, 'utf8')));
for (const { file, line, because } of findings) console.error(`${file}:${line} ${because}`);
process.exit(findings.length === 0 ? 0 : 1);
