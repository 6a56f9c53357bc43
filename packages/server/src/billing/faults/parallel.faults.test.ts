import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { concurrentCallers } from '../testing/shop.ts';
import { begin } from './testing/begin.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { expectInvariants } from './testing/invariants.ts';
import { payers } from './testing/payers.ts';

const database = useTestDatabase();

test.each(['sandbox', 'stripe', 'braintree'] as const)(
  '1, 10: concurrent confirmations lead to one charge at %s and one completed agreement',
  async (payer) => {
    await using begun = await begin(database.db);
    const { at, fakes } = begun;
    const unpaid = await at.unpaid();
    const opened = await at.open(unpaid, payer);
    const { transaction_id: id } = opened['data'];
    const proof = await payers[payer](fakes.addresses, opened);
    const answers = await Promise.all(
      Array.from({ length: concurrentCallers(database) }, () => at.process(unpaid, id, proof)),
    );
    // Whoever waits too long for the one connection of the embedded database is told so, and asks again.
    const refusals = answers.flatMap(({ messages = [] }) =>
      messages.map(({ code }: { code: string }) => code),
    );
    expect(refusals.filter((code) => code !== 'unavailable')).toEqual([]);
    await at.recover();
    const books = await readBooks(database.db);
    const taken = await takenByPayment(database.db, fakes);
    expect(taken.get(id)).toMatchObject({ captured: unpaid.total, charges: 1 });
    expect(books.invoices).toHaveLength(1);
    expect(books.letters).toEqual([{ message: 'payment-approved' }]);
    expectInvariants(books, taken);
  },
);

test('2: when two providers capture at the same time, one covers and the other refunds automatically', async () => {
  await using begun = await begin(database.db);
  const { at, fakes } = begun;
  const unpaid = await at.unpaid();
  // A page of Stripe stays open, the person goes on to Braintree in another, and both pay.
  const first = await at.open(unpaid, 'stripe');
  const second = await at.open(unpaid, 'braintree');
  const proof = await payers.braintree(fakes.addresses, second);
  await payers.stripe(fakes.addresses, first);
  const processing = at.process(unpaid, second['data'].transaction_id, proof);
  // Once both have the money it does not matter any more who is heard first.
  while (fakes.braintree.transactions().length === 0) await sleep(1);
  await Promise.all([processing, reconcile(at.ports, first['data'].transaction_id, 'webhook')]);
  await at.recover();
  const books = await readBooks(database.db);
  const taken = await takenByPayment(database.db, fakes);
  expectInvariants(books, taken);
  expect(
    books.payments.map(({ surplus, state }) => `${state}${surplus ? ', surplus' : ''}`).toSorted(),
  ).toEqual(['approved', 'refunded, surplus']);
  expect([...taken.values()].reduce((sum, one) => sum + one.captured - one.refunded, 0)).toBe(unpaid.total);
  expect(books.invoices).toHaveLength(1);
  expect(at.alerts).toMatchObject([{ what: 'surplus' }]);
});
