import { randomUUID } from 'node:crypto';
import type { Networks } from '@clausewright/scanner/networks';
import type { FastifyInstance } from 'fastify';
import { serveActivity } from '../../../activity/routes.ts';
import { serveWebhookCalls } from '../../../webhooks/routes.ts';
import { changeAccount, insertAccount } from '../../customer-store.ts';
import { createEmailChecks } from '../../accounts/email-checks.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { serveAccountCalls } from '../../accounts/routes.ts';
import type { Json } from '../../../documents/agreements/testing/visitor.ts';
import { serveAgreementCalls } from '../../../documents/agreements/routes.ts';
import type { BillingPorts } from '../../../billing/ports.ts';
import { serveAgreementCosts } from '../../../billing/costs/routes.ts';
import { servePersonalData } from '../../../personal-data/routes.ts';
import { serveSiteConsistency } from '../../../documents/site-consistency/routes.ts';
import { servePriceCalls } from '../../../billing/price-routes.ts';
import { serveTransactionCalls } from '../../../billing/checkout/routes.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { serveHostedPages } from '../../../documents/hosted/routes.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { testProductPorts } from '../../../testing/product-ports.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { serveWebsiteCalls } from '../../../website-pages/routes.ts';
import { serveWebsiteTables } from '../../../website-tables/routes.ts';
import { serveRequests } from '../../../statutory-functions/requests/routes.ts';
import { serveWithdrawals } from '../../../statutory-functions/withdrawals/routes.ts';
import { createPasswords, type Passwords } from '../hash-password.ts';
import { serveSessionCalls } from '../routes.ts';
import { findCallers } from '../../api-keys/find-callers.ts';
import { serveKeyCalls } from '../../api-keys/routes.ts';
import { servePasskeys } from '../../passkeys/routes.ts';
import { serveSecondFactor } from '../../second-factor/routes.ts';
import { serveIdentityProvider } from '../../identity-provider/routes.ts';
import { serveOrganisations } from '../../organisations/routes.ts';

/** What travels with a call; without them it is a visitor's. */
export interface Proofs {
  token?: string | undefined;
  refreshToken?: string;
  agreementToken?: string;
  draftToken?: string;
  /** Id of the organisation that is acted for. */
  organisation?: string;
  userAgent?: string;
  address?: string;
}
export interface Reply {
  status: number;
  json: Json;
  headers: Record<string, unknown>;
}

export interface Account {
  /** Of the row. */
  id: string;
  email: string;
  password: string;
}
/** An account that is logged in. */
export interface Customer extends Account {
  token: string;
  refreshToken: string;
  call(method: Method, path: string, body?: object): Promise<Reply>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Service extends AsyncDisposable {
  app: FastifyInstance;
  clock: ReturnType<typeof fakeClock>;
  ports: AccountPorts & BillingPorts;
  logged: () => string;
  /** Over HTTP, with whatever answer. */
  call(method: Method, path: string, body?: object, proofs?: Proofs): Promise<Reply>;
  /** An account with a password, confirmed unless told otherwise. */
  account(given?: { email?: string; password?: string; confirmed?: boolean }): Promise<Account>;
  logIn(account: Account, proofs?: Proofs): Promise<Customer>;
  /** An account that is confirmed and logged in. */
  customer(given?: { email?: string }): Promise<Customer>;
  /** Names of the messages to an address, oldest first. */
  emailsTo(email: string): Promise<string[]>;
}

interface Settings {
  limits?: Config['limits'];
  makePasswords?: (secret: Uint8Array) => Passwords;
  /** Private networks that are reached as if they were public. */
  siteNetworks?: Networks;
  /** Milliseconds that a provider of log-ins is waited for. */
  providerTimeout?: number;
}

/** Accounts, sessions, agreements and payments over HTTP on a test database; jobs do not run. */
export async function service(
  db: Database,
  { limits = wideLimits(), makePasswords = createPasswords, siteNetworks = [], ...provider }: Settings = {},
): Promise<Service> {
  const clock = fakeClock();
  const secret = new Uint8Array(32);
  const ports: AccountPorts & BillingPorts = {
    ...testProductPorts({ db, clock, publicUrl: 'http://localhost:3000' }),
    db,
    clock,
    enqueue: async () => {},
    mode: 'development',
    secret,
    publicUrl: 'http://localhost:3000',
    documentsUrl: 'http://localhost:3000',
    operatorName: 'Clausewright',
    passwords: makePasswords(secret),
    limits,
    emailChecks: createEmailChecks(clock),
  };
  const server = await testServer({
    config: { limits },
    ...findCallers(db, clock),
    addRoutes: (app) => {
      serveAgreementCalls(app, ports);
      serveTransactionCalls(app, ports);
      servePriceCalls(app, ports);
      serveAgreementCosts(app, ports);
      serveSiteConsistency(app, ports);
      servePersonalData(app, ports);
      serveHostedPages(app, ports);
      serveWithdrawals(app, ports);
      serveRequests(app, ports);
      serveAccountCalls(app, ports);
      serveSessionCalls(app, ports);
      serveSecondFactor(app, ports);
      servePasskeys(app, ports);
      serveKeyCalls(app, ports);
      serveOrganisations(app, ports);
      serveIdentityProvider(app, { ...ports, siteNetworks, ...provider });
      serveWebsiteCalls(app, ports);
      serveWebsiteTables(app, { ...ports, siteNetworks: [] });
      serveActivity(app, ports);
      serveWebhookCalls(app, { ...ports, siteNetworks: [] });
    },
  });
  const call: Service['call'] = async (method, path, body, proofs = {}) => {
    const { statusCode, headers, ...reply } = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: headersOf(proofs),
      ...(proofs.address !== undefined && { remoteAddress: proofs.address }),
      ...(body !== undefined && { payload: body }),
    });
    return { status: statusCode, headers, json: JSON.parse(reply.body) as Json };
  };
  const account: Service['account'] = async ({ email, password = 'Tr4bant-im-Nebel', confirmed } = {}) => {
    const hashed = await ports.passwords.hash(password);
    if (!hashed.ok) throw new Error(hashed.reason);
    const now = clock();
    const given = { email: email ?? `${randomUUID()}@kunde.example`, language: 'en' as const, now };
    const made = await db
      .transaction()
      .execute((trx) => insertAccount(trx, { ...given, passwordHash: hashed.hash }));
    if (made === null) throw new Error('the address has an account');
    if (confirmed !== false) await changeAccount(db, made.id, { confirmed_at: now }, now);
    return { id: made.id, email: given.email, password };
  };
  const logIn: Service['logIn'] = async (of, proofs) => {
    const { email, password } = of;
    const { json } = await call('POST', '/customer/login', { email, password }, proofs);
    if (json['success'] !== true) throw new Error(JSON.stringify(json));
    const { token, refresh_token: refreshToken } = json as { token: string; refresh_token: string };
    return {
      ...of,
      token,
      refreshToken,
      call: (method, path, body) => call(method, path, body, { token }),
    };
  };
  return {
    call,
    account,
    logIn,
    customer: async (given) => logIn(await account(given)),
    emailsTo: async (email) => {
      const letters = db.selectFrom('outbox').select('message').where('recipient', '=', email);
      return (await letters.orderBy('created_at').orderBy('id').execute()).map(({ message }) => message);
    },
    clock,
    ports,
    app: server.app,
    logged: () => server.logged(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function headersOf({ token, refreshToken, agreementToken, draftToken, organisation, userAgent }: Proofs) {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(refreshToken !== undefined && { 'x-refresh-token': refreshToken }),
    ...(agreementToken !== undefined && { 'x-agreement-token': agreementToken }),
    ...(draftToken !== undefined && { 'x-draft-token': draftToken }),
    ...(organisation !== undefined && { 'x-organisation': organisation }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
}
