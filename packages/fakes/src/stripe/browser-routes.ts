import { type FakeReply, type FakeRequest, jsonReply } from '../fake-server.ts';
import type { StripeState } from './stripe-state.ts';
import {
  authenticate,
  confirmPaymentInBrowser,
  confirmSetupInBrowser,
  type GivenMethod,
  retrieveInBrowser,
} from './browser-surface.ts';

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

interface Asked extends GivenMethod {
  client_secret?: string;
  outcome?: 'pass' | 'fail';
}

/** Answers what the stand-in for Stripe.js and the bank's page ask; null for any other path. */
export function answerBrowser(books: StripeState, request: FakeRequest): FakeReply | null {
  if (!request.path.startsWith('/fake/')) return null;
  if (request.method === 'OPTIONS') return { status: 204, headers: anyOrigin, body: '' };
  const [, page] = /^\/fake\/authenticate\/(\w+)$/.exec(request.path) ?? [];
  if (page !== undefined) return bankPage(books, page, request.query.get('outcome'));
  const asked = JSON.parse(request.body.toString() || '{}') as Asked;
  const secret = asked.client_secret ?? '';
  const id = secret.split('_secret_')[0] ?? '';
  const answers: Readonly<Record<string, () => object>> = {
    '/fake/confirm-intent': () => confirmPaymentInBrowser(books, secret, asked),
    '/fake/confirm-setup': () => confirmSetupInBrowser(books, secret, asked),
    '/fake/retrieve': () => retrieveInBrowser(books, secret),
    '/fake/authenticate': () => authenticate(books, id, asked.outcome !== 'fail').result,
  };
  const answer = answers[request.path];
  if (answer === undefined) return jsonReply({ error: { message: 'no such path' } }, 404);
  return {
    status: 200,
    headers: { ...anyOrigin, 'content-type': 'application/json' },
    body: JSON.stringify(answer()),
  };
}

function bankPage(books: StripeState, id: string, outcome: string | null): FakeReply {
  if (outcome !== null) {
    const { returnTo } = authenticate(books, id, outcome === 'pass');
    if (returnTo !== null) return { status: 303, headers: { location: returnTo }, body: '' };
  }
  const body = `<!doctype html><html lang="en"><title>Test bank</title><main><h1>Test bank</h1>
<p><a id="pass" href="?outcome=pass">Complete</a></p><p><a id="fail" href="?outcome=fail">Fail</a></p></main></html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
