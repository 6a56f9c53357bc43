import type { Clock } from '../../../platform/clock.ts';
import type { Order, PaymentProvider, Started } from '../../provider-interface/provider.ts';
import { createFastspringClient, type FastspringSettings } from './client.ts';
import { createRecentOrders } from './fastspring-order.ts';
import { readPayment } from './payment-status.ts';
import { createFastspringPlans } from './plans.ts';
import { toReference, parseSession } from './reference.ts';
import { refundOrder } from './refund.ts';
import { openSession } from './session.ts';
import { checkFastspringWebhook } from './webhook.ts';

export interface FastspringDeps {
  clock: Clock;
  /** Milliseconds after which a call of FastSpring counts as unanswered. */
  timeout?: number;
}

/**
 * FastSpring, which sells in its own name: it adds the tax, writes the invoice and renews plans by itself.
 * So what we call captured and refunded is without its tax. The product must have prices without tax, and
 * the storefront must not sell in other currencies than the instance.
 */
export function createFastspringProvider(
  settings: FastspringSettings,
  { clock, timeout = 5_000 }: FastspringDeps,
): PaymentProvider {
  const live = settings.environment === 'production';
  const client = createFastspringClient(settings, timeout);
  const reader = { client, settings, recent: createRecentOrders(client, clock) };
  const opening = new Map<string, Promise<Started>>();

  /** The API makes a new session whenever it is asked: two clicks at once share one. */
  const startOnce = (order: Order): Promise<Started> => {
    const begun = opening.get(order.id) ?? begin(order).finally(() => opening.delete(order.id));
    opening.set(order.id, begun);
    return begun;
  };
  const begin = async (order: Order): Promise<Started> => {
    const opened = await openSession(client, settings, order);
    if (opened.ok) return startedWith(opened.value);
    return opened.reason === 'refused'
      ? { ok: false, reason: 'refused', failure: 'transaction-not-accepted' }
      : { ok: false, reason: 'unreachable' };
  };
  const startedWith = (session: string): Started => ({
    ok: true,
    reference: toReference(session),
    customerReference: null,
    client: {
      processor: 'fastspring',
      session_id: session,
      storefront: settings.storefront,
      url: `https://${settings.storefront}/session/${session}`,
    },
  });

  return {
    processor: 'fastspring',
    kinds: ['checkout'],
    test: !live,
    sellerOfRecord: true,
    live,
    minimum: () => 1,
    start(order) {
      if (order.reference === null) return startOnce(order);
      const session = parseSession(order.reference);
      if (session !== null) return Promise.resolve(startedWith(session));
      // There is an order already: nothing more is to be bought.
      return Promise.resolve({ ok: true, reference: order.reference, customerReference: null, client: null });
    },
    /** The money was taken in FastSpring's window, or was not: only it knows. */
    pay: (order, proof) => readPayment(reader, order, (proof.session ?? proof.token) !== undefined),
    read: (order) => readPayment(reader, order, false),
    refund: (order, refund) => refundOrder(client, order, refund),
    // A session ends by itself after a day.
    cancel: () => Promise.resolve({ ok: true }),
    plans: createFastspringPlans(client),
    webhook: (request) => Promise.resolve(checkFastspringWebhook(settings.webhookSecret, request)),
    contentSources: contentSourcesOf(settings.storefront),
  };
}

function contentSourcesOf(storefront: string): PaymentProvider['contentSources'] {
  const library = 'https://sbl.onfastspring.com';
  const shop = `https://${storefront.split('/')[0] ?? ''}`;
  return { script: [library, shop], frame: [shop], connect: [library, shop], img: [library, shop] };
}
