import { randomUUID } from 'node:crypto';
import { changeAccount, insertAccount } from '../../../../customers/customer-store.ts';
import { serveAgreementCosts } from '../../../costs/routes.ts';
import { serveAgreementCalls } from '../../../../documents/agreements/routes.ts';
import { type Json, twoLanguages } from '../../../../documents/agreements/testing/visitor.ts';
import { serveConsentCalls } from '../../../../consent/consents/routes.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { testServer } from '../../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../../platform/http/testing/wide-limits.ts';
import { openSession } from '../../../../customers/sessions/open-session.ts';
import { findCallers } from '../../../../customers/api-keys/find-callers.ts';
import { testProductPorts } from '../../../../testing/product-ports.ts';
import type { BillingPorts } from '../../../ports.ts';
import { serveTransactionCalls } from '../../../checkout/routes.ts';
import { serveWebhooks } from '../../../webhooks/routes.ts';
import { processWebhook } from '../../../webhooks/process-webhook.ts';
import { serveBraintreeCalls } from '../../../provider-routes/braintree-routes.ts';
import { type BraintreeWorld, braintreeWorld } from './braintree-world.ts';

type Call = (path: string, body?: object) => Promise<Json>;

export interface BraintreeShop extends BraintreeWorld {
  ports: BillingPorts;
  /** Posts as nobody, or as whoever holds the agreement's token. */
  post(path: string, body?: object, token?: string): Promise<Json>;
  /** A visitor's agreement that waits for its payment. */
  unpaid(): Promise<{ id: string; token: string; total: number }>;
  /** Everything that the gateway has to say arrives and is worked at; answers the statuses. */
  hear(): Promise<number[]>;
  get(path: string): Promise<{ status: number; body: string }>;
  /** Somebody with an account and a session. */
  customer(given?: { confirmed?: boolean }): Promise<{ id: string; post: Call }>;
}

/** Agreements, consents and payments over HTTP, with Braintree as the provider of cards. */
export async function braintreeShop(db: Database, given: { without?: boolean } = {}): Promise<BraintreeShop> {
  const world = await braintreeWorld();
  const { clock } = world;
  const limits = wideLimits();
  const publicUrl = 'http://localhost:3000';
  const providers = given.without === true ? [] : [world.provider];
  const events: string[] = [];
  const parts = testProductPorts({ db, clock, publicUrl }, { providers });
  const ports: BillingPorts = {
    ...parts,
    payments: { ...parts.payments, braintree: world.settings },
    db,
    clock,
    enqueue: async (_, name, data) => {
      if (name === 'work-webhook' && 'event_id' in data) events.push(data.event_id);
    },
    mode: 'development',
    secret: new Uint8Array(32),
    publicUrl,
    documentsUrl: publicUrl,
    operatorName: 'Clausewright',
  };
  const server = await testServer({
    config: { limits },
    ...findCallers(db, clock),
    addRoutes: (app) => {
      serveAgreementCalls(app, ports);
      serveAgreementCosts(app, ports);
      serveConsentCalls(app, ports);
      serveTransactionCalls(app, ports);
      serveBraintreeCalls(app, ports);
      serveWebhooks(app, ports);
    },
  });
  const send = async (path: string, body: object, headers: Record<string, string>): Promise<Json> => {
    const reply = await server.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload: body });
    return reply.json<Json>();
  };
  const post: BraintreeShop['post'] = (path, body = {}, token) =>
    send(path, body, token === undefined ? {} : { 'x-agreement-token': token });
  return {
    ...world,
    ports,
    post,
    async unpaid() {
      const made = await post('/agreement/new', {
        request_id: randomUUID(),
        type: 'TEST',
        answers: twoLanguages,
      });
      const { agreement_id: id, access_token: token } = made['data'];
      return { id, token, total: (await post(`/agreement/costs/${id}`, {}, token))['data'].total };
    },
    async hear() {
      const url = '/webhooks/braintree';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const statuses: number[] = [];
      for (const signed of world.fake.sent.splice(0)) {
        const payload = new URLSearchParams({ ...signed }).toString();
        statuses.push((await server.app.inject({ method: 'POST', url, headers, payload })).statusCode);
      }
      for (const id of events.splice(0)) await processWebhook(ports, id);
      return statuses;
    },
    async get(url) {
      const reply = await server.app.inject({ method: 'GET', url });
      return { status: reply.statusCode, body: reply.body };
    },
    async customer({ confirmed = true } = {}) {
      const email = `${randomUUID()}@shop.example`;
      const account = await db
        .transaction()
        .execute((trx) => insertAccount(trx, { email, passwordHash: null, language: 'en', now: clock() }));
      if (account === null) throw new Error('the address is taken');
      if (confirmed) await changeAccount(db, account.id, { confirmed_at: clock() }, clock());
      const role = confirmed ? 'customer' : 'unconfirmed';
      const opened = { customerId: account.id, role, userAgent: '', now: clock() } as const;
      const { tokens } = await db.transaction().execute((trx) => openSession(trx, opened));
      const bearer = { authorization: `Bearer ${tokens.token}` };
      return { id: account.id, post: (path, body = {}) => send(path, body, bearer) };
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}
