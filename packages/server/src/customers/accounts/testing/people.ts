import type { Json, Visitor } from '../../../documents/agreements/testing/visitor.ts';
import { openSession } from '../../sessions/open-session.ts';
import { findAccountByEmail } from '../../customer-store.ts';

export const goodPassword = 'Weide-im-Nebel-7';

export interface Proofs {
  /** Access token of a session. */
  bearer?: string | undefined;
  agreement?: string | undefined;
  draft?: string | undefined;
}
export interface Reply {
  status: number;
  json: Json;
  /** Code of the first message, null where there is none. */
  code: string | null;
}

/** Makes any call with any proofs, whatever comes of it. */
export async function send(
  { app }: Pick<Visitor, 'app' | 'ports'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  { bearer, agreement, draft }: Proofs = {},
): Promise<Reply> {
  const reply = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(agreement !== undefined && { 'x-agreement-token': agreement }),
      ...(draft !== undefined && { 'x-draft-token': draft }),
    },
    ...(body !== undefined && { payload: body }),
  });
  const json = reply.json<Json>();
  return { status: reply.statusCode, json, code: json['messages']?.[0]?.code ?? null };
}

export function post(
  one: Pick<Visitor, 'app' | 'ports'>,
  path: string,
  body: object,
  proofs?: Proofs,
): Promise<Reply> {
  return send(one, 'POST', path, body, proofs);
}

export function registration(email: string, more: object = {}) {
  return {
    email,
    password: goodPassword,
    language: 'en',
    send_activation: '1',
    initial_password_set: '0',
    ...more,
  };
}

export interface Email {
  message: string;
  recipient: string;
  text: string;
  language: string;
}

/** Oldest first. */
export async function emailsTo(
  { ports: { db } }: Pick<Visitor, 'app' | 'ports'>,
  email: string,
): Promise<Email[]> {
  return db
    .selectFrom('outbox')
    .select(['message', 'recipient', 'text', 'language'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
}

/** The secret of the newest letter of that kind. */
export async function hashIn(
  one: Pick<Visitor, 'app' | 'ports'>,
  email: string,
  message: 'activation' | 'reset',
): Promise<string> {
  const letter = (await emailsTo(one, email)).findLast((one) => one.message === message);
  const found = /\/(?:activate-account|reset-password)\/([\w-]+)/.exec(letter?.text ?? '');
  if (found?.[1] === undefined) throw new Error(`no ${message} letter to ${email}`);
  return found[1];
}

export interface Person {
  email: string;
  id: string;
  customerId: string;
  bearer: string;
}

/** Somebody with an account and a session, whose address is confirmed unless said otherwise. */
export async function person(
  one: Pick<Visitor, 'app' | 'ports'>,
  email: string,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<Person> {
  const registered = await post(one, '/customer/register', registration(email));
  if (registered.json['success'] !== true) throw new Error(JSON.stringify(registered.json));
  if (confirmed) {
    await post(one, '/customer/activate-account', {
      activation_hash: await hashIn(one, email, 'activation'),
    });
  }
  const account = await findAccountByEmail(one.ports.db, email);
  if (account === null) throw new Error('no account');
  const { bearer } = await createSession(one, account, confirmed ? 'customer' : 'unconfirmed');
  return { email, id: account.id, customerId: account.customerId, bearer };
}

/** A new session of somebody. */
export async function createSession(
  { ports: { db, clock } }: Pick<Visitor, 'ports'>,
  { id: customerId }: { id: string },
  role: 'customer' | 'unconfirmed' = 'customer',
): Promise<{ bearer: string }> {
  const { tokens } = await db
    .transaction()
    .execute((trx) => openSession(trx, { customerId, role, userAgent: '', now: clock() }));
  return { bearer: tokens.token };
}
