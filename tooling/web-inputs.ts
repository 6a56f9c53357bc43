import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { operatorFrom } from '../packages/web/operator-from.ts';
import { pricesFrom } from '../packages/web/prices-from.ts';

const patterns = [
  'package-lock.json',
  'packages/{contract,engine,library,banner,documents}/package.json',
  'packages/web/*.{ts,json}',
  'packages/web/slim-router/*',
  'packages/web/app/**/*',
  'packages/web/public/**/*',
  'packages/messages/**/*',
  // Whole packages: which of their entries the web imports changes too often to be listed here.
  'packages/{contract,engine,banner,documents}/src/**/*',
  'packages/library/**/*.{ts,json}',
];

/** Every file that the built web app depends on, by its path from the root. */
export function webInputs(): string[] {
  return globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !/node_modules|\.test\.tsx?$/.test(file))
    .sort();
}

/** Differs when the built web app would: with the files, and with what the pages know of their instance. */
export function webStamp(environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(operatorFrom(environment))).update(pricesFrom(environment));
  for (const file of webInputs()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
