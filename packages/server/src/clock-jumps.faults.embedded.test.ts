import { clockLibrary } from '@clausewright/fakes/clock-library';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databaseEnvironment, startMain } from './platform/http/testing/start-main.ts';
import { callMain, email, logIn, renew, signUp } from './customers/sessions/testing/sign-up.ts';
import { listFiles, withFiles } from './testing/files-over-http.ts';
import { requireProgram } from './testing/require-program.ts';
import { freshDatabaseSettings } from './testing/test-database.ts';

requireProgram('faketime', 'faketime');
const folder = mkdtempSync(join(tmpdir(), 'clausewright-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a clock jumping back two hours or forward forty days stops no work, and ends only expired sessions', async () => {
  const file = join(folder, 'offset');
  writeFileSync(file, '+0');
  await using running = await startMain({
    NODE_ENV: 'development',
    DATA_DIR: folder,
    ...databaseEnvironment(await freshDatabaseSettings()),
    LD_PRELOAD: clockLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const hoursAhead = async (): Promise<number> => {
    const { headers } = await fetch(`${running.origin}/healthz`);
    return Math.round((new Date(headers.get('date') ?? '').getTime() - Date.now()) / 3_600_000);
  };
  const setClock = async (hours: number): Promise<void> => {
    writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h`);
    await expect.poll(hoursAhead, { timeout: 60_000, interval: 200 }).toBe(hours);
  };
  const info = async (token: string): Promise<unknown> =>
    (await callMain(running, '/api/v1/customer/info', { headers: { authorization: `Bearer ${token}` } }))[
      'success'
    ];

  const refreshToken = await signUp(running);
  const { token } = await logIn(running);
  const early = await withFiles(running);

  await setClock(-2);
  expect(await info(token)).toBe(true);
  const renewed = await renew(running, refreshToken);
  expect(renewed).toMatchObject({ success: true, customer: { email } });
  await withFiles(running);

  await setClock(40 * 24);
  expect(await info(token)).toBe(false);
  expect(await renew(running, String(renewed['refresh_token']))).not.toMatchObject({ customer: { email } });
  expect(await info((await logIn(running)).token)).toBe(true);
  expect(await listFiles(running, early)).toBe('ready');
  await withFiles(running);
});
