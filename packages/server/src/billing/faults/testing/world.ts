import { randomUUID } from 'node:crypto';
import { changeAccount, insertAccount } from '../../../customers/customer-store.ts';
import { serveAgreementCalls } from '../../../documents/agreements/routes.ts';
import { type Json, twoLanguages } from '../../../documents/agreements/testing/visitor.ts';
import { serveConsentCalls } from '../../../consent/consents/routes.ts';
import { isDatabaseUnavailable } from '../../../platform/database/database-error.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { openSession } from '../../../customers/sessions/open-session.ts';
import { findCallers } from '../../../customers/api-keys/find-callers.ts';
import { type ProductPortsGiven, testProductPorts } from '../../../testing/product-ports.ts';
import type { FakeClock } from '../../../testing/fake-clock.ts';
import { serveAgreementCosts } from '../../costs/routes.ts';
import { servePriceCalls } from '../../price-routes.ts';
import { serveMethodCalls } from '../../payment-methods/routes.ts';
import type { Alert, BillingPorts } from '../../ports.ts';
import { serveBraintreeCalls } from '../../provider-routes/braintree-routes.ts';
import { serveStripeCalls } from '../../provider-routes/stripe-routes.ts';
import { performRefund } from '../../refunds/perform-refund.ts';
import { serveTransactionCalls } from '../../checkout/routes.ts';
import { cancelAtProvider } from '../../checkout/cancel-transaction.ts';
import { checkPayments } from '../../check-payments.ts';
import { serveWebhooks } from '../../webhooks/routes.ts';
import { processPendingWebhooks, processWebhook } from '../../webhooks/process-webhook.ts';
import { stripeSettings } from './fakes.ts';

/** Whoever calls: the token of an agreement, a session, or nobody. */
export type Headers = Readonly<Record<string, string>>;

/** An agreement that waits to be paid, and whoever holds it. */
export interface Unpaid {
  id: string;
  headers: Headers;
  /** Of the buyer; everybody has another. */
  email: string;
  total: number;
}

export interface World extends AsyncDisposable {
  ports: BillingPorts;
  clock: FakeClock;
  alerts: Alert[];
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers?: Headers): Promise<Json>;
  /** What a provider's server sends; answers the status. */
  webhook(path: string, body: string | Buffer, headers: Headers): Promise<number>;
  unpaid(answers?: object): Promise<Unpaid>;
  /** Somebody with an account; new headers for each call because the clock outruns any session. */
  customer(): Promise<{ id: string; email: string; headers(): Promise<Headers> }>;
  /** Opens the payment of an agreement as its page does. */
  open(unpaid: Unpaid, processor: string, more?: object): Promise<Json>;
  process(unpaid: Unpaid, transactionId: string, proof?: object): Promise<Json>;
  /** Does the jobs that wait. */
  work(): Promise<void>;
  /** What time alone repairs: the regular checks of some hours, with no other help. */
  recover(): Promise<void>;
  /** Origin at which the calls are served, for providers that send messages. */
  listen(): Promise<string>;
}

/** Every call of payments over HTTP on a test database, with the providers given beside the test provider. */
export async function world(
  db: Database,
  { clock, ...billing }: ProductPortsGiven & { clock: FakeClock },
): Promise<World> {
  const alerts: Alert[] = [];
  const jobs: { name: string; id: string }[] = [];
  const publicUrl = 'http://localhost:3000';
  const parts = testProductPorts({ db, clock, publicUrl }, { alerts, ...billing });
  const ports: BillingPorts = {
    ...parts,
    payments: { ...parts.payments, stripe: { ...stripeSettings, apiUrl: undefined } },
    db,
    clock,
    enqueue: async (_, name, data) => {
      const [id] = Object.values(data);
      if (typeof id === 'string') jobs.push({ name, id });
    },
    mode: 'development',
    secret: new Uint8Array(32),
    publicUrl,
    documentsUrl: publicUrl,
    operatorName: 'Clausewright',
  };
  const server = await testServer({
    config: { limits: wideLimits() },
    isUnavailable: isDatabaseUnavailable,
    ...findCallers(db, clock),
    addRoutes: (app) => {
      serveAgreementCalls(app, ports);
      serveConsentCalls(app, ports);
      serveTransactionCalls(app, ports);
      servePriceCalls(app, ports);
      serveAgreementCosts(app, ports);
      serveMethodCalls(app, ports);
      serveStripeCalls(app, ports);
      serveBraintreeCalls(app, ports);
      serveWebhooks(app, ports);
    },
  });
  const call: World['call'] = async (method, path, body, headers = {}) => {
    const url = `/api/v1${path}`;
    const reply = await server.app.inject({ method, url, headers, ...(body && { payload: body }) });
    return reply.json<Json>();
  };
  const workers: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'work-webhook': (id) => processWebhook(ports, id),
    'refund-payment': (id) => performRefund(ports, id),
    'cancel-payment': (id) => cancelAtProvider(ports, id),
  };
  return {
    ports,
    clock,
    alerts,
    call,
    webhook: async (path, payload, headers) => {
      const url = `/webhooks/${path}`;
      return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode;
    },
    async unpaid(answers = twoLanguages) {
      const body = { request_id: randomUUID(), type: 'TEST', answers };
      const { agreement_id: id, access_token: token } = (await call('POST', '/agreement/new', body))['data'];
      const headers = { 'x-agreement-token': token as string };
      const costs = await call('POST', `/agreement/costs/${id}`, {}, headers);
      if (costs['success'] !== true) throw new Error(JSON.stringify(costs));
      return {
        id,
        headers,
        email: `${id.slice(0, 12).toLowerCase()}@shop.example`,
        total: costs['data'].total,
      };
    },
    async customer() {
      const email = `${randomUUID()}@shop.example`;
      const given = { email, passwordHash: null, language: 'en' as const, now: clock() };
      const account = await inTransaction(db, (trx) => insertAccount(trx, given));
      if (account === null) throw new Error('the address is taken');
      await changeAccount(db, account.id, { confirmed_at: clock() }, clock());
      const session = { customerId: account.id, role: 'customer', userAgent: '' } as const;
      return {
        id: account.id,
        email,
        headers: async () => {
          const { tokens } = await inTransaction(db, (trx) => openSession(trx, { ...session, now: clock() }));
          return { authorization: `Bearer ${tokens.token}` };
        },
      };
    },
    open: ({ id, headers, email, total }, processor, more = {}) =>
      call(
        'POST',
        '/transaction/new',
        {
          item_type: 'agreement',
          item_id: id,
          processor,
          expected_total: total,
          email,
          ...more,
        },
        headers,
      ),
    process: ({ headers }, id, proof = {}) => call('POST', `/transaction/process/${id}`, proof, headers),
    async work() {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await workers[job.name]?.(job.id);
    },
    async recover() {
      for (let round = 0; round < 4; round += 1) {
        clock.advance(16 * 60_000);
        await checkPayments(ports);
        await processPendingWebhooks(ports);
      }
    },
    listen: () => server.app.listen({ port: 0, host: '127.0.0.1' }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
