import { randomUUID } from 'node:crypto';
import { startStripeFake, type StripeFake } from '@clausewright/fakes/stripe';
import { changeAccount, insertAccount } from '../../../../accounts/customer-store.ts';
import { type Holder, type Json, twoLanguages, visitor } from '../../../../agreements/testing/visitor.ts';
import type { Database } from '../../../../database/schema.ts';
import { testServer } from '../../../../http/testing/test-server.ts';
import { wideLimits } from '../../../../http/testing/wide-limits.ts';
import { openSession } from '../../../../sessions/open-session.ts';
import { findSession } from '../../../../sessions/session-store.ts';
import { serveMethodCalls } from '../../../payment-methods/routes.ts';
import { createStripeProvider } from '../stripe.ts';
import { serveStripeCalls } from '../stripe-routes.ts';

export interface Shop extends AsyncDisposable {
  fake: StripeFake;
  made(): Promise<Holder>;
  post(path: string, body: object, token?: string): Promise<Json>;
  customer(): Promise<(method: 'GET' | 'POST', path: string, body?: object) => Promise<Json>>;
}

/** The calls over HTTP, the adapter with the real SDK, and the stand-in behind it. */
export async function shop(db: Database): Promise<Shop> {
  let now = (): Date => new Date(0);
  const fake = await startStripeFake({ clock: () => now() });
  const stripe = {
    secretKey: fake.secretKey,
    publishableKey: 'pk_test_shop',
    webhookSecret: fake.webhookSecret,
    apiUrl: fake.url,
  };
  const provider = createStripeProvider(stripe, {
    clock: () => now(),
    patience: { timeout: 5000, retries: 0 },
  });
  const someone = await visitor(db, { billing: { providers: [provider] } });
  now = someone.clock;
  const ports = { ...someone.ports, payments: { ...someone.ports.payments, stripe } };
  const server = await testServer({
    config: { limits: wideLimits() },
    findSession: (token) => findSession(db, token, now()),
    addRoutes: (app) => {
      serveStripeCalls(app, ports);
      serveMethodCalls(app, ports);
    },
  });
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    payload?: object,
  ): Promise<Json> => {
    const url = `/api/v1${path}`;
    const reply = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return reply.json<Json>();
  };
  return {
    fake,
    made: () => someone.made(twoLanguages),
    post: (path, body, token) =>
      send('POST', path, token === undefined ? {} : { 'x-agreement-token': token }, body),
    async customer() {
      const email = `${randomUUID()}@shop.example`;
      const given = { email, passwordHash: null, language: 'en' as const, now: now() };
      const account = await db.transaction().execute((trx) => insertAccount(trx, given));
      if (account === null) throw new Error('the address is taken');
      await changeAccount(db, account.id, { confirmed_at: now() }, now());
      const { tokens } = await db
        .transaction()
        .execute((trx) =>
          openSession(trx, { customerId: account.id, role: 'customer', userAgent: '', now: now() }),
        );
      return (method, path, body) => send(method, path, { authorization: `Bearer ${tokens.token}` }, body);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await someone[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
      if (fake.violations.length > 0) throw new Error(fake.violations.join('\n'));
    },
  };
}
