/** PostgreSQL ends as by a power cut, in the middle of sales, again and again. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { longTests } from '../../config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { startPostgres } from '../../testing/start-postgres.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { providersAt, startFakes } from './testing/fakes.ts';
import { expectInvariants } from './testing/invariants.ts';
import { type Payer, payers } from './testing/payers.ts';
import { type Unpaid, type World, world } from './testing/world.ts';

const crashes = longTests() ? 12 : 1;
const sellers: readonly Payer[] = ['sandbox', 'stripe', 'braintree', 'stripe'];

test('a database that ends in the middle of sales leaves each of them charged once, invoiced once and finished', async () => {
  const postgres = await startPostgres({ durable: true });
  using stack = new DisposableStack();
  stack.defer(() => postgres.stop());
  const opened = await openDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  await database.migrate();
  const clock = fakeClock();
  await using fakes = await startFakes(clock);
  fakes.stripe.faults.webhooks = 'hold';
  fakes.braintree.faults.webhooks = 'hold';
  await using at = await world(database.db, { clock, providers: providersAt(fakes.addresses, { clock }) });

  const begun: [Unpaid, Payer][] = [];
  const finished = new Set<string>();
  let statuses = 0;
  /** One try to pay, as somebody does who was told to come again. */
  async function pay(unpaid: Unpaid, payer: Payer): Promise<void> {
    const payment = await at.open(unpaid, payer);
    if (payment['success'] !== true) return refused(payment);
    const proof = await payers[payer](fakes.addresses, payment);
    const processed = await at.process(unpaid, payment['data'].transaction_id, proof);
    if (processed['success'] !== true) return refused(processed);
    if (processed['data'].status === 'approved') finished.add(unpaid.id);
  }
  function refused({ messages }: Awaited<ReturnType<World['open']>>): void {
    if (messages[0].code === 'unavailable') statuses += 1;
  }
  const over = new AbortController();
  async function sell(payer: Payer): Promise<void> {
    while (!over.signal.aborted) {
      const unpaid = await at.unpaid().catch(() => null);
      if (unpaid === null) {
        await setTimeout(50);
        continue;
      }
      begun.push([unpaid, payer]);
      for (let tries = 0; tries < 3 && !finished.has(unpaid.id); tries += 1) await pay(unpaid, payer);
    }
  }
  const selling = sellers.map(sell);
  for (let crash = 0; crash < crashes; crash += 1) {
    const before = finished.size;
    while (finished.size < before + 2) await setTimeout(5);
    // At another moment of a sale each time.
    await setTimeout(crash * 7);
    postgres.crash();
    await setTimeout(300);
    postgres.start();
  }
  const before = finished.size;
  while (finished.size < before + 2) await setTimeout(5);
  over.abort();
  await Promise.all(selling);
  expect(statuses).toBeGreaterThan(0);

  await at.recover();
  const open = await readBooks(database.db);
  for (const [unpaid, payer] of begun) {
    const state = open.agreements.find(({ id }) => id === unpaid.id)?.status;
    if (finished.has(unpaid.id)) expect([unpaid.id, state]).toEqual([unpaid.id, 'finalized']);
    else if (state === 'unfinished') await pay(unpaid, payer);
  }
  const books = await readBooks(database.db);
  const taken = await takenByPayment(database.db, fakes);
  expectInvariants(books, taken);
  for (const [{ id }] of begun) {
    const ids = books.payments.filter((one) => one.item_id === id).map((one) => one.id);
    const charges = ids.reduce((sum, one) => sum + (taken.get(one)?.charges ?? 0), 0);
    const invoices = books.invoices.filter((one) => ids.includes(one.transaction_id)).length;
    expect([id, charges, invoices]).toEqual([id, 1, 1]);
  }
  await database.close();
}, 600_000);
