import { type FakeReply, type FakeRequest, jsonReply, startFakeServer } from '../fake-server.ts';
import { createWebhookSender, type FaultSwitches, noFaults } from '../fault-switches.ts';
import { type FastspringState, type FastspringOrder, createState } from './fastspring-state.ts';
import { answerCall } from './fastspring-calls.ts';
import {
  checkOut,
  type CheckoutOutcome,
  renewSubscription,
  settleOrder,
  type Unasked,
} from './fastspring-checkout.ts';
import { returnOrder } from './fastspring-returns.ts';
import {
  createEvent,
  type FastspringEvent,
  type FastspringMessage,
  type Notify,
  sign,
} from './fastspring-webhooks.ts';

export interface FastspringFakeOptions {
  clock: () => Date;
  username?: string;
  password?: string;
  webhookSecret?: string;
  /** Orders are real ones; otherwise test orders. */
  live?: boolean;
  /** Where messages go; none are sent without it. */
  webhookUrl?: string;
  port?: number;
}

export interface FastspringFake extends AsyncDisposable {
  /** What FASTSPRING_API_URL is set to. */
  url: string;
  username: string;
  password: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  /** Events wait for `deliver` and come up to fifty in one post. */
  together: boolean;
  faults: FaultSwitches;
  books: FastspringState;
  /** Method and path of every call, in order. */
  calls: readonly string[];
  /** Every event that happened, sent or not. */
  events: readonly FastspringEvent[];
  checkOut(session: string, outcome: CheckoutOutcome, unasked?: Unasked): FastspringOrder;
  /** A pending order is paid, or ends. */
  settle(orderId: string, status: 'completed' | 'canceled'): void;
  renew(subscriptionId: string, outcome: 'completed' | 'failed'): FastspringOrder | null;
  /** The seller gives a part back by hand; `subtotal` is without tax. */
  giveBack(orderId: string, subtotal: number): void;
  sign(events: readonly FastspringEvent[]): FastspringMessage;
  deliver(): Promise<void>;
}

/**
 * FastSpring: sessions, orders, returns and subscriptions of its API, with signed webhooks. It sells in its
 * own name and adds 19 % of tax. For the buyer in the browser, open to every origin (CORS), without keys:
 *
 * `POST /fake/checkout {"session", "outcome": "completed"|"failed"|"pending"|"cancelled"}`
 *   what the buyer does in FastSpring's window; answers `{"order", "reference", "status"}` (what its script
 *   hands to the page when the window closes), or 410 where the session is over or was used.
 */
export async function startFastspringFake(options: FastspringFakeOptions): Promise<FastspringFake> {
  const {
    clock,
    username = 'fastspring-user',
    password = 'fastspring-password',
    webhookSecret = 'fastspring-webhook-secret',
    live = false,
  } = options;
  const books = createState(clock);
  const faults = noFaults();
  const sender = createWebhookSender(faults);
  const calls: string[] = [];
  const events: FastspringEvent[] = [];
  const waiting: FastspringEvent[] = [];

  const post = (batch: readonly FastspringEvent[]): void => {
    const { webhookUrl } = fake;
    if (webhookUrl === undefined) return;
    const { headers, body } = sign(webhookSecret, batch);
    sender.send(async () => {
      // oxlint-disable-next-line no-restricted-globals -- the fake stands outside of the product
      await fetch(webhookUrl, { method: 'POST', headers, body });
    });
  };
  const notify: Notify = (type, ofLive, data) => {
    const event = createEvent(type, ofLive, data, clock());
    events.push(event);
    if (fake.together) waiting.push(event);
    else post([event]);
  };
  const buy = (session: string, outcome: CheckoutOutcome, unasked?: Unasked) =>
    checkOut(books, notify, { session, outcome, live, ...(unasked !== undefined && { unasked }) });

  const desk = { books, notify, keys: { username, password } };
  const server = await startFakeServer(
    (request) => {
      if (request.path.startsWith('/fake/')) return control(buy, request);
      calls.push(`${request.method} ${request.path}`);
      if (faults.failing.times > 0) {
        faults.failing.times -= 1;
        return { status: faults.failing.status, body: '{}' };
      }
      const reply = answerCall(desk, request);
      if (!faults.silentAfterCapture || request.method !== 'POST') return reply;
      faults.silentAfterCapture = false;
      return 'reset';
    },
    { port: options.port ?? 0 },
  );

  const fake: FastspringFake = {
    url: server.url,
    username,
    password,
    webhookSecret,
    webhookUrl: options.webhookUrl,
    together: false,
    faults,
    books,
    calls,
    events,
    checkOut(session, outcome, unasked) {
      const order = buy(session, outcome, unasked);
      if (order === null) throw new Error('the session is over or was used');
      return order;
    },
    settle: (orderId, status) => settleOrder(books, notify, orderId, status),
    renew: (id, outcome) => renewSubscription(books, notify, id, outcome),
    giveBack(orderId, subtotal) {
      returnOrder(books, notify, orderId, { subtotal, reason: 'OTHER' });
    },
    sign: (batch) => sign(webhookSecret, batch),
    deliver() {
      while (waiting.length > 0) post(waiting.splice(0, 50));
      return sender.deliver();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return fake;
}

const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

function control(
  buy: (session: string, outcome: CheckoutOutcome) => FastspringOrder | null,
  request: FakeRequest,
): FakeReply {
  if (request.method === 'OPTIONS') return { status: 204, headers: openToAll, body: '' };
  const asked = JSON.parse(request.body.toString()) as { session?: string; outcome?: CheckoutOutcome };
  const order = buy(asked.session ?? '', asked.outcome ?? 'completed');
  if (order === null) return { status: 410, headers: openToAll, body: '{}' };
  const { id, reference, status } = order;
  const reply = jsonReply({ order: id, reference, status });
  return typeof reply === 'string' ? reply : { ...reply, headers: { ...reply.headers, ...openToAll } };
}
