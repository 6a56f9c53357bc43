import { createHmac, randomUUID } from 'node:crypto';
import { createStripeSignature } from '@clausewright/fakes/stripe';
import type { Database } from '../../../database/schema.ts';
import type { World } from '../../testing/route-world.ts';
import { webhookSecrets } from './fuzz-world.ts';
import type { Payload } from './hostile.ts';
import type { Marked } from './marked-people.ts';

export interface StrangerRequest {
  url: string;
  payload?: Payload;
}
type Ask = (of: { db: Database; world: World; whose: Marked }) => Promise<StrangerRequest>;

const formed = (fields: Record<string, string>): Payload => ({
  bytes: Buffer.from(new URLSearchParams(fields).toString()),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const plain = (value: object, headers: Record<string, string>): Payload => ({
  bytes: Buffer.from(JSON.stringify(value)),
  headers,
});

/** What pages of sites, consumers and providers send, which is no call of the app; by route. */
export const strangerRequests: Readonly<Record<string, Ask>> = {
  'GET /c/:site': async ({ whose }) => ({ url: `/c/${whose.things.site}.js` }),
  'GET /c/:site/:language': async ({ whose }) => ({ url: `/c/${whose.things.site}/en.js` }),
  'GET /downloads/clausewright.zip': async () => ({ url: '/downloads/clausewright.zip' }),
  'GET /c/:site/policy.json': async ({ whose }) => ({ url: `/c/${whose.things.site}/policy.json` }),
  'GET /c/:site/:language/:file': async ({ db, whose }) => ({
    url: `/c/${whose.things.site}/en/preferences.${await snapshotOf(db, whose)}${'0'.repeat(8)}.js`,
  }),
  'POST /c/:site': async ({ db, world, whose }) => ({
    url: `/c/${whose.things.site}`,
    payload: plain(
      {
        id: uuidOf(world.ports.clock()),
        visitor: randomUUID(),
        snapshot: await snapshotOf(db, whose),
        action: 1,
        layer: 1,
        regime: 'opt-in',
        granted: 2,
        offered: 2,
        gpc: false,
        at: world.ports.clock().getTime(),
      },
      { 'content-type': 'text/plain', origin: 'http://localhost' },
    ),
  }),
  'POST /withdraw/:token/:language': async ({ whose }) => ({
    url: `/withdraw/${whose.things['withdrawal-page']}/en`,
    payload: formed({
      step: 'confirm',
      key: 'k'.repeat(43),
      name: 'Ada',
      contract: 'Order 7',
      items: 'All',
      email: 'ada@consumer.example',
    }),
  }),
  'POST /requests/:token/:language': async ({ whose }) => ({
    url: `/requests/${whose.things['desk-page']}/en`,
    payload: formed({ key: 'k'.repeat(43), kind: 'other', said: 'All', email: 'ada@visitor.example' }),
  }),
  'POST /cancel-plan/:language': async () => ({
    url: '/cancel-plan/en',
    payload: formed({
      step: 'confirm',
      key: 'k'.repeat(43),
      kind: 'ordinary',
      name: 'Ada',
      contract: 'shop.example',
      account: 'ada@consumer.example',
    }),
  }),
  'POST /webhooks/stripe': async ({ world }) => {
    const event = {
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
    };
    const data = { object: { id: 'pi_1', object: 'payment_intent', metadata: { transaction_id: 'x' } } };
    const text = JSON.stringify({ ...event, data });
    const at = Math.floor(world.ports.clock().getTime() / 1000);
    const headers = { 'stripe-signature': createStripeSignature(text, webhookSecrets.stripe, at) };
    return { url: '/webhooks/stripe', payload: { bytes: Buffer.from(text), headers } };
  },
  'POST /webhooks/fastspring': async () => {
    const events = [
      { id: randomUUID(), type: 'order.completed', live: false, data: { order: 'x', tags: {} } },
    ];
    const text = JSON.stringify({ events });
    const signature = createHmac('sha256', webhookSecrets.fastspring).update(text).digest('base64');
    const headers = { 'content-type': 'application/json', 'x-fs-signature': signature };
    return { url: '/webhooks/fastspring', payload: { bytes: Buffer.from(text), headers } };
  },
  'POST /webhooks/braintree': async () => ({
    url: '/webhooks/braintree',
    payload: formed({ bt_signature: 'public|0123', bt_payload: 'PHhtbD48L3htbD4=' }),
  }),
  'GET /webhooks/braintree': async () => ({ url: `/webhooks/braintree?bt_challenge=${'0a'.repeat(12)}` }),
};

async function snapshotOf(db: Database, { things }: Marked): Promise<string> {
  const row = await db
    .selectFrom('banner_snapshots')
    .select('hash')
    .where('site_id', '=', things.site)
    .executeTakeFirst();
  return row?.hash ?? '0'.repeat(32);
}

/** Version 7: it begins with the time. */
function uuidOf(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
