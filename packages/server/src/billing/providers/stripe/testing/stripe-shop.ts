import { randomUUID } from 'node:crypto';
import { startFakeServer } from '@clausewright/fakes/fake-server';
import { startStripeFake, type StripeFake } from '@clausewright/fakes/stripe';
import { changeAccount, insertAccount } from '../../../../customers/customer-store.ts';
import {
  type Holder,
  type Json,
  twoLanguages,
  visitor,
} from '../../../../documents/agreements/testing/visitor.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { testServer } from '../../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../../platform/http/testing/wide-limits.ts';
import { openSession } from '../../../../customers/sessions/open-session.ts';
import { findCallers } from '../../../../customers/api-keys/find-callers.ts';
import { serveMethodCalls } from '../../../payment-methods/routes.ts';
import type { BillingPorts } from '../../../ports.ts';
import { serveWebhooks } from '../../../webhooks/routes.ts';
import { processWebhook } from '../../../webhooks/process-webhook.ts';
import { createStripeProvider } from '../stripe.ts';
import { serveStripeCalls } from '../../../provider-routes/stripe-routes.ts';

export interface Shop extends AsyncDisposable {
  fake: StripeFake;
  ports: BillingPorts;
  made(): Promise<Holder>;
  post(path: string, body: object, token?: string): Promise<Json>;
  /** Delivers Stripe's messages and does the work that they ask for; answers how many waited. */
  hear(): Promise<number>;
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
    ...findCallers(db, now),
    addRoutes: (app) => {
      serveStripeCalls(app, ports);
      serveMethodCalls(app, ports);
      serveWebhooks(app, ports);
    },
  });
  // Messages come over a socket of their own: the server of a test has none.
  const forward = await startFakeServer(async ({ headers, body: payload }) => {
    const url = '/webhooks/stripe';
    const signature = headers['stripe-signature'];
    const reply = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    return { status: reply.statusCode, body: reply.body };
  });
  fake.webhookUrl = forward.url;
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
    ports,
    async hear() {
      await fake.deliver();
      const waiting = await db
        .selectFrom('provider_events')
        .select('id')
        .where('status', '=', 'waiting')
        .execute();
      for (const { id } of waiting) await processWebhook(ports, id);
      return waiting.length;
    },
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
      await fake.deliver();
      await forward[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
      await someone[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
      if (fake.violations.length > 0) throw new Error(fake.violations.join('\n'));
    },
  };
}

/** Begins the payment of an agreement as its page does. */
export async function intentFor(at: Shop, holder: Holder): Promise<Json> {
  const user_data = { email: 'buyer@shop.example', expected_total: await holder.total() };
  const body = { item_type: 'agreement', item_id: holder.id, user_data };
  return at.post('/transaction/stripe/create-payment-intent', body, holder.token);
}
