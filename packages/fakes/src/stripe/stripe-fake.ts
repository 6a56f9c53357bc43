/**
 * A stateful Stripe on a local port, for the real SDK: form bodies, idempotency keys, test cards, signed
 * webhooks. What is sent is held against Stripe's closed parameter shapes, what is answered against its
 * object shapes; a violation is answered 500 and kept in `violations`.
 *
 * For the browser, a stand-in for Stripe.js calls these paths (JSON in and out, any origin):
 *   POST /fake/confirm-intent {client_secret, payment_method | card: {number}, return_url?}
 *        -> {paymentIntent} (status `succeeded`, or `requires_action` with `next_action`) or {error}
 *   POST /fake/confirm-setup  {client_secret, payment_method | card: {number}, return_url?}
 *        -> {setupIntent} or {error}
 *   POST /fake/authenticate   {client_secret, outcome: 'pass' | 'fail'}: the bank's step without a page
 *        -> {paymentIntent} or {setupIntent}, whose `last_payment_error` tells a failed step, or {error}
 *   POST /fake/retrieve       {client_secret} -> {paymentIntent} or {setupIntent}
 *   GET  /fake/authenticate/<id>: the bank's page, with the links #pass and #fail; it goes back to
 *        `return_url` with payment_intent, payment_intent_client_secret and redirect_status.
 * `payment_method` is an id or the name of a test card (data/stripe-test-cards.json), such as
 * `pm_card_visa`, or `pm_card_declines_<decline code>`; without either the card 4242 pays.
 */
import type Stripe from 'stripe';
import { jsonReply, startFakeServer } from '../fake-server.ts';
import { createWebhookSender, type FaultSwitches, noFaults } from '../fault-switches.ts';
import { answerApi } from './api.ts';
import { type StripeState, createStripeState, getId } from './stripe-state.ts';
import { answerBrowser } from './browser-routes.ts';
import {
  authenticate,
  changeCard,
  confirmPaymentInBrowser,
  confirmSetupInBrowser,
} from './browser-surface.ts';
import { moveDispute, openDispute } from './disputes.ts';
import { createIdempotencyCache } from './idempotency.ts';
import { createMethod } from './payment-methods.ts';
import { settleRefund } from './refunds.ts';
import { cardByName, type CardEffect } from './test-cards.ts';
import { createMessage } from './webhook-message.ts';

export { declineCodes, decliningCard } from './test-cards.ts';
export { createStripeSignature } from './webhook-message.ts';

export interface StripeFakeOptions {
  clock: () => Date;
  port?: number;
  secretKey?: string;
  webhookSecret?: string;
  webhookUrl?: string;
}

export interface StripeFake extends AsyncDisposable {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** Where messages go; none are sent while it is null. */
  webhookUrl: string | null;
  faults: FaultSwitches;
  /** Everything that broke Stripe's shapes; a test expects none. */
  violations: readonly string[];
  books: StripeState;
  /** Sends held messages, and waits for the answers to all. */
  deliver(): Promise<void>;
  /** The payer's browser confirms with a test card. */
  pay: (clientSecret: string, card?: string, returnUrl?: string) => object;
  setUp: (clientSecret: string, card?: string) => object;
  /** The payer answers the bank. */
  authenticate: (intentId: string, outcome: 'pass' | 'fail') => object;
  /** A payment method that a form in the browser made. */
  typeCard: (name: string, country?: string) => string;
  changeCard: (methodId: string, effect: CardEffect) => void;
  /** Opens a dispute of a payment, or moves the one that is open. */
  dispute: (intentId: string, status: Stripe.Dispute.Status) => void;
  settleRefund: (refundId: string, status: 'succeeded' | 'failed') => void;
}

export async function startStripeFake(options: StripeFakeOptions): Promise<StripeFake> {
  const faults = noFaults();
  const sender = createWebhookSender(faults);
  const violations: string[] = [];
  const { secretKey = 'sk_test_clausewright', webhookSecret = 'whsec_clausewright' } = options;
  let capturing = false;
  const books = createStripeState(options.clock, {
    captured: () => {
      capturing = true;
    },
    emit: (event) => {
      const { webhookUrl: url } = fake;
      if (url !== null) sender.send(createMessage(event, { url, secret: webhookSecret, now: books.now }));
    },
  });
  const kept = createIdempotencyCache(books.now);

  const server = await startFakeServer((request) => {
    const browser = answerBrowser(books, request);
    if (browser !== null) return browser;
    if (faults.failing.times > 0) {
      faults.failing.times -= 1;
      const { status } = faults.failing;
      return jsonReply({ error: { type: 'api_error', message: `fault ${status}` } }, status);
    }
    capturing = false;
    const reply = answerApi(books, { kept, violations, secretKey }, request);
    if (!capturing || !faults.silentAfterCapture) return reply;
    faults.silentAfterCapture = false;
    return 'hang';
  }, options);
  books.url = server.url;

  const fake: StripeFake = {
    url: server.url,
    secretKey,
    webhookSecret,
    webhookUrl: options.webhookUrl ?? null,
    faults,
    violations,
    books,
    deliver: () => sender.deliver(),
    pay: (secret, card = 'pm_card_visa', returnUrl) =>
      confirmPaymentInBrowser(books, secret, {
        payment_method: card,
        ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
      }),
    setUp: (secret, card = 'pm_card_visa') => confirmSetupInBrowser(books, secret, { payment_method: card }),
    authenticate: (id, outcome) => authenticate(books, id, outcome === 'pass').result,
    typeCard(name, country) {
      const card = cardByName(name);
      if (card === null) throw new Error(`no test card ${name}`);
      return createMethod(books, card, country).object.id;
    },
    changeCard: (id, effect) => changeCard(books, id, effect),
    dispute(intentId, status) {
      const charge = books.charges.get(getId(books.intents.get(intentId)?.object.latest_charge));
      if (charge === undefined) throw new Error(`nothing was charged for ${intentId}`);
      const open = [...books.disputes.values()].find((dispute) => dispute.charge === charge.id);
      const dispute = open ?? openDispute(books, charge);
      if (dispute.status !== status) moveDispute(books, dispute, status);
    },
    settleRefund(id, status) {
      const refund = books.refunds.get(id);
      if (refund === undefined) throw new Error(`no refund ${id}`);
      settleRefund(books, refund, status);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
    },
  };
  return fake;
}
