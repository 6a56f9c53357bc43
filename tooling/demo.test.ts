import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { notInProduction } from '../packages/server/src/demo-account/prepare-account.ts';
import { startMain } from '../packages/server/src/platform/http/testing/start-main.ts';
import { logIn } from '../packages/server/src/testing/owner-over-http.ts';

test('the demo refuses production, even to restart, and writes nothing', () => {
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

// A whole account takes a quarter of a minute of computing: the long tier.
test.skipIf(!longTests())(
  'the demo prints a log-in with six agreements and two answered banners',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'demo-'));
    try {
      const program = fileURLToPath(new URL('demo.ts', import.meta.url));
      await using demo = await startMain({ DATA_DIR: directory }, program);
      const printed = /^ +(\S+), password (\S+)$/m;
      await expect.poll(() => demo.output(), { timeout: 20_000 }).toMatch(printed);
      const [, email = '', password = ''] = printed.exec(demo.output()) ?? [];
      const call = await logIn(demo.origin, { email, password });
      const { agreements } = await call('GET', '/customer/agreements/all');
      expect(agreements).toHaveLength(6);
      const { consents } = await call('GET', '/privacy-consent/list');
      expect(consents).toHaveLength(2);
      for (const { id } of consents as { id: string }[]) {
        const { totals, parts } = await call('GET', `/privacy-consent/logs/all-months/${id}`);
        expect(totals.answers).toBeGreaterThan(300);
        expect(parts.length).toBeGreaterThanOrEqual(3);
      }
      expect(await demo.end()).toBe(0);
    } finally {
      rmSync(directory, { recursive: true });
    }
  },
);
