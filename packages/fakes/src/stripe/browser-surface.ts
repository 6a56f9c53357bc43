import type { StripeAnswer } from './answers.ts';
import type { StripeState, Intent, Setup } from './stripe-state.ts';
import { authenticateIntent, confirmIntent } from './confirm-intent.ts';
import { isMethod, resolveMethod } from './payment-methods.ts';
import { authenticateSetup, confirmSetup } from './setup-intents.ts';
import type { CardEffect } from './test-cards.ts';

/** What `stripe.confirmPayment` and its relatives answer in the browser. */
export type BrowserResult = { paymentIntent: object } | { setupIntent: object } | { error: object };

export interface GivenMethod {
  /** Id of a method, or the name of a test card; the plain card that pays where neither is given. */
  payment_method?: string;
  card?: { number: string };
  return_url?: string;
}

/** Begun with its client secret, which only the browser of the payer has. */
function bySecret<T extends { object: { client_secret: string | null } }>(
  all: Map<string, T>,
  secret: string,
): T | null {
  return [...all.values()].find(({ object }) => object.client_secret === secret) ?? null;
}

const unknownSecret = { error: { type: 'invalid_request_error', code: 'resource_missing' } };

export function confirmPaymentInBrowser(
  books: StripeState,
  secret: string,
  given: GivenMethod,
): BrowserResult {
  const intent = bySecret(books.intents, secret);
  if (intent === null) return unknownSecret;
  const method = resolveMethod(books, given.card ?? given.payment_method ?? 'pm_card_visa');
  if (!isMethod(method)) return resultOf('paymentIntent', method);
  const returnUrl = given.return_url ?? null;
  return resultOf('paymentIntent', confirmIntent(books, intent, method, { offSession: false, returnUrl }));
}

export function confirmSetupInBrowser(books: StripeState, secret: string, given: GivenMethod): BrowserResult {
  const setup = bySecret(books.setups, secret);
  if (setup === null) return unknownSecret;
  const method = resolveMethod(books, given.card ?? given.payment_method ?? 'pm_card_visa');
  if (!isMethod(method)) return resultOf('setupIntent', method);
  return resultOf('setupIntent', confirmSetup(books, setup, method, given.return_url ?? null));
}

export function retrieveInBrowser(books: StripeState, secret: string): BrowserResult {
  const intent = bySecret(books.intents, secret);
  const setup = bySecret(books.setups, secret);
  if (intent !== null) return { paymentIntent: intent.object };
  return setup === null ? unknownSecret : { setupIntent: setup.object };
}

export type Authenticated = { result: BrowserResult; returnTo: string | null };

/** The bank's page was answered; `returnTo` is where it sends the browser then. */
export function authenticate(books: StripeState, id: string, passed: boolean): Authenticated {
  const intent = books.intents.get(id);
  if (intent !== undefined) {
    const result = resultOf('paymentIntent', authenticateIntent(books, intent, passed));
    return { result, returnTo: returnTo('payment_intent', intent) };
  }
  const setup = books.setups.get(id);
  if (setup === undefined) return { result: unknownSecret, returnTo: null };
  const result = resultOf('setupIntent', authenticateSetup(books, setup, passed));
  return { result, returnTo: returnTo('setup_intent', setup) };
}

/** A bank that changes its mind about a saved card. */
export function changeCard(books: StripeState, methodId: string, effect: CardEffect): void {
  const method = books.methods.get(methodId);
  if (method !== undefined) method.effect = effect;
}

function returnTo(kind: 'payment_intent' | 'setup_intent', { object, returnUrl }: Intent | Setup) {
  if (returnUrl === null) return null;
  const url = new URL(returnUrl);
  url.searchParams.set(kind, object.id);
  url.searchParams.set(`${kind}_client_secret`, object.client_secret ?? '');
  url.searchParams.set('redirect_status', object.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

function resultOf(name: 'paymentIntent' | 'setupIntent', answer: StripeAnswer): BrowserResult {
  if (answer.status !== 200) return { error: (answer.body as { error: object }).error };
  return name === 'paymentIntent' ? { paymentIntent: answer.body } : { setupIntent: answer.body };
}
