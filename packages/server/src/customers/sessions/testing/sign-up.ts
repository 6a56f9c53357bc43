import type { Json } from '../../../documents/agreements/testing/visitor.ts';
import type { RunningMain } from '../../../platform/http/testing/start-main.ts';

export const email = 'grete@kunde.example';
const password = 'Tr4bant-im-Nebel';

interface Options {
  body?: object;
  headers?: Record<string, string>;
}

/** A call of a whole process. */
export async function callMain(
  at: Pick<RunningMain, 'origin'>,
  path: string,
  { body, headers }: Options = {},
): Promise<Json> {
  const reply = await fetch(`${at.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Json;
}

export const renew = (at: RunningMain, refreshToken: string): Promise<Json> =>
  callMain(at, '/api/v1/customer/ping', { headers: { 'x-refresh-token': refreshToken } });

export async function logIn(at: RunningMain): Promise<{ token: string; refreshToken: string }> {
  const loggedIn = await callMain(at, '/api/v1/customer/login', { body: { email, password } });
  return { token: String(loggedIn['token']), refreshToken: String(loggedIn['refresh_token']) };
}

/** Signs up, opens the letter, logs in, and returns the refresh token. */
export async function signUp(at: RunningMain): Promise<string> {
  const account = { email, password, language: 'en', send_activation: '1', initial_password_set: '0' };
  await callMain(at, '/api/v1/customer/register', { body: account });
  const letters: Json = await callMain(at, '/outbox.json');
  const [, activation_hash] = /activate-account\/([\w-]+)/.exec(letters[0].text) ?? [];
  await callMain(at, '/api/v1/customer/activate-account', { body: { activation_hash } });
  return (await logIn(at)).refreshToken;
}
