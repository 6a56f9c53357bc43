/** Two whole processes on one database whose clocks disagree (decision 036). */
import { clockLibrary } from '@clausewright/fakes/clock-library';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longTests } from './platform/config/config.ts';
import { newToken } from './platform/database/ids.ts';
import { databaseEnvironment, type RunningMain, startMain } from './platform/http/testing/start-main.ts';
import { callMain, email, renew, signUp } from './customers/sessions/testing/sign-up.ts';
import { requireProgram } from './testing/require-program.ts';
import { freshDatabaseSettings } from './testing/test-database.ts';

requireProgram('faketime', 'faketime');
const folder = mkdtempSync(join(tmpdir(), 'clausewright-clocks-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Two more starts of the whole program: the long tier.
test.skipIf(!longTests())(
  'two processes with clocks twenty seconds apart keep a session, and its second tab',
  async () => {
    const environment = {
      NODE_ENV: 'development',
      SECRET_KEY: newToken(),
      DATA_DIR: folder,
      ...databaseEnvironment(await freshDatabaseSettings()),
    };
    await using here = await startMain(environment);
    await using ahead = await startMain({
      ...environment,
      LD_PRELOAD: clockLibrary(),
      FAKETIME: '+20s',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const { headers } = await fetch(`${ahead.origin}/healthz`);
    const apart = new Date(headers.get('date') ?? '').getTime() - Date.now();
    expect(apart).toBeGreaterThan(15_000);

    let refreshToken = await signUp(here);
    for (const [first, second] of [
      [here, ahead],
      [ahead, here],
    ] satisfies [RunningMain, RunningMain][]) {
      const [renewed, again] = [await renew(first, refreshToken), await renew(second, refreshToken)];
      expect(renewed).toMatchObject({ success: true, customer: { email } });
      expect(again['refresh_token']).toBe(renewed['refresh_token']);
      const bearer = { headers: { authorization: `Bearer ${String(renewed['token'])}` } };
      for (const at of [here, ahead])
        expect(await callMain(at, '/api/v1/customer/info', bearer)).toMatchObject({ success: true });
      refreshToken = String(renewed['refresh_token']);
    }
  },
);
