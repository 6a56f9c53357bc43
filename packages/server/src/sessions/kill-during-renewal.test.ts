import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '../agreements/testing/visitor.ts';
import { databaseEnvironment, type RunningMain, startMain } from '../http/testing/start-main.ts';
import { freshDatabaseSettings } from '../testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-renewal-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const email = 'grete@kunde.example';
const password = 'Tr4bant-im-Nebel';

interface Options {
  body?: object;
  headers?: Record<string, string>;
}

async function call(at: RunningMain, path: string, { body, headers }: Options = {}): Promise<Json> {
  const reply = await fetch(`${at.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Json;
}

const renew = (at: RunningMain, refreshToken: string): Promise<Json> =>
  call(at, '/api/v1/customer/ping', { headers: { 'x-refresh-token': refreshToken } });

/** Signs up, opens the letter, and logs in. */
async function refreshTokenOf(at: RunningMain): Promise<string> {
  const account = { email, password, language: 'en', send_activation: '1', initial_password_set: '0' };
  await call(at, '/api/v1/customer/register', { body: account });
  const letters: Json = await call(at, '/outbox.json');
  const [, activation_hash] = /activate-account\/([\w-]+)/.exec(letters[0].text) ?? [];
  await call(at, '/api/v1/customer/activate-account', { body: { activation_hash } });
  const loggedIn = await call(at, '/api/v1/customer/login', { body: { email, password } });
  return String(loggedIn['refresh_token']);
}

test('a process killed while it renews a session, before or after that is written, loses no session', async () => {
  const environment = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  await using before = await startMain({ ...environment, FAILPOINT: 'renew-before-commit:kill' });
  const first = await refreshTokenOf(before);
  await expect(renew(before, first)).rejects.toThrow('fetch failed');
  expect(await before.ended).toBeNull();

  await using after = await startMain({ ...environment, FAILPOINT: 'renew-after-commit:kill@2' });
  const second = await renew(after, first);
  expect(second).toMatchObject({ success: true, customer: { email } });
  await expect(renew(after, String(second['refresh_token']))).rejects.toThrow('fetch failed');
  expect(await after.ended).toBeNull();

  await using restarted = await startMain(environment);
  // Used up already, though nobody got the answer: it is given again.
  const third = await renew(restarted, String(second['refresh_token']));
  expect(third).toMatchObject({ success: true, customer: { email } });
  const bearer = { headers: { authorization: `Bearer ${third['token']}` } };
  expect(await call(restarted, '/api/v1/customer/info', bearer)).toMatchObject({ success: true });
}, 300_000);
