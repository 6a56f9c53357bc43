import { type FakeReply, type FakeRequest, startFakeServer } from '../fake-server.ts';
import { createWebhookSender, type FaultSwitches, noFaults } from '../fault-switches.ts';
import { type ApprovedOutcome, type DisputeOutcome, createState, type PaypalState } from './paypal-state.ts';
import { answerCall } from './paypal-calls.ts';
import { endDispute, openDispute } from './paypal-disputes.ts';
import { approveOrder, settleCapture } from './paypal-orders.ts';
import { approveSetupToken } from './paypal-vault.ts';
import { createSigner, eventText, type Notify, type PaypalMessage } from './paypal-webhooks.ts';

export interface PaypalFakeOptions {
  clock: () => Date;
  clientId?: string;
  clientSecret?: string;
  webhookId?: string;
  /** Where messages go; none are sent without it. */
  webhookUrl?: string;
  port?: number;
}

export interface PaypalFake extends AsyncDisposable {
  /** What PAYPAL_API_URL is set to. */
  url: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl: string | undefined;
  faults: FaultSwitches;
  books: PaypalState;
  /** Every call with its id of idempotency, in order. */
  calls: readonly { method: string; path: string; requestId: string | undefined }[];
  /** Every message as it was or would have been sent. */
  messages: readonly PaypalMessage[];
  approve(orderId: string, outcome?: ApprovedOutcome): void;
  /** Ends the review of a pending capture. */
  settle(orderId: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** The payer complains; answers the id of the dispute. */
  dispute(orderId: string): string;
  endDispute(id: string, outcome: DisputeOutcome): void;
  /** Makes every access token worthless. */
  revokeTokens(): void;
  sign(body: string, at: Date): PaypalMessage;
  deliver(): Promise<void>;
}

/**
 * PayPal: OAuth, orders v2, captures, refunds, disputes v1, payment method tokens v3 and the check of webhook
 * signatures. For the payer in the browser, open to every origin (CORS), without keys:
 *
 * `POST /fake/approve {"order_id", "approve": true|false, "outcome"?: "completed"|"declined"|"pending"}`
 *   what the payer does in PayPal's window, and how the charge will end; answers
 *   `{"order_id", "payer_id", "status"}`. `approve: false` closes the window and changes nothing.
 * `POST /fake/approve-setup {"setup_token"}` saves the payer's account without a purchase.
 */
export async function startPaypalFake(options: PaypalFakeOptions): Promise<PaypalFake> {
  const {
    clock,
    clientId = 'paypal-client',
    clientSecret = 'paypal-secret',
    webhookId = 'WH0FAKE',
  } = options;
  const books = createState(clock);
  const faults = noFaults();
  const sender = createWebhookSender(faults);
  const signer = createSigner(webhookId);
  const calls: { method: string; path: string; requestId: string | undefined }[] = [];
  const messages: PaypalMessage[] = [];

  const notify: Notify = (type, resourceType, resource) => {
    const message = signer.sign(eventText(type, resourceType, resource, clock()), clock());
    messages.push(message);
    const { webhookUrl } = fake;
    if (webhookUrl === undefined) return;
    sender.send(async () => {
      // oxlint-disable-next-line no-restricted-globals -- the fake stands outside of the product
      await fetch(webhookUrl, { method: 'POST', headers: message.headers, body: message.body });
    });
  };

  const desk = { books, notify, signer, keys: { clientId, clientSecret } };
  const server = await startFakeServer(
    (request) => {
      if (request.path.startsWith('/fake/')) return control(books, notify, request);
      const requestId = request.headers['paypal-request-id'];
      calls.push({
        method: request.method,
        path: request.path,
        requestId: Array.isArray(requestId) ? requestId[0] : requestId,
      });
      if (faults.failing.times > 0) {
        faults.failing.times -= 1;
        return { status: faults.failing.status, body: '{}' };
      }
      const reply = answerCall(desk, request);
      if (!faults.silentAfterCapture || !request.path.endsWith('/capture')) return reply;
      faults.silentAfterCapture = false;
      return 'reset';
    },
    { port: options.port ?? 0 },
  );

  const fake: PaypalFake = {
    url: server.url,
    clientId,
    clientSecret,
    webhookId,
    webhookUrl: options.webhookUrl,
    faults,
    books,
    calls,
    messages,
    approve(id, outcome = 'completed') {
      approveOrder(books, notify, { id, approve: true, outcome });
    },
    settle: (orderId, status) => settleCapture(books, notify, orderId, status),
    dispute: (orderId) => openDispute(books, notify, orderId),
    endDispute: (id, outcome) => endDispute(books, notify, id, outcome),
    revokeTokens: () => books.accessTokens.clear(),
    sign: (body, at) => signer.sign(body, at),
    deliver: () => sender.deliver(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return fake;
}

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

function control(books: PaypalState, notify: Notify, request: FakeRequest): FakeReply {
  if (request.method === 'OPTIONS') return { status: 204, headers: openToAll, body: '' };
  const asked = JSON.parse(request.body.toString()) as {
    order_id?: string;
    approve?: boolean;
    outcome?: ApprovedOutcome;
    setup_token?: string;
  };
  const { order_id: id = '', approve = true, outcome = 'completed' } = asked;
  const reply =
    request.path === '/fake/approve'
      ? approveOrder(books, notify, { id, approve, outcome })
      : approveSetupToken(books, asked.setup_token ?? '');
  return typeof reply === 'string' ? reply : { ...reply, headers: { ...reply.headers, ...openToAll } };
}
