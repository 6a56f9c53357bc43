import { limits, type WebhookDelivery } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { type Customer, service, type Service } from '../customers/sessions/testing/customer.ts';
import type { Enqueue } from '../platform/jobs/start-jobs.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { removeOldDeliveries } from './message-store.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { type Happened, tellWebhooks } from './tell-webhooks.ts';
import { sweepWebhooks, type WebhookWork, workAtWebhook } from './work-at-webhook.ts';

const database = useTestDatabase();
const day = 86_400_000;
const kinds = ['banner.published', 'update.available'];

interface World extends AsyncDisposable {
  call: Customer['call'];
  of: Service;
  ada: Customer;
  work: WebhookWork;
  /** Addresses that a job was queued for, and for when. */
  queued: { id: string; at: Date | null }[];
  /** Sends to an address, whatever its scheme: the account gave one that is public. */
  webhook(receiver: Receiver): Promise<{ id: string; secret: string }>;
  happen(given?: Partial<Happened>): Promise<void>;
  deliveries(id: string): Promise<WebhookDelivery[]>;
}

async function world(): Promise<World> {
  const of = await service(database.db);
  const ada = await of.customer();
  const queued: World['queued'] = [];
  const enqueue: Enqueue = async (_, name, data, options) => {
    if (name === 'send-webhooks' && 'webhook_id' in data)
      queued.push({ id: data.webhook_id, at: options?.startAfter ?? null });
  };
  // Days go by, and no session lasts so long.
  const call: Customer['call'] = async (...asked) => (await of.logIn(ada)).call(...asked);
  const { db, clock } = of.ports;
  const sending = { allowed: ['127.0.0.0/8'], timeout: 500 };
  return {
    of,
    ada,
    call,
    queued,
    work: { ...of.ports, enqueue, sending },
    async webhook({ origin }) {
      const { json } = await call('POST', '/customer/webhooks', {
        url: 'https://shop.example/hook',
        kinds,
      });
      const { webhook, secret } = json['data'];
      await db.updateTable('webhooks').set({ url: origin }).where('id', '=', webhook.id).execute();
      return { id: webhook.id as string, secret: secret as string };
    },
    happen: (given = {}) =>
      db.transaction().execute((trx) =>
        tellWebhooks({ enqueue }, trx, {
          ownerId: ada.id,
          kind: 'banner.published',
          data: { ids: { banner: 'b' }, names: { banner: 'shop.example' }, links: {} },
          now: clock(),
          ...given,
        }),
      ),
    deliveries: async (id) =>
      (await call('GET', `/customer/webhooks/${id}/deliveries`)).json['data'].deliveries,
    [Symbol.asyncDispose]: () => of[Symbol.asyncDispose](),
  };
}

test('what happens is told once to who wants it, signed, and listed for its owner', async () => {
  await using one = await world();
  await using receiver = await startReceiver();
  const { id, secret } = await one.webhook(receiver);
  await one.happen();
  await one.happen({ kind: 'plan.changed' });
  await one.happen({ kind: 'update.available', onceKey: 'update:a' });
  await one.happen({ kind: 'update.available', onceKey: 'update:a' });
  expect(one.queued.map((job) => job.id)).toEqual([id, id]);
  await workAtWebhook(one.work, id);
  expect(receiver.received).toHaveLength(2);
  const verifier = new Webhook(secret);
  for (const { body, headers } of receiver.received) {
    // The library knows the time of the machine alone.
    expect(Math.abs(Number(headers['webhook-timestamp']) - one.of.clock().getTime() / 1000)).toBeLessThan(2);
    const timestamp = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers['webhook-signature']).toBe(verifier.sign(headers['webhook-id'] ?? '', timestamp, body));
  }
  const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
  expect(told.map(({ type }) => type).toSorted()).toEqual(['banner.published', 'update.available']);
  const listed = await one.deliveries(id);
  expect(listed).toMatchObject([
    { state: 'delivered', attempts: 1, last_status: 204, next_attempt_at: null },
    { state: 'delivered' },
  ]);
  expect(listed.map((row) => row.message_id).toSorted()).toEqual(receiver.ids().toSorted());
  const asked = await one.call('GET', `/customer/webhooks/${id}/secret`);
  expect(asked.json['data'].secret).toBe(secret);
});

test('what is undone was never told', async () => {
  await using one = await world();
  await using receiver = await startReceiver();
  const { id } = await one.webhook(receiver);
  const undone = one.work.db.transaction().execute(async (trx) => {
    const data = { ids: {}, names: {}, links: {} };
    const now = one.of.clock();
    await tellWebhooks(one.work, trx, { ownerId: one.ada.id, kind: 'banner.published', data, now });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await one.deliveries(id)).toEqual([]);
});

test('a message that is not taken comes again, later each time, with the same id, until it is given up', async () => {
  await using one = await world();
  await using receiver = await startReceiver((_, reply) => reply.writeHead(500).end());
  const { id } = await one.webhook(receiver);
  await one.happen();
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    await workAtWebhook(one.work, id);
    expect(receiver.received).toHaveLength(tries);
    // Too early: nothing is sent.
    await workAtWebhook(one.work, id);
    expect(receiver.received).toHaveLength(tries);
    const [row] = await one.deliveries(id);
    expect(row).toMatchObject({ attempts: tries, last_status: 500 });
    const next = row?.next_attempt_at;
    if (typeof next !== 'string') break;
    expect(one.queued.some(({ at }) => at?.toISOString() === next)).toBe(true);
    const wait = new Date(next).getTime() - one.of.clock().getTime();
    waits.push(wait / 1000);
    one.of.clock.advance(wait);
  }
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(new Set(receiver.ids()).size).toBe(1);
  const [failed] = await one.deliveries(id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 10, next_attempt_at: null });
  one.of.clock.advance(day);
  await workAtWebhook(one.work, id);
  expect(receiver.received).toHaveLength(10);

  // Its owner has it sent anew.
  const again = await one.call('POST', `/customer/webhook-deliveries/${failed?.id}/send`, {});
  expect(again.json['data'].delivery).toMatchObject({ state: 'waiting', attempts: 0 });
  await workAtWebhook(one.work, id);
  expect(new Set(receiver.ids()).size).toBe(1);
  expect(receiver.received).toHaveLength(11);
});

test('an address that takes nothing rests, holds up nobody, and is switched off after days with a letter', async () => {
  await using one = await world();
  await using hanging = await startReceiver(() => {});
  await using good = await startReceiver();
  const bad = await one.webhook(hanging);
  const fine = await one.webhook(good);
  for (let times = 0; times < 30; times += 1) await one.happen();
  const begun = performance.now();
  await Promise.all([workAtWebhook(one.work, bad.id), workAtWebhook(one.work, fine.id)]);
  // One attempt that hangs, and not thirty.
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(hanging.received).toHaveLength(1);
  expect(good.received).toHaveLength(20);
  await workAtWebhook(one.work, fine.id);
  expect(good.received).toHaveLength(30);
  await workAtWebhook(one.work, bad.id);
  expect(hanging.received).toHaveLength(1);

  one.of.clock.advance(6 * day);
  one.queued.length = 0;
  await sweepWebhooks(one.work);
  expect(one.queued.map((job) => job.id)).toEqual([bad.id]);
  await workAtWebhook(one.work, bad.id);
  const { json } = await one.call('GET', '/customer/webhooks');
  const off = json['data'].webhooks.find(({ id }: { id: string }) => id === bad.id);
  expect([off.enabled, off.ended_at]).toEqual([false, one.of.clock().toISOString()]);
  expect(await one.of.emailsTo(one.ada.email)).toContain('webhook-ended');
  const refused = await one.call('POST', `/customer/webhooks/${bad.id}/test`, {});
  expect(refused.json['forbidden'] ?? refused.json['code'] ?? JSON.stringify(refused.json)).toMatch(
    /webhook-off/u,
  );

  // What waited is sent once it is on again.
  const { url, kinds: wanted } = off;
  one.queued.length = 0;
  const on = await one.call('PUT', `/customer/webhooks/${bad.id}`, {
    url: 'https://shop.example/hook',
    kinds: wanted,
    enabled: true,
  });
  expect(on.json['data'].webhook).toMatchObject({ enabled: true, failing_since: null, ended_at: null });
  await one.work.db.updateTable('webhooks').set({ url: good.origin }).where('id', '=', bad.id).execute();
  expect(url).toBe(hanging.origin);
  await workAtWebhook(one.work, bad.id);
  await workAtWebhook(one.work, bad.id);
  // The one that was tried twice has its own time.
  expect(good.received).toHaveLength(59);
  one.of.clock.advance(5 * 60_000);
  await workAtWebhook(one.work, bad.id);
  expect(good.received).toHaveLength(60);
});

test('two processes send a message once', async () => {
  await using one = await world();
  await using receiver = await startReceiver((_, reply) => void setTimeout(() => reply.end(), 50));
  const { id } = await one.webhook(receiver);
  for (let times = 0; times < 5; times += 1) await one.happen();
  await Promise.all(Array.from({ length: 4 }, () => workAtWebhook(one.work, id)));
  expect(receiver.received).toHaveLength(5);
  expect(new Set(receiver.ids()).size).toBe(5);
});

test('nobody sees, changes, tests or sends again what is of another account', async () => {
  await using one = await world();
  await using receiver = await startReceiver();
  const { id } = await one.webhook(receiver);
  await one.happen();
  const [delivery] = await one.deliveries(id);
  const eve = await one.of.customer();
  const change = { url: 'https://eve.example/', kinds, enabled: true };
  const tries = [
    eve.call('GET', `/customer/webhooks/${id}/deliveries`),
    eve.call('GET', `/customer/webhooks/${id}/secret`),
    eve.call('PUT', `/customer/webhooks/${id}`, change),
    eve.call('DELETE', `/customer/webhooks/${id}`),
    eve.call('POST', `/customer/webhooks/${id}/test`, {}),
    eve.call('POST', `/customer/webhook-deliveries/${delivery?.id}/send`, {}),
  ];
  for (const { json } of await Promise.all(tries)) expect(json['success']).toBe(false);
  const own = await eve.call('POST', '/customer/webhooks', { url: 'https://eve.example/', kinds });
  const theirs = own.json['data'].webhook.id as string;
  // From a message of somebody else nothing follows.
  const from = await eve.call('GET', `/customer/webhooks/${theirs}/deliveries?after=${delivery?.id}`);
  expect(from.json['data'].deliveries).toEqual([]);
  expect(await one.deliveries(id)).toEqual([delivery]);
});

test('bad input is refused with what is wrong, and an account has few addresses', async () => {
  await using one = await world();
  const add = (body: object) => one.call('POST', '/customer/webhooks', body);
  const faults = async (body: object) => JSON.stringify((await add(body)).json);
  expect(await faults({ url: 'http://shop.example/', kinds })).toContain('webhook-address');
  expect(await faults({ url: 'https://10.0.0.1/', kinds })).toContain('webhook-address');
  expect(await faults({ url: `https://shop.example/${'a'.repeat(2100)}`, kinds })).toContain('too-long');
  expect(await faults({ url: 'https://shop.example/', kinds: [] })).toContain('too-few');
  expect(await faults({ url: 'https://shop.example/', kinds: ['request.answered'] })).toContain(
    'not-allowed',
  );
  for (let made = 0; made < limits.webhooks; made += 1) {
    expect((await add({ url: 'https://shop.example/', kinds })).json['success']).toBe(true);
  }
  expect(await faults({ url: 'https://shop.example/', kinds })).toContain('webhooks-too-many');
});

test('messages are kept for 30 days, and go with their address', async () => {
  await using one = await world();
  await using receiver = await startReceiver();
  const { id } = await one.webhook(receiver);
  await one.happen();
  one.of.clock.advance(29 * day);
  await removeOldDeliveries(one.work.db, one.of.clock());
  expect(await one.deliveries(id)).toHaveLength(1);
  await one.happen();
  one.of.clock.advance(2 * day);
  await removeOldDeliveries(one.work.db, one.of.clock());
  expect(await one.deliveries(id)).toHaveLength(1);
  await one.call('DELETE', `/customer/webhooks/${id}`);
  // A job that comes too late finds nothing to do.
  await workAtWebhook(one.work, id);
  expect(await one.work.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
});
