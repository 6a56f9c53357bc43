import { randomUUID } from 'node:crypto';
import type { Processor } from '@clausewright/contract';
import { changeAccount, insertAccount } from '../../../customers/customer-store.ts';
import type { Json } from '../../../documents/agreements/testing/visitor.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { serveConsentCalls } from '../../../consent/consents/routes.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import type { Session } from '../../../platform/http/session.ts';
import { wideLimits } from '../../../platform/http/testing/wide-limits.ts';
import { featureLinks } from '../../../product-ports.ts';
import { soldTerms } from '../../../operator/sold-terms.ts';
import { openSession } from '../../../customers/sessions/open-session.ts';
import { findCallers } from '../../../customers/api-keys/find-callers.ts';
import { fakeClock, type FakeClock } from '../../../testing/fake-clock.ts';
import { addMethod } from '../../payment-methods/add-method.ts';
import { serveMethodCalls } from '../../payment-methods/routes.ts';
import type { Alert, BillingPorts } from '../../ports.ts';
import type { PaymentProvider } from '../../provider-interface/provider.ts';
import { putVatRatesInForce } from '../../tax/rate-store.ts';
import type { Vies } from '../../vies/vies.ts';
import { createProviders } from '../../provider-interface/providers.ts';
import type { Purchase } from '../../checkout/open-purchase.ts';
import { chargeTransaction } from '../../settlement/charge-transaction.ts';
import { openTransaction } from '../../checkout/open-transaction.ts';
import { serveSubscriptionCalls } from '../routes.ts';
import { bank, type Bank } from './bank.ts';

/** Somebody with an account and a session. */
export interface Subscriber {
  id: string;
  email: string;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Json>;
  /** A saved card of the bank, by its token. */
  card(token: string): Promise<string>;
  /** A new consent; its id. */
  consent(domain?: string): Promise<string>;
  /** Buys a plan for a consent with a saved card of the bank. */
  buy(consentId: string, plan: string, methodId: string, more?: Partial<Purchase>): Promise<void>;
  buyAt(processor: Processor, consentId: string, plan: string, more?: Partial<Purchase>): Promise<void>;
}

export interface PlanWorld extends AsyncDisposable {
  ports: BillingPorts;
  clock: FakeClock;
  bank: Bank;
  alerts: Alert[];
  subscriber(given?: { confirmed?: boolean }): Promise<Subscriber>;
}

function sessionOf(customerId: string): Session {
  return { id: 'some-session', customerId, role: 'customer', language: 'en' };
}

/** Consents, methods and plans over HTTP on a test database; jobs run when the test calls them. */
export async function planWorld(
  db: Database,
  others: readonly PaymentProvider[] = [],
  { vies = async () => ({ valid: 'unknown' }), vat }: { vies?: Vies; vat?: string } = {},
): Promise<PlanWorld> {
  await putVatRatesInForce(db);
  const clock = fakeClock();
  const limits = wideLimits();
  const loaded = loadConfig({ NODE_ENV: 'development', OPERATOR_COUNTRY: 'FR', OPERATOR_VAT: vat });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { config } = loaded;
  const ownBank = bank();
  const alerts: Alert[] = [];
  const ports: BillingPorts = {
    db,
    clock,
    enqueue: async () => {},
    mode: 'development',
    secret: new Uint8Array(32),
    publicUrl: 'http://localhost:3000',
    documentsUrl: 'http://localhost:3000',
    operatorName: 'Clausewright',
    providers: createProviders([ownBank, ...others], () => true),
    vies,
    operator: config.operator,
    payments: config.payments,
    currency: 'EUR',
    terms: soldTerms(config),
    ...featureLinks,
    alert: (alert) => alerts.push(alert),
  };
  const server = await testServer({
    config: { limits },
    ...findCallers(db, clock),
    addRoutes: (app) => {
      serveConsentCalls(app, ports);
      serveMethodCalls(app, ports);
      serveSubscriptionCalls(app, ports);
    },
  });
  const subscriber: PlanWorld['subscriber'] = async ({ confirmed = true } = {}) => {
    const email = `${randomUUID()}@shop.example`;
    const given = { email, passwordHash: null, language: 'en' as const, now: clock() };
    const account = await db.transaction().execute((trx) => insertAccount(trx, given));
    if (account === null) throw new Error('the address is taken');
    if (confirmed) await changeAccount(db, account.id, { confirmed_at: clock() }, clock());
    const role = confirmed ? 'customer' : 'unconfirmed';
    // A session of each moment: the clock of a test outruns any, and an account has so many at most.
    let opened: { at: number; session: ReturnType<typeof openSession> } | undefined;
    const sessionNow = (): ReturnType<typeof openSession> => {
      const now = clock();
      if (opened?.at !== now.getTime()) {
        const asked = { customerId: account.id, role, userAgent: '', now } as const;
        const session = db.transaction().execute((trx) => openSession(trx, asked));
        opened = { at: now.getTime(), session };
      }
      return opened.session;
    };
    const call: Subscriber['call'] = async (method, path, body) => {
      const { tokens } = await sessionNow();
      const reply = await server.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${tokens.token}` },
        ...(body !== undefined && { payload: body }),
      });
      return reply.json<Json>();
    };
    const buyAt: Subscriber['buyAt'] = async (processor, consentId, plan, more = {}) => {
      const opened = await openTransaction(ports, {
        purchase: {
          item_type: 'consent',
          item_id: consentId,
          plan,
          withdrawal_consent: true,
          billing: { country: 'FR' },
          ...more,
        },
        processor,
        expectedTotal: null,
        caller: { session: sessionOf(account.id) },
        language: 'en',
        connectionCountry: null,
      });
      if (!opened.ok) throw new Error(opened.reason);
      const id = opened.value.transaction_id;
      if (id !== null) await chargeTransaction(ports, id, { kind: 'pay', proof: {} });
    };
    return {
      id: account.id,
      email,
      call,
      buy: async (consentId, plan, methodId, more = {}) =>
        buyAt('stripe', consentId, plan, { payment_method_id: methodId, ...more }),
      buyAt,
      consent: async (domain = `${randomUUID().slice(0, 8)}.example`) => {
        const made = await call('POST', '/privacy-consent/new', {
          request_id: randomUUID(),
          site_url: domain,
        });
        if (made['success'] !== true) throw new Error(JSON.stringify(made));
        return made['data'].id as string;
      },
      card: async (token) => {
        const added = await addMethod(ports, sessionOf(account.id), {
          processor: 'stripe',
          proof: { nonce: token },
        });
        if (!added.ok) throw new Error(added.reason);
        return added.value.method.id;
      },
    };
  };
  return {
    ports,
    clock,
    bank: ownBank,
    alerts,
    subscriber,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
