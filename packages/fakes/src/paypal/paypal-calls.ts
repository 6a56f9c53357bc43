import { randomUUID } from 'node:crypto';
import { type FakeReply, type FakeRequest, jsonReply } from '../fake-server.ts';
import type { PaypalState } from './paypal-state.ts';
import { listDisputes, readDispute } from './paypal-disputes.ts';
import { toReply, orderObject } from './paypal-objects.ts';
import { type CaptureRequest, captureOrder, createOrder, type OrderRequest } from './paypal-orders.ts';
import { readCapture, refundCapture, type RefundRequest } from './paypal-payments.ts';
import { refusal } from './paypal-refusal.ts';
import { findSchemaError, type PaypalShape } from './paypal-schema.ts';
import {
  createPaymentToken,
  createSetupToken,
  deletePaymentToken,
  type PaymentTokenRequest,
  readSetupToken,
  type SetupTokenRequest,
} from './paypal-vault.ts';
import type { Notify, PaypalSigner } from './paypal-webhooks.ts';

export interface PaypalContext {
  books: PaypalState;
  notify: Notify;
  signer: PaypalSigner;
  keys: { clientId: string; clientSecret: string };
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** One group: the id. */
  path: RegExp;
  asks?: PaypalShape;
  answer(desk: PaypalContext, id: string, body: unknown, query: URLSearchParams): FakeReply;
}

const calls: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders$/,
    asks: 'orderRequest',
    answer: ({ books }, _, body) => createOrder(books, body as OrderRequest),
  },
  {
    method: 'GET',
    path: /^\/v2\/checkout\/orders\/(\w+)$/,
    answer({ books }, id) {
      const order = books.orders.get(id);
      return order === undefined ? refusal(404, 'INVALID_RESOURCE_ID') : jsonReply(orderObject(order));
    },
  },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
    asks: 'orderCaptureRequest',
    answer: ({ books, notify }, id, body) => captureOrder(books, notify, id, body as CaptureRequest),
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/(\w+)$/,
    answer: ({ books }, id) => readCapture(books, id),
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/(\w+)\/refund$/,
    asks: 'refundRequest',
    answer: ({ books, notify }, id, body) => refundCapture(books, notify, id, body as RefundRequest),
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/setup-tokens$/,
    asks: 'setupTokenRequest',
    answer: ({ books }, _, body) => createSetupToken(books, body as SetupTokenRequest),
  },
  {
    method: 'GET',
    path: /^\/v3\/vault\/setup-tokens\/(\w+)$/,
    answer: ({ books }, id) => readSetupToken(books, id),
  },
  {
    method: 'POST',
    path: /^\/v3\/vault\/payment-tokens$/,
    asks: 'paymentTokenRequest',
    answer: ({ books }, _, body) => createPaymentToken(books, body as PaymentTokenRequest),
  },
  {
    method: 'DELETE',
    path: /^\/v3\/vault\/payment-tokens\/(\w+)$/,
    answer: ({ books }, id) => deletePaymentToken(books, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/customer\/disputes$/,
    answer: ({ books }, _, __, query) => listDisputes(books, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/customer\/disputes\/([\w-]+)$/,
    answer: ({ books }, id) => readDispute(books, id),
  },
];

/** An answer of PayPal's API: keys, schema, idempotency and the errors one can order, in its own order. */
export function answerCall(desk: PaypalContext, request: FakeRequest): FakeReply {
  if (request.path === '/v1/oauth2/token') return issueToken(desk, request);
  const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!desk.books.accessTokens.has(bearer)) return refusal(401, 'INVALID_ACCESS_TOKEN');
  if (request.path === '/v1/notifications/verify-webhook-signature') return verify(desk, request);
  const call = calls.find((one) => one.method === request.method && one.path.test(request.path));
  if (call === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
  const text = request.body.toString();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  if (call.asks !== undefined) {
    const fault = findSchemaError(call.asks, body);
    if (fault !== null) return refusal(400, fault);
  }
  return once(desk.books, request, text, () => {
    const ordered = mockOf(request);
    if (ordered !== null) return refusal(ordered === 'INTERNAL_SERVER_ERROR' ? 500 : 422, ordered);
    return call.answer(desk, call.path.exec(request.path)?.[1] ?? '', body, request.query);
  });
}

/** The same request id gets the same answer, a refusal too; for something else it is refused. */
function once(books: PaypalState, request: FakeRequest, text: string, answer: () => FakeReply): FakeReply {
  const id = request.headers['paypal-request-id'];
  if (request.method !== 'POST' || typeof id !== 'string') return answer();
  const asked = `${request.path} ${text}`;
  const known = books.answers.get(id);
  if (known !== undefined)
    return known.asked === asked
      ? jsonReply(known.body, known.status === 201 ? 200 : known.status)
      : refusal(422, 'DUPLICATE_REQUEST_ID');
  const reply = answer();
  if (typeof reply !== 'string' && reply.status < 500)
    books.answers.set(id, { asked, status: reply.status, body: JSON.parse(reply.body.toString()) });
  return reply;
}

/** Negative testing of PayPal's sandbox. */
function mockOf(request: FakeRequest): string | null {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return null;
  const { mock_application_codes: code } = JSON.parse(header) as { mock_application_codes?: string };
  return code ?? null;
}

function issueToken({ books, keys }: PaypalContext, request: FakeRequest): FakeReply {
  const right = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
  if (request.headers.authorization !== `Basic ${right}`)
    return jsonReply({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
  if (new URLSearchParams(request.body.toString()).get('grant_type') !== 'client_credentials')
    return jsonReply({ error: 'unsupported_grant_type' }, 400);
  const token = `A21AA${randomUUID()}`;
  books.accessTokens.add(token);
  return jsonReply({
    scope: '',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP',
    expires_in: 32_400,
  });
}

function verify({ signer }: PaypalContext, request: FakeRequest): FakeReply {
  const verdict = signer.verify(request.body.toString());
  if (verdict === null) return refusal(400, 'VALIDATION_ERROR');
  return jsonReply(toReply('verifyAnswer', { verification_status: verdict }));
}
