import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const version = join(folder, 'version.cjs');
writeFileSync(
  version,
  `Object.defineProperty(process, 'version', { value: 'v20.20.2' });
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`,
);

test.each(['main.ts', 'operations/cli/main.ts'])('with an outdated Node %s says so in one line', (entry) => {
  // What Node 20 is to us: another version, and files of TypeScript that it does not know.
  const options = ['--no-experimental-strip-types', '--require', version];
  const run = spawnSync(process.execPath, [...options, join(import.meta.dirname, entry)], {
    encoding: 'utf8',
  });
  expect(run.stderr).toMatch(/^Clausewright needs Node\.js 24, but this is v20\.20\.2\. .*\n$/u);
  expect(run).toMatchObject({ status: 1, stdout: '' });
});
