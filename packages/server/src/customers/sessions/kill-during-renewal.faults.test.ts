import { clockLibrary } from '@clausewright/fakes/clock-library';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databaseEnvironment, startMain } from '../../platform/http/testing/start-main.ts';
import { requireProgram } from '../../testing/require-program.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { callMain, email, renew, signUp } from './testing/sign-up.ts';

requireProgram('faketime', 'faketime');
const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-renewal-'));
const offset = join(dataDir, 'offset');
writeFileSync(offset, '+0');
const movedClock = {
  LD_PRELOAD: clockLibrary(),
  FAKETIME_TIMESTAMP_FILE: offset,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a process killed while renewing a session, before or after the write, loses no session', async () => {
  const environment = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  await using before = await startMain({ ...environment, FAILPOINT: 'renew-before-commit:kill' });
  const first = await signUp(before);
  await expect(renew(before, first)).rejects.toThrow('fetch failed');
  expect(await before.ended).toBeNull();

  await using after = await startMain({ ...environment, FAILPOINT: 'renew-after-commit:kill@2' });
  const second = await renew(after, first);
  expect(second).toMatchObject({ success: true, customer: { email } });
  await expect(renew(after, String(second['refresh_token']))).rejects.toThrow('fetch failed');
  expect(await after.ended).toBeNull();

  const killed = Date.now();
  await using restarted = await startMain({ ...environment, ...movedClock });
  // The grace for a lost answer is thirty seconds, and a start may take longer: its clock goes back by that.
  writeFileSync(offset, `-${Math.ceil((Date.now() - killed) / 1000)}`);
  // Used up already, though nobody got the answer: it is given again.
  const third = await renew(restarted, String(second['refresh_token']));
  expect(third).toMatchObject({ success: true, customer: { email } });
  const bearer = { headers: { authorization: `Bearer ${third['token']}` } };
  expect(await callMain(restarted, '/api/v1/customer/info', bearer)).toMatchObject({ success: true });
}, 300_000);
