import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getLicence, isAgreed, isPermissive } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['MIT', true],
  ['MIT AND OFL-1.1', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT OR CC0-1.0) AND ISC', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['MIT AND GPL-2.0-only', false],
  ['(MIT OR ISC) AND (GPL-2.0-only OR LGPL-3.0)', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('%s: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected);
});

test('what a decision agrees to is one package under one licence', () => {
  expect(isAgreed('axe-core', 'MPL-2.0')).toBe(true);
  expect(isAgreed('axe-core', 'GPL-3.0-only')).toBe(false);
  expect(isAgreed('x', 'MPL-2.0')).toBe(false);
});

test('older manifests are read too', () => {
  expect(getLicence({ license: { type: 'MIT' } })).toBe('MIT');
  expect(getLicence({ licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] })).toBe('GPL-2.0 OR MIT');
  expect(getLicence({})).toBeUndefined();
});

interface Given {
  /** Of the lock file, and of the package itself where it is installed. */
  locked?: string;
  installed?: string;
  dev?: boolean;
  reasons?: string;
}

/** Runs the gate over a product of one package and answers what it finds. */
function found({ locked, installed, dev, reasons = '| x | server | why |' }: Given): string {
  const decisions = join(root, 'docs/decisions');
  mkdirSync(decisions, { recursive: true });
  writeFileSync(join(decisions, '002-runtime-dependencies.md'), reasons);
  const entry = { version: '1.0.0', license: locked, dev };
  const packages = { '': { dependencies: dev === true ? {} : { x: '1.0.0' } }, 'node_modules/x': entry };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'p', version: '1', packages }));
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  if (installed !== undefined) {
    mkdirSync(join(root, 'node_modules/x'), { recursive: true });
    writeFileSync(join(root, 'node_modules/x/package.json'), JSON.stringify({ license: installed }));
  }
  const run = spawnSync(process.execPath, [resolve('tooling/check-licences.ts'), root], { encoding: 'utf8' });
  expect(run.status).toBe(run.stderr === '' ? 0 : 1);
  return run.stderr;
}

test('the check rejects non-permissive licences, whatever the lock file says', () => {
  expect(found({ locked: 'MIT', installed: 'MIT' })).toBe('');
  expect(found({ locked: 'MIT', installed: 'GPL-3.0' })).toContain('GPL-3.0 is not on the list');
  expect(found({ locked: 'SSPL-1.0' })).toContain('SSPL-1.0 is not on the list');
  expect(found({})).toContain('names no licence');
  expect(found({ locked: 'GPL-3.0', installed: 'GPL-3.0', dev: true })).toBe('');
});

test('the check requires a reason for each direct dependency of the product', () => {
  expect(found({ locked: 'MIT', reasons: '| x-ray | server | why |' })).toContain('no reason in');
});
