/** Adds to the lock file what a package needs on other machines and nobody has published yet, without hashes. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Lock } from './lock-file.ts';
import { unpublished } from './unpublished.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const missing = unpublished(lock);
const packages = Object.fromEntries(
  [...Object.entries(lock.packages), ...missing].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`package-lock.json: ${missing.size} packages added that are not published yet`);
