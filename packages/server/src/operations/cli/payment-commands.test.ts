import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { insertEvent } from '../../billing/webhooks/event-store.ts';
import { captureSilently } from '../../billing/testing/pay.ts';
import {
  type Holder,
  twoLanguages,
  type Visitor,
  visitor,
} from '../../documents/agreements/testing/visitor.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-orders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();

async function run(one: Visitor, ...words: string[]) {
  const loaded = loadConfig({ DATA_DIR: folder });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { clock, ports } = one;
  const { enqueue } = ports;
  const context = { config: loaded.config, database: database.open, enqueue, clock, alert: () => {} };
  const result = await runCommand(commands, context, words);
  return { ok: result.ok, text: result.ok ? result.lines.join('\n') : result.reason };
}

async function opened(one: Visitor): Promise<{ id: string; holder: Holder; pay: () => Promise<unknown> }> {
  const holder = await one.made(twoLanguages);
  const order = await holder.order();
  return { id: order['data'].transaction_id, holder, pay: () => holder.process(order) };
}

test('an order is shown by its agreement in short, by its payment with its history', async () => {
  await using one = await visitor(database.db);
  const { id, holder, pay } = await opened(one);
  await pay();
  const short = await run(one, 'order', 'show', holder.id);
  expect(short.text).toContain(`${id}  approved  sandbox  21.00 EUR`);
  expect(short.text).not.toContain('"captured"');
  const long = await run(one, 'order', 'show', id);
  expect(long.text).toMatch(/ pay \{.*"captured": ?2100/);
  expect(long.text).not.toContain('visitor@shop.example');
  expect(await run(one, 'order', 'show', 'nothing')).toMatchObject({ ok: false });
  const listed = await run(one, 'order', 'list', '--state', 'approved');
  expect(listed.text).toMatch(
    new RegExp(`^${id}  \\S+Z  approved  sandbox  21.00 EUR  agreement  ${holder.id}$`),
  );
  expect((await run(one, 'order', 'list')).text).toBe(listed.text);
  expect((await run(one, 'order', 'list', '--state', 'refunded')).text).toBe('There is no such payment.');
  expect(await run(one, 'order', 'list', '--state', 'sold')).toMatchObject({ ok: false });
});

test('a payment is refunded in part and then in full, each attempt once', async () => {
  await using one = await visitor(database.db);
  const { id, pay } = await opened(one);
  await pay();
  const refund = 'r'.repeat(22);
  const part = ['order', 'refund', id, '--amount', '9.00', '--id', refund, '--note', 'asked by mail'];
  for (let time = 0; time < 2; time += 1) {
    expect(await run(one, ...part)).toEqual({
      ok: true,
      text: `9.00 EUR was refunded (refund ${refund}).`,
    });
  }
  expect((await run(one, 'order', 'refund', id, '--amount', '9,5')).ok).toBe(false);
  expect((await run(one, 'order', 'refund', id, '--amount', '12.01')).text).toContain(
    'more than the amount left',
  );
  expect((await run(one, 'order', 'refund', id)).text).toContain('12.00 EUR was refunded');
  expect((await run(one, 'order', 'refund', id)).text).toContain('nothing left to refund');
  const shown = await run(one, 'order', 'show', id);
  expect(shown.text).toContain('given back 21.00 EUR');
  expect(shown.text).toContain(`refund ${refund}: 9.00 EUR, operator, done`);
});

test('checks payments that are due, all, or one', async () => {
  await using one = await visitor(database.db);
  const { id } = await opened(one);
  await captureSilently(one.ports, id);
  expect((await run(one, 'reconcile')).text).toBe('0 payments were checked.');
  expect((await run(one, 'reconcile', id)).text).toBe(`${id}: approved`);
  expect((await run(one, 'reconcile', 'x')).ok).toBe(false);
  await opened(one);
  expect((await run(one, 'reconcile', '--all')).text).toBe('1 payments were checked.');
});

test('reprocesses unmatched messages, and a named one whatever its result', async () => {
  await using one = await visitor(database.db);
  const { id } = await opened(one);
  const event = { id: 'evt_1', type: 'x', reference: null, transactionId: id };
  const now = one.clock();
  await database.db.transaction().execute((trx) => insertEvent(trx, { provider: 'sandbox', event, now }));
  expect((await run(one, 'webhook', 'replay')).text).toBe(
    'done: 1, still unknown: 0, not answered: 0, still waiting: 0',
  );
  expect((await run(one, 'webhook', 'replay')).text).toContain('done: 0');
  await captureSilently(one.ports, id);
  expect(await run(one, 'webhook', 'replay', 'evt_2')).toMatchObject({ ok: false });
  for (let time = 0; time < 2; time += 1) {
    expect((await run(one, 'webhook', 'replay', 'evt_1')).text).toContain('done: 1');
    expect((await run(one, 'order', 'show', id)).text).toContain(`${id}  approved  sandbox`);
  }
  const kept = await database.db.selectFrom('provider_events').select('id').executeTakeFirstOrThrow();
  expect((await run(one, 'webhook', 'replay', kept.id)).text).toContain('done: 1');
});
