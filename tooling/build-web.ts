/**
 * Builds the web app when its sources changed since the last build, so that `npm start` and
 * `npm test` begin with what the checkout says. The stamp is a hash over every file that counts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { webStamp } from './web-inputs.ts';

const stampFile = 'packages/web/build/.stamp';

const stamp = webStamp(process.env);
const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!built || process.argv.includes('--force')) {
  console.log('Building the web app …');
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', '@clausewright/web'], { stdio: 'inherit' });
  mkdirSync('packages/web/build', { recursive: true });
  writeFileSync(stampFile, stamp);
}
