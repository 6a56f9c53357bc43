/**
 * Builds the web app when its sources changed since the last build, so that `npm start` and
 * `npm test` begin with what the checkout says. The stamp is a hash over every file that counts.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'packages/web/build/.stamp';
const sources = [
  'package-lock.json',
  'packages/web/*.{ts,json}',
  'packages/web/app/**/*',
  'packages/web/public/**/*',
  'packages/messages/**/*',
  'packages/contract/src/**/*',
  'packages/documents/src/html*.ts',
  'packages/agreements/src/**/*',
];

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256');
  // Who operates the instance stands in the pages.
  const operator = Object.entries(process.env).filter(([name]) => /^(OPERATOR_|UI_LANGUAGES$)/.test(name));
  hash.update(JSON.stringify(operator.sort(([a], [b]) => a.localeCompare(b))));
  const files = globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !/node_modules|\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const stamp = stampOf(sources);
const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!built || process.argv.includes('--force')) {
  console.log('Building the web app …');
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', '@clausewright/web'], { stdio: 'inherit' });
  mkdirSync('packages/web/build', { recursive: true });
  writeFileSync(stampFile, stamp);
}
