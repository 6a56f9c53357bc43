import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notInProduction } from '../packages/server/src/demo/account/prepare-account.ts';

test('the demo refuses production, even to begin anew, and writes nothing', () => {
  const directory = mkdtempSync(join(tmpdir(), 'demo-'));
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/demo.ts', '--fresh'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: directory },
    });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${notInProduction}\n` });
    expect(readdirSync(directory)).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
