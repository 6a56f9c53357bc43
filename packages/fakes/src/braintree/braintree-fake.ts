/**
 * A Braintree gateway on a local port: what the SDK for Node asks of it, with a memory.
 *
 * A browser has no hosted fields here. Whatever stands in for braintree-web decodes the client token
 * (Base64 of JSON), takes the origin of its `clientApiUrl` and asks, from any origin:
 *
 *   POST /fake/tokenize   (JSON)
 *   { "card": { "number": "4111111111111111", "expiration_month": "12", "expiration_year": "2030",
 *               "country": "DEU", "decline": "2001" },
 *     "three_d_secure": "shifted" | "not-shifted" | "failed" | "not-enrolled" }
 *   or { "paypal": { "email": "payer@example.com" } }
 *   -> { "nonce": "…", "type": "CreditCard" | "PayPalAccount", "details": { … }, "liabilityShifted": true }
 *
 * Every field of `card` may be left out. `decline` is how a charge ends: a processor code, or
 * `gateway:fraud` and the like, or `invalid`. Without `three_d_secure` nobody asked the bank, as when a
 * page sends the nonce of the hosted fields without `verifyCard`, which the gateway then refuses.
 *
 * Amounts that decide by themselves: 2000.00 to 3000.99 answer with the code of the whole part, 4002 leaves
 * a PayPal payment `settlement_pending`, 5001 is rejected as an incomplete application.
 */
import { type FakeReply, type FakeRequest, jsonReply, startFakeServer } from '../fake-server.ts';
import { createWebhookSender, type FaultSwitches, noFaults } from '../fault-switches.ts';
import { answerGateway, type GatewayContext } from './gateway-calls.ts';
import { emptyState, type GatewayState, setStatus, newId, type Transaction } from './gateway-state.ts';
import {
  disputeSubject,
  signNotification,
  postNotification,
  type SignedNotification,
  transactionSubject,
} from './notifications.ts';
import { addTestNonces, tokenize, type TokenizeRequest } from './tokenize.ts';
import { storeMethod } from './vault.ts';
import type { Xml } from './xml.ts';

export type { TokenizeRequest } from './tokenize.ts';
export type { SignedNotification } from './notifications.ts';

export interface BraintreeFakeOptions {
  port?: number;
  clock?: () => Date;
  /** Merchant accounts, one per currency; the first is the default. */
  currencies?: readonly string[];
  /** Two equal sales within so many seconds are a duplicate; 0: never. */
  duplicateSeconds?: number;
  webhookUrl?: string;
}

export interface BraintreeFaults extends FaultSwitches {
  /** After an answer got lost (`silentAfterCapture`), the next so many requests get a 503. */
  failAfterSilence: number;
  /** No request is answered, nor done. */
  hanging: boolean;
  /** The next so many searches find nothing, as right after a sale. */
  emptySearches: number;
  /** The next so many sales never arrive. */
  lostSales: number;
  /** Sales are turned away with this status, unread. */
  salesStatus: number | null;
}

export interface BraintreeFake extends AsyncDisposable {
  url: string;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  faults: BraintreeFaults;
  /** Where messages go; may be set later. */
  webhookUrl: string | undefined;
  /** Fields of requests that the gateway does not know. */
  refusedKeys: readonly string[];
  /** `<method> <path below the merchant>` of every request, in order. */
  requests: readonly string[];
  /** What the browser does: card or PayPal data becomes a nonce. */
  tokenize(request: TokenizeRequest): string;
  transactions(): readonly Readonly<Transaction>[];
  /** Saves a method without asking the bank, whatever it will say later; answers its token. */
  vault(customerId: string, request: TokenizeRequest): string;
  /** Saved methods of a customer. */
  methods(customerId: string): readonly { token: string }[];
  /** Night: what was submitted is settled; or the bank takes its word back. */
  settle(transactionId: string, outcome?: 'settled' | 'settlement_declined'): void;
  /** `retrieval` only asks for papers. */
  dispute(transactionId: string, status: 'open' | 'won' | 'lost', kind?: 'chargeback' | 'retrieval'): void;
  /** A message of any kind, signed; not sent. */
  sign(kind: string, subject: Xml): SignedNotification;
  /** Every message that was sent, whether or not somebody listens. */
  sent: SignedNotification[];
  /** Sends what is held, and waits for everything under way. */
  deliver(): Promise<void>;
}

const keys = { merchantId: 'fake_merchant', publicKey: 'fake_public_key', privateKey: 'fake_private_key' };

export async function startBraintreeFake(options: BraintreeFakeOptions = {}): Promise<BraintreeFake> {
  const clock = options.clock ?? (() => new Date());
  const faults: BraintreeFaults = {
    ...noFaults(),
    failAfterSilence: 0,
    hanging: false,
    emptySearches: 0,
    lostSales: 0,
    salesStatus: null,
  };
  const sender = createWebhookSender(faults);
  const state = emptyState(
    options.currencies ?? ['USD', 'EUR', 'GBP', 'CHF'],
    options.duplicateSeconds ?? 30,
  );
  addTestNonces(state);
  const requests: string[] = [];
  const context: GatewayContext = {
    state,
    keys,
    clock,
    url: () => server.url,
    refusedKeys: [],
    isHidden() {
      const hidden = faults.emptySearches > 0;
      if (hidden) faults.emptySearches -= 1;
      return hidden;
    },
    loseAnswer() {
      const lose = faults.silentAfterCapture;
      faults.silentAfterCapture = false;
      if (lose && faults.failAfterSilence > 0) {
        faults.failing = { times: faults.failAfterSilence, status: 503 };
        faults.failAfterSilence = 0;
      }
      return lose;
    },
  };
  const handle = (request: FakeRequest): FakeReply => {
    if (request.path.startsWith('/fake/')) return control(state, request);
    requests.push(`${request.method} ${request.path.replace(`/merchants/${keys.merchantId}/`, '')}`);
    if (faults.hanging) return 'hang';
    const isSale = requests.at(-1) === 'POST transactions';
    if (isSale && faults.salesStatus !== null) return { status: faults.salesStatus, body: ' ' };
    if (isSale && faults.lostSales > 0) {
      faults.lostSales -= 1;
      return 'reset';
    }
    if (faults.failing.times > 0) {
      faults.failing.times -= 1;
      return { status: faults.failing.status, body: ' ' };
    }
    return answerGateway(context, request);
  };
  const server = await startFakeServer(handle, options.port === undefined ? {} : { port: options.port });

  const sign = (kind: string, subject: Xml): SignedNotification =>
    signNotification(keys, kind, subject, clock());
  const fake: BraintreeFake = {
    url: server.url,
    ...keys,
    faults,
    webhookUrl: options.webhookUrl,
    refusedKeys: context.refusedKeys,
    requests,
    tokenize: (request) => tokenize(state, request).nonce,
    transactions: () => [...state.transactions.values()],
    vault: (customerId, request) => storeMethod(state, customerId, tokenize(state, request), clock()).token,
    methods: (customerId) => [...state.methods.values()].filter((one) => one.customerId === customerId),
    settle(transactionId, outcome = 'settled') {
      const transaction = need(state, transactionId);
      setStatus(transaction, outcome, clock());
      send(`transaction_${outcome}`, transactionSubject(state, transaction));
    },
    dispute(transactionId, status, kind = 'chargeback') {
      const transaction = need(state, transactionId);
      const known = transaction.disputes[0];
      const dispute = known ?? { id: newId(), status, kind, amount: transaction.amount, openedAt: clock() };
      dispute.status = status;
      if (!known) transaction.disputes.push(dispute);
      send(status === 'open' ? 'dispute_opened' : `dispute_${status}`, disputeSubject(transaction, dispute));
    },
    sign,
    sent: [],
    deliver: () => sender.deliver(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  const send = (kind: string, subject: Xml): void => {
    const signed = sign(kind, subject);
    sender.send(async () => {
      fake.sent.push(signed);
      if (fake.webhookUrl !== undefined) await postNotification(fake.webhookUrl, signed);
    });
  };
  return fake;
}

function need(state: GatewayState, id: string): Transaction {
  const found = state.transactions.get(id);
  if (!found) throw new Error(`The gateway has no transaction ${id}`);
  return found;
}

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

function control(state: GatewayState, request: FakeRequest): FakeReply {
  if (request.method === 'OPTIONS') return { status: 204, headers: open, body: '' };
  if (request.method !== 'POST' || request.path !== '/fake/tokenize')
    return { status: 404, headers: open, body: '' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test's own request
  const made = tokenize(state, JSON.parse(request.body.toString('utf8')) as TokenizeRequest);
  const reply = jsonReply({
    nonce: made.nonce,
    type: made.card ? 'CreditCard' : 'PayPalAccount',
    details: made.card
      ? { lastFour: made.card.last4, cardType: made.card.brand }
      : { email: made.paypal?.email },
    liabilityShifted: made.threeDSecure?.liabilityShifted ?? false,
    liabilityShiftPossible: made.threeDSecure?.liabilityShiftPossible ?? false,
  });
  return typeof reply === 'object' ? { ...reply, headers: { ...reply.headers, ...open } } : reply;
}
