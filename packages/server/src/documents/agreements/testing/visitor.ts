import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createEmailChecks } from '../../../customers/accounts/email-checks.ts';
import type { AccountPorts } from '../../../customers/accounts/ports.ts';
import { serveAccountCalls } from '../../../customers/accounts/routes.ts';
import { serveAgreementCosts } from '../../../billing/costs/routes.ts';
import { servePersonalData } from '../../../personal-data/routes.ts';
import { serveSiteConsistency } from '../../../documents/site-consistency/routes.ts';
import { servePriceCalls } from '../../../billing/price-routes.ts';
import { serveMethodCalls } from '../../../billing/payment-methods/routes.ts';
import type { BillingPorts } from '../../../billing/ports.ts';
import { serveChallenges } from '../../../billing/provider-routes/challenge-routes.ts';
import { serveTransactionCalls } from '../../../billing/checkout/routes.ts';
import { serveSubscriptionCalls } from '../../../billing/subscriptions/routes.ts';
import { serveWebhooks } from '../../../billing/webhooks/routes.ts';

import type { Config } from '../../../platform/config/config.ts';
import { serveConsentCalls } from '../../../consent/consents/routes.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { serveHostedPages } from '../../hosted/routes.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { createPasswords } from '../../../customers/sessions/hash-password.ts';
import { findCallers } from '../../../customers/api-keys/find-callers.ts';
import { serveTextCalls } from '../../texts/routes.ts';
import { type ProductPortsGiven, testProductPorts } from '../../../testing/product-ports.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { serveVersionCalls } from '../../versions/routes.ts';
import { serveWithdrawals } from '../../../statutory-functions/withdrawals/routes.ts';
import type { InstancePorts } from '../../../platform/ports.ts';

import { serveAgreementCalls } from '../routes.ts';

export type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- answers are compared field by field

/** Answers of the TEST type that cost nothing. */
export const complete = {
  agreement_for: 'website',
  website_url: 'shop.example',
  country: 'DE',
  state: 'DE_BY',
  owner: 'Muster GmbH',
  address: 'Weg 1\n80331 München',
  contact_email: 'info@shop.example',
  keeping: { amount: 6, unit: 'months' },
  minors: 'no',
  data: ['email'],
  document_languages: ['en'],
};
/** Answers with three price lines: base, premium answer, second language. */
export const twoLanguages = { ...complete, document_languages: ['de', 'en'], extra: 'yes' };

export interface Visitor extends AsyncDisposable {
  app: FastifyInstance;
  clock: ReturnType<typeof fakeClock>;
  ports: AccountPorts & BillingPorts;
  /** Versions whose files were asked for. */
  enqueued: string[];
  /** Names of all jobs, as they were asked for. */
  jobs: string[];
  logged: () => string;
  call(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Json>;
  generate(answers: object, more?: object): Promise<Json>;
  /** A new agreement with its proof. */
  made(answers: object): Promise<Holder>;
}

/** Somebody who holds the token of an agreement. */
export interface Holder {
  id: string;
  token: string;
  read(what: 'details' | 'sale-details' | 'public-download-details'): Promise<Json>;
  total(): Promise<number>;
  update(answers: object, revision: number, more?: object): Promise<Json>;
  /** Opens the payment of what it costs now, or of the total given. */
  order(expected?: number): Promise<Json>;
  process(opened: Json, body?: object): Promise<Json>;
}

interface VisitorOptions {
  mode?: InstancePorts['mode'];
  limits?: Config['limits'];
  billing?: ProductPortsGiven;
}

/** As little work as Argon2id does. */
const cheapHashes = { memory: 64, passes: 1 };

/** The calls over HTTP on a test database; jobs run when the test says so. */
export async function visitor(
  db: Database,
  { mode = 'development', limits = wideLimits(), billing }: VisitorOptions = {},
): Promise<Visitor> {
  const clock = fakeClock();
  const enqueued: string[] = [];
  const jobs: string[] = [];
  const secret = new Uint8Array(32);
  const ports: AccountPorts & BillingPorts = {
    ...testProductPorts({ db, clock, publicUrl: 'http://localhost:3000' }, billing),
    db,
    clock,
    enqueue: async (_, name, data) => {
      jobs.push(name);
      if (name === 'generate-files' && 'version_id' in data) enqueued.push(data.version_id);
    },
    mode,
    secret,
    publicUrl: 'http://localhost:3000',
    documentsUrl: 'http://localhost:3000',
    operatorName: 'Clausewright',
    limits,
    passwords: createPasswords(secret, cheapHashes),
    emailChecks: createEmailChecks(clock),
  };
  const server = await testServer({
    config: { limits },
    ...findCallers(db, clock),
    addRoutes: (app) => {
      serveAgreementCalls(app, ports);
      serveVersionCalls(app, ports);
      serveTextCalls(app, ports);
      serveTransactionCalls(app, ports);
      servePriceCalls(app, ports);
      serveAgreementCosts(app, ports);
      serveSiteConsistency(app, ports);
      servePersonalData(app, ports);
      serveMethodCalls(app, ports);
      serveSubscriptionCalls(app, ports);
      serveConsentCalls(app, ports);
      serveWebhooks(app, ports);
      serveChallenges(app, ports);
      serveAccountCalls(app, ports);
      serveHostedPages(app, ports);
      serveWithdrawals(app, ports);
    },
  });
  const call: Visitor['call'] = async (method, path, body, token) => {
    const reply = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...(token !== undefined && { 'x-agreement-token': token }) },
      ...(body !== undefined && { payload: body }),
    });
    if (reply.statusCode !== 200) throw new Error(`${method} ${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json<Json>();
  };
  const generate: Visitor['generate'] = (answers, more = {}) =>
    call('POST', '/agreement/new', { request_id: randomUUID(), type: 'TEST', answers, ...more });
  return {
    call,
    generate,
    made: async (answers) => holder(call, (await generate(answers))['data']),
    clock,
    ports,
    app: server.app,
    enqueued,
    jobs,
    logged: () => server.logged(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function holder(call: Visitor['call'], { agreement_id: id, access_token: token }: Json): Holder {
  const post = (path: string, body: object) => call('POST', path, body, token);
  const total = async (): Promise<number> => (await post(`/agreement/costs/${id}`, {}))['data'].total;
  return {
    id,
    token,
    total,
    read: (what) => call('GET', `/agreement/${what}/${id}`, undefined, token),
    update: (answers, revision, more = {}) =>
      post(`/agreement/update/${id}`, {
        request_id: randomUUID(),
        type: 'TEST',
        answers,
        revision,
        edits: 'reset',
        ...more,
      }),
    order: async (expected) =>
      post('/transaction/new', {
        item_type: 'agreement',
        item_id: id,
        processor: 'sandbox',
        expected_total: expected ?? (await total()),
        email: 'visitor@shop.example',
      }),
    process: (opened, body = {}) => post(opened['data'].processing_path, body),
  };
}
