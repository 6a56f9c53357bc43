/** The gateway's HTTP surface, as the SDK for Node 3.40.0 uses it: JSON in, XML out. */
import { document, nonceView, notFound, xmlReply } from './answers.ts';
import type { FakeReply, FakeRequest } from '../fake-server.ts';
import type { GatewayState } from './gateway-state.ts';
import type { Keys } from './notifications.ts';
import { type RequestKind, unknownKeys } from './request-keys.ts';
import { createSale, type SaleRequest } from './sales.ts';
import {
  findTransaction,
  refundTransaction,
  searchIds,
  searchPage,
  voidTransaction,
  type SearchRequest,
} from './transaction-calls.ts';
import * as vault from './vault.ts';
import { toCollection } from './xml.ts';

export interface GatewayContext {
  state: GatewayState;
  keys: Keys;
  clock: () => Date;
  /** Where this gateway is reached, for the client token. */
  url: () => string;
  /** Names of request fields that were refused, for whoever looks for the mistake. */
  refusedKeys: string[];
  /** Searches find nothing. */
  isHidden: () => boolean;
  /** Called when a charge took money; true: the answer gets lost. */
  loseAnswer: () => boolean;
}

interface Body {
  client_token?: { customer_id?: string };
  customer?: { id?: string; email?: string };
  payment_method?: vault.MethodRequest;
  transaction?: SaleRequest;
  search?: SearchRequest;
}

interface Call {
  context: GatewayContext;
  /** Path below the merchant's, without names of the route. */
  id: string;
  body: Body;
  now: Date;
}

interface Route {
  method: string;
  path: RegExp;
  kind: RequestKind | null;
  answer: (call: Call) => FakeReply;
}

const routes: readonly Route[] = [
  route('POST', /^client_token$/, 'client-token', clientToken),
  route('GET', /^merchant_accounts$/, null, ({ context }) => merchantAccounts(context.state)),
  route('POST', /^customers$/, 'customer', ({ context, body }) =>
    vault.createCustomer(context.state, body.customer ?? {}),
  ),
  route('GET', /^customers\/([\w-]+)$/, null, ({ context, id }) => vault.showCustomer(context.state, id)),
  route('PUT', /^customers\/([\w-]+)$/, null, ({ context, id, body }) =>
    vault.updateCustomer(context.state, id, body.customer ?? {}),
  ),
  route('DELETE', /^customers\/([\w-]+)$/, null, ({ context, id }) =>
    vault.deleteCustomer(context.state, id),
  ),
  route('GET', /^payment_method_nonces\/([\w-]+)$/, null, ({ context, id }) => {
    const nonce = context.state.nonces.get(id);
    return nonce ? xmlReply('payment_method_nonce', nonceView(nonce)) : notFound();
  }),
  route('POST', /^payment_methods$/, 'payment-method-create', ({ context, body, now }) =>
    vault.createMethod(context.state, body.payment_method ?? {}, now),
  ),
  route('GET', /^payment_methods\/any\/([\w-]+)$/, null, ({ context, id }) =>
    vault.findMethod(context.state, id),
  ),
  route('PUT', /^payment_methods\/any\/([\w-]+)$/, 'payment-method-update', ({ context, id, body }) =>
    vault.updateMethod(context.state, id, body.payment_method ?? {}),
  ),
  route('DELETE', /^payment_methods\/any\/([\w-]+)$/, null, ({ context, id }) =>
    vault.deleteMethod(context.state, id),
  ),
  route('POST', /^payment_methods\/([\w-]+)\/nonces$/, null, ({ context, id }) =>
    vault.createNonce(context.state, id),
  ),
  route('POST', /^transactions$/, 'transaction', ({ context, body, now }) => {
    const { reply, captured } = createSale(context.state, body.transaction ?? {}, now);
    return captured && context.loseAnswer() ? 'reset' : reply;
  }),
  route('POST', /^transactions\/advanced_search_ids$/, 'search', ({ context, body }) =>
    searchIds(context.state, context.isHidden() ? { ids: [] } : (body.search ?? {})),
  ),
  route('POST', /^transactions\/advanced_search$/, 'search', ({ context, body }) =>
    searchPage(context.state, body.search ?? {}),
  ),
  route('GET', /^transactions\/([\w-]+)$/, null, ({ context, id }) => findTransaction(context.state, id)),
  route('POST', /^transactions\/([\w-]+)\/refund$/, 'refund', ({ context, id, body, now }) =>
    refundTransaction(context.state, id, body.transaction ?? {}, now),
  ),
  route('PUT', /^transactions\/([\w-]+)\/void$/, null, ({ context, id, now }) =>
    voidTransaction(context.state, id, now),
  ),
];

export function answerGateway(context: GatewayContext, request: FakeRequest): FakeReply {
  const { merchantId, publicKey, privateKey } = context.keys;
  const basic = Buffer.from(`${publicKey}:${privateKey}`).toString('base64');
  if (request.headers.authorization !== `Basic ${basic}`) return { status: 401, body: ' ' };
  const base = `/merchants/${merchantId}/`;
  if (!request.path.startsWith(base)) return { status: 403, body: ' ' };
  const rest = request.path.slice(base.length);
  for (const one of routes) {
    const match = one.method === request.method ? one.path.exec(rest) : null;
    if (!match) continue;
    const body = bodyOf(request);
    const unknown = one.kind === null ? [] : unknownKeys(one.kind, body);
    context.refusedKeys.push(...unknown);
    if (unknown.length > 0) return { status: 403, body: ' ' };
    return one.answer({ context, id: match[1] ?? '', body, now: context.clock() });
  }
  return notFound();
}

function route(method: string, path: RegExp, kind: RequestKind | null, answer: Route['answer']): Route {
  return { method, path, kind, answer };
}

/** Version 2 as real ones are: Base64 of JSON; `clientApiUrl` leads the stand-in of the browser back here. */
function clientToken({ context, body }: Call): FakeReply {
  const customer = body.client_token?.customer_id;
  if (customer !== undefined && !context.state.customers.has(customer)) {
    return xmlReply(
      'api-error-response',
      { errors: { errors: [] }, message: 'Customer specified by customer_id does not exist' },
      422,
    );
  }
  const { merchantId } = context.keys;
  const token = {
    version: 2,
    environment: 'development',
    merchantId,
    clientApiUrl: `${context.url()}/merchants/${merchantId}/client_api`,
    authorizationFingerprint: `fake-fingerprint|customer_id=${customer ?? ''}`,
    threeDSecureEnabled: true,
  };
  return xmlReply('client_token', { value: Buffer.from(JSON.stringify(token)).toString('base64') }, 201);
}

function merchantAccounts(state: GatewayState): FakeReply {
  const views = state.accounts.map((account) => ({
    id: account.id,
    status: 'active',
    default: account.isDefault,
    currency_iso_code: account.currency,
  }));
  const page = { current_page_number: 1, page_size: 50, total_items: views.length };
  return document(toCollection('merchant-accounts', 'merchant-account', views, page));
}

function bodyOf(request: FakeRequest): Body {
  if (request.body.length === 0) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its names are checked before it is used
  return JSON.parse(request.body.toString('utf8')) as Body;
}
