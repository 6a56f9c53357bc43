import type { RouteRules } from './find-faults.ts';

const page = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const hosted: RouteRules = { types: [page], shows: 'open' };
const embedded: RouteRules = { shows: 'open' };
const document: RouteRules = { types: [page] };

const proven: RouteRules = { shows: 'all' };

/** Where a route may do other than all of them: by the beginning of `METHOD /path`, the first that fits. */
const rules: readonly (readonly [string, RouteRules])[] = [
  ['GET /live/document.js', { types: [script] }],
  ['GET /live/:token.json', embedded],
  ['GET /live/:token/:language.json', embedded],
  ['GET /live/:token/v/:version.json', embedded],
  ['GET /live/:token/:language/v/:version.json', embedded],
  ['GET /live/', hosted],
  ['GET /withdraw/', hosted],
  ['POST /withdraw/', hosted],
  ['GET /requests/:token', hosted],
  ['POST /requests/:token', hosted],
  ['GET /cancel-plan', document],
  ['POST /cancel-plan', document],
  ['GET /c/:site/receipt/', {}],
  ['GET /c/days', {}],
  ['GET /downloads/', { types: ['application/zip'], shows: 'open' }],
  ['GET /c/:site/policy.json', { shows: 'open' }],
  ['GET /c/', { types: [script], shows: 'open' }],
  ['GET /legal/', document],
  ['GET /sample/', document],
  ['GET /api/docs', document],
  ['GET /receipt', document],
  ['GET /outbox.json', proven],
  ['GET /outbox', { types: [page], shows: 'all' }],
  ['GET /sandbox/challenge/', document],
  ['GET /banner/preview.', { types: [script] }],
  ['GET /banner/preview', document],
  ['GET /demo/shop.css', { types: ['text/css; charset=utf-8'] }],
  ['GET /demo/shop.js', { types: [script] }],
  ['GET /demo/tags/', { types: [script] }],
  ['GET /demo/pixel.svg', { types: ['image/svg+xml'] }],
  ['GET /demo/', document],
  // Their addresses are the proof.
  ['GET /invoices/:id/', { types: ['application/xml', 'application/pdf'], shows: 'all' }],
  ['GET /files/', { types: ['text/plain'], shows: 'all' }],
  ['GET /exports/', { types: ['application/zip'], shows: 'all' }],
  ['GET /webhooks/braintree', { types: ['text/plain; charset=utf-8'] }],
  // The body carries the proof: a password, or what a letter brought.
  [
    'POST /customer/login',
    {
      ...proven,
      keeps: {
        audit_log: 'that somebody failed to log in',
        activity: 'the same, for the owner of the account',
      },
    },
  ],
  ['POST /customer/check-activation-hash', proven],
  ['POST /customer/activate-account', proven],
  [
    'POST /transaction/braintree/create-new-payment-method',
    { keeps: { provider_customers: 'the provider knows who it is, and refused the card alone' } },
  ],
  ['GET *', document],
];

export function getRouteRules(route: string): RouteRules {
  return rules.find(([beginning]) => route.startsWith(beginning))?.[1] ?? {};
}
