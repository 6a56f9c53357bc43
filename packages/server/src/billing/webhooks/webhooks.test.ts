import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { concurrentCallers, type Shop, shop } from '../testing/shop.ts';
import { processPendingWebhooks, processWebhook } from './process-webhook.ts';

const database = useTestDatabase();
const about = (transactionId: string, id: string) => ({
  id,
  type: 'payment_intent.succeeded',
  reference: `stripe_${transactionId}`,
  transactionId,
});

async function post(at: Shop, payload: string | Buffer = '{"a": 1}', path = 'stripe') {
  const headers = { 'content-type': 'application/json' };
  const url = `/webhooks/${path}`;
  return (await at.one.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

const events = () =>
  database.db.selectFrom('provider_events').select(['id', 'status']).orderBy('received_at').execute();

async function workAll(at: Shop): Promise<string[]> {
  const kept = await events();
  return Promise.all(kept.map(({ id }) => processWebhook(at.one.ports, id)));
}

test('an early message completes the payment before the browser, and a repeated one changes nothing', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  at.script.events = [about(id, 'evt_1'), about(id, 'evt_2')];
  expect(await Promise.all([post(at), post(at), post(at)])).toEqual([200, 200, 200]);
  expect(at.one.jobs.filter((name) => name === 'work-webhook')).toHaveLength(2);
  expect(await workAll(at)).toEqual(['done', 'done']);
  const { read } = at.script.counts;
  expect(await workAll(at)).toEqual(['done', 'done']);
  expect(at.script.counts.read).toBe(read);
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  expect((await at.process(id))['data'].status).toBe('approved');
  expect(await at.effects()).toMatchObject({ invoices: 1, letters: ['payment-approved'] });
  expect(at.script.counts.pay).toBe(0);
});

test('concurrent messages have one effect', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  at.script.events = Array.from({ length: concurrentCallers(database) }, (_, index) =>
    about(id, `evt_${index}`),
  );
  expect(await post(at)).toBe(200);
  await workAll(at);
  expect(await at.effects()).toMatchObject({ invoices: 1, lines: 3, letters: ['payment-approved'] });
});

test('a message without a valid signature is rejected without effect', async () => {
  await using at = await shop(database.db);
  at.script.events = null;
  expect(await post(at)).toBe(400);
  expect(await events()).toEqual([]);
  expect(at.one.logged()).toContain('a webhook without a good signature');
});

test('the signature is verified over the raw bytes', async () => {
  await using at = await shop(database.db);
  const bodies: Buffer[] = [];
  const { provider } = at.script;
  provider.webhook = async ({ body }) => {
    bodies.push(body);
    return { ok: true, events: [] };
  };
  const odd = Buffer.from('{"a" :  1,"a":2}\n\u0000\xff', 'latin1');
  expect(await post(at, odd)).toBe(200);
  expect(bodies).toEqual([odd]);
  expect(await post(at, Buffer.alloc(1024 * 1024 + 1, 97))).toBe(413);
});

test('unconfigured providers and the test provider are not found', async () => {
  await using at = await shop(database.db);
  for (const path of ['paypal', 'fastspring', 'sandbox', 'other'])
    expect(await post(at, '{}', path)).toBe(404);
});

test('an unrelated message is stored as unknown; metadata of another provider is not trusted', async () => {
  await using at = await shop(database.db);
  const id = (await at.open({ processor: 'sandbox' }))['data'].transaction_id as string;
  at.script.events = [
    about('z'.repeat(22), 'evt_1'),
    { ...about(id, 'evt_2'), reference: null },
    { id: 'evt_3', type: 'x', reference: null, transactionId: "'; drop table" },
  ];
  expect(await post(at)).toBe(200);
  expect(await workAll(at)).toEqual(['unknown', 'unknown', 'unknown']);
  expect((await events()).map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('a payment is also found by the provider’s id', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  at.script.events = [{ ...about(id, 'evt_1'), transactionId: null }];
  await post(at);
  expect(await workAll(at)).toEqual(['done']);
});

test('messages wait while the provider is away; one with a lost job is found later', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  at.script.events = [about(id, 'evt_1')];
  await post(at);
  at.script.silent = true;
  expect(await workAll(at)).toEqual(['unreachable']);
  at.script.silent = false;
  await processPendingWebhooks(at.one.ports);
  expect(await at.payments()).toMatchObject([{ state: 'created' }]);
  at.one.clock.advance(15 * 60_000);
  await processPendingWebhooks(at.one.ports);
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
});

test('a flood of unsigned messages is rejected before signature checks', async () => {
  await using at = await shop(database.db);
  at.script.events = null;
  const answers = [];
  for (let sent = 0; sent < 601; sent += 1) answers.push(await post(at));
  expect(answers.slice(0, 600)).toEqual(Array.from({ length: 600 }, () => 400));
  expect(answers.at(-1)).toBe(429);
});

test('messages of a provider without keys end as unknown, and do not block others', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  await database.db
    .insertInto('provider_events')
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        id: `gone-${index}`.padEnd(22, 'x'),
        provider: 'paypal',
        event_id: `WH-${index}`,
        type: 'x',
        reference: 'x',
        transaction_id: null,
        plan_reference: null,
        received_at: new Date(0),
      })),
    )
    .execute();
  at.script.events = [about(id, 'evt_1')];
  await post(at);
  at.one.clock.advance(15 * 60_000);
  await processPendingWebhooks(at.one.ports);
  await processPendingWebhooks(at.one.ports);
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  expect(new Set((await events()).map(({ status }) => status))).toEqual(new Set(['unknown', 'done']));
});

test('a message about a payment of a provider without keys does not wait for ever', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.events = [about(id, 'evt_1')];
  await post(at);
  at.one.ports.providers = { ...at.one.ports.providers, find: () => null };
  expect(await workAll(at)).toEqual(['unknown']);
});
