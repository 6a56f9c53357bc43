/** Refuses a runtime package whose licence is not a permissive one, and a direct one that nobody gave a reason for. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getLicence, isAgreed, isPermissive, type Manifest } from './licences.ts';
import { directPackages, type Lock, runtimePackages } from './lock-file.ts';

const root = resolve(process.argv[2] ?? '.');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), 'utf8'));
const lock = read('package-lock.json') as Lock;
const reasons = readFileSync(resolve(root, 'docs/decisions/002-runtime-dependencies.md'), 'utf8');

/** Decision 002: so many packages of others may each part name. */
const ceilings = new Map([
  ['packages/banner', 0],
  ['packages/contract', 3],
  ['packages/engine', 3],
  ['packages/library', 0],
  ['packages/web', 32],
  ['packages/server', 30],
]);

const findings: string[] = [];
for (const { path, name, license } of runtimePackages(lock)) {
  const manifest = `${path}/package.json`;
  // What is for other machines is not here: the lock file speaks for it.
  const licence = existsSync(resolve(root, manifest)) ? getLicence(read(manifest) as Manifest) : license;
  if (licence === undefined) findings.push(`${path}: names no licence`);
  else if (!isPermissive(licence) && !isAgreed(name, licence))
    findings.push(`${path}: ${licence} is not on the list of permissive licences`);
}
for (const [folder, paths] of directPackages(lock)) {
  const most = ceilings.get(folder);
  if (most !== undefined && paths.length > most) {
    findings.push(`${folder}: ${paths.length} packages of others, at most ${most}`);
  }
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(reasons)) {
      findings.push(`${path}: no reason in docs/decisions/002-runtime-dependencies.md`);
    }
  }
}
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
