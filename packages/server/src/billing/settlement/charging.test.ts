import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { concurrentCallers, shop } from '../testing/shop.ts';
import { chargeLease, maxWaitMs } from '../transactions/provider-timing.ts';
import { checkPayments } from '../check-payments.ts';
import { reconcile } from './reconcile.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { findTransaction } from '../transactions/transaction-store.ts';

const database = useTestDatabase();
const done = (id: string) => ({ status: 'approved', next: { action: 'done', path: `/download/${id}` } });

test('concurrent confirmations charge and complete once', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  const answers = await Promise.all(
    Array.from({ length: concurrentCallers(database) }, () => at.process(id)),
  );
  expect(answers.every(({ success }) => success === true)).toBe(true);
  expect((await at.process(id))['data']).toEqual(done(at.holder.id));
  expect(at.script.counts).toMatchObject({ pay: 1, charged: 1 });
  expect(await at.effects()).toMatchObject({ invoices: 1, lines: 3, letters: ['payment-approved'] });
});

test('recovers a lost answer without charging twice', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.silent = true;
  const waiting = { status: 'processing', next: { action: 'wait' } };
  expect((await at.process(id))['data']).toEqual(waiting);
  expect((await at.process(id))['data']).toEqual(waiting);
  at.script.silent = false;
  expect((await at.status(id))['data']).toMatchObject(done(at.holder.id));
  expect(at.script.counts).toMatchObject({ pay: 1, charged: 1 });
});

test('retries a charge that never reached the provider after its lease ends', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{}, { attempt: 'approved' }];
  at.script.silent = true;
  await at.process(id);
  at.script.silent = false;
  expect((await at.status(id))['data']).toMatchObject({ status: 'processing', next: { action: 'wait' } });
  at.one.clock.advance(chargeLease);
  expect((await at.status(id))['data']).toMatchObject({ next: { action: 'process' } });
  expect((await at.process(id))['data']).toEqual(done(at.holder.id));
  expect(at.script.counts).toMatchObject({ pay: 2, charged: 1 });
});

test('reports a refusal with its reason and allows another try', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'rejected', failure: 'card-expired' }, { attempt: 'approved' }];
  const refused = await at.process(id);
  expect(refused).toMatchObject({ success: false, messages: [{ code: 'card-expired' }] });
  expect((await at.status(id))['data']).toMatchObject({
    status: 'rejected',
    next: { action: 'retry' },
    failure: 'card-expired',
    failure_text: refused['messages'][0].value,
  });
  expect(await at.opened()).toBe(id);
  expect((await at.status(id))['data']).toMatchObject({ failure: null, next: { action: 'process' } });
  expect((await at.process(id))['data']).toEqual(done(at.holder.id));
});

test('completes a payment after the payer returns from the bank', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  const url = 'https://bank.example/challenge';
  at.script.outcomes = [{ attempt: 'requires-action', authenticateUrl: url }];
  expect((await at.process(id))['data'].next).toEqual({ action: 'authenticate', url });
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  expect((await at.status(id))['data']).toMatchObject(done(at.holder.id));
});

test('asks the provider again only when the last status is two seconds old', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  await at.status(id);
  at.one.clock.advance(1999);
  await at.status(id);
  expect(at.script.counts.read).toBe(1);
  at.one.clock.advance(1);
  await at.status(id);
  expect(at.script.counts.read).toBe(2);
});

test('the scheduled check finds payments that nobody asks for', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  at.one.clock.advance(29_999);
  expect(await checkPayments(at.one.ports)).toBe(0);
  at.one.clock.advance(1);
  expect(await checkPayments(at.one.ports)).toBe(1);
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  at.one.clock.advance(86_400_000);
  expect(await checkPayments(at.one.ports)).toBe(0);
});

test('expires an unpaid payment after a day, except one that cannot be queried', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.one.clock.advance(24 * 60 * 60_000);
  at.script.silent = true;
  await reconcile(at.one.ports, id, 'check');
  expect(await at.payments()).toMatchObject([{ state: 'created' }]);
  at.script.silent = false;
  await reconcile(at.one.ports, id, 'check');
  expect(await at.payments()).toMatchObject([{ state: 'cancelled' }]);
});

test('alerts the operator about a charge without a result for a day', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.silent = true;
  await at.process(id);
  at.one.clock.advance(24 * 60 * 60_000 - 1);
  await checkPayments(at.one.ports);
  expect(at.alerts).toEqual([]);
  at.one.clock.advance(60 * 60_000);
  await checkPayments(at.one.ports);
  const alert = { transaction: id, what: 'unknown-for-a-day' };
  expect(at.alerts).toEqual([alert]);
  expect(await at.payments()).toMatchObject([{ state: 'processing' }]);
  // Every hour it is asked again, and told of once a day.
  for (let hours = 0; hours < 24; hours += 1) {
    at.one.clock.advance(60 * 60_000);
    await checkPayments(at.one.ports);
  }
  expect(at.alerts).toEqual([alert, alert]);
});

test('never expires a payment while money may be on its way', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'pending-verification' }];
  await at.process(id);
  at.one.clock.advance(5 * 24 * 60 * 60_000);
  await reconcile(at.one.ports, id, 'check');
  expect(await at.payments()).toMatchObject([{ state: 'pending-verification' }]);
  expect((await at.cancel(id))['messages'][0].code).toBe('payment-in-progress');
  at.script.set(id, { attempt: 'rejected', failure: 'bank-refusal' });
  await reconcile(at.one.ports, id, 'webhook');
  expect((await at.effects()).letters).toEqual(['payment-pending', 'payment-refused']);
});

test('a quote expires after a day and its price is not charged any more', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.one.clock.advance(24 * 60 * 60_000);
  expect((await at.process(id))['messages'][0].code).toBe('price-changed');
  expect(at.script.counts.pay).toBe(0);
  expect(await at.payments()).toMatchObject([{ state: 'cancelled' }]);
});

test('a saved method pays for its owner only, not for everyone with access to the agreement', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  await database.db
    .updateTable('transactions')
    .set({ customer_id: 'c'.repeat(22), payment_method_id: 'm'.repeat(22) })
    .where('id', '=', id)
    .execute();
  expect((await at.process(id))['messages']).toMatchObject([{ code: 'other-account' }]);
  expect(at.script.counts).toMatchObject({ pay: 0, charged: 0 });
});

test('the charge lease outlasts a repeated request', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{}];
  at.script.silent = true;
  await at.process(id);
  at.script.silent = false;
  // What came of an earlier try, and then the charge: each may take all its time.
  at.one.clock.advance(2 * maxWaitMs);
  expect((await at.process(id))['data']).toMatchObject({ next: { action: 'wait' } });
  expect(at.script.counts).toMatchObject({ pay: 1, charged: 0 });
});

test('a provider is told of an earlier charge without a response, from any process', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  const told = async () => {
    const transaction = await findTransaction(database.db, id);
    return transaction && (await toProviderOrder(at.one.ports, transaction)).chargeStartedAt;
  };
  expect(await told()).toBe(null);
  const started = at.one.clock();
  at.script.silent = true;
  await at.process(id);
  expect(await told()).toEqual(started);
  at.script.silent = false;
  at.one.clock.advance(60_000);
  await at.process(id);
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  expect(await told()).toBe(null);
});
