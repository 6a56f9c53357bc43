/** An account made over the API, its address confirmed by the letter. */
import { findEmailTo, extractLink } from './outbox.ts';
import type { ServerAddress } from './running-server.ts';

export const accountPassword = 'Correct-horse-9';

export interface Account {
  email: string;
  token: string;
}

/** Sends one call as its owner and answers the whole envelope. @throws when the server refuses. */
export async function callAs<T>(
  { origin }: ServerAddress,
  token: string | null,
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = (await reply.json()) as { success: boolean };
  if (!envelope.success) throw new Error(`${path}: ${JSON.stringify(envelope)}`);
  return envelope as T;
}

export async function confirmedAccount(server: ServerAddress, email: string): Promise<Account> {
  await callAs(server, null, '/customer/register', {
    email,
    password: accountPassword,
    language: 'en',
    send_activation: '1',
    initial_password_set: '0',
  });
  const link = new URL(extractLink(await findEmailTo(server, email, 'confirm your e-mail')));
  const hash = link.pathname.split('/').at(-1) ?? '';
  await callAs(server, null, '/customer/activate-account', { activation_hash: hash });
  const login = await callAs<{ token: string }>(server, null, '/customer/login', {
    email,
    password: accountPassword,
  });
  return { email, token: login.token };
}
