import { expect, test } from 'vitest';
import { type Holder, twoLanguages, visitor } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Alert } from '../ports.ts';
import { performRefund } from '../refunds/perform-refund.ts';
import { captureSilently } from '../testing/pay.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { reconcile } from '../settlement/reconcile.ts';

const database = useTestDatabase();
const owners = (owner: string) => ({ ...twoLanguages, owner });

const statesOf = async ({ id }: Holder) => {
  const rows = await database.db
    .selectFrom('transactions')
    .select('state')
    .where('item_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state }) => state);
};

const refunds = () =>
  database.db.selectFrom('refunds').select(['transaction_id', 'amount', 'reason', 'status']).execute();

test('an abandoned open payment gives way to the free version', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const opened = await holder.order();
  const free = await holder.update(twoLanguages, 1, { free_only: true });
  expect(free['data'].status).toBe('finalized');
  expect(await statesOf(holder)).toEqual(['cancelled']);
  const late = await holder.process(opened);
  expect(late['data']).toEqual({ status: 'cancelled', next: { action: 'retry' } });
  expect(await database.db.selectFrom('purchased_lines').select('code').execute()).toEqual([]);
  expect((await holder.order(0))['messages'][0].code).toBe('nothing-to-pay');
});

test('while the provider reviews a payment nothing else changes it, and the operator can end it', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const due = await holder.total();
  const opened = await holder.order(due);
  const waiting = { status: 'pending-verification', next: { action: 'wait' } };
  for (let press = 0; press < 2; press += 1) {
    expect((await holder.process(opened, { outcome: 'review' }))['data']).toEqual(waiting);
  }
  expect((await holder.order(due))['data']).toMatchObject({
    ...waiting,
    transaction_id: opened['data'].transaction_id,
  });
  expect((await holder.order(due + 1))['messages'][0].code).toBe('payment-in-progress');
  expect((await holder.update(owners('Neu'), 1))['messages'][0].code).toBe('payment-in-progress');
  expect(await markOrderPaid(one.ports, holder.id)).toMatchObject({ ok: true, amount: due });
  expect((await statesOf(holder)).toSorted()).toEqual(['approved', 'cancelled']);
  expect((await holder.update(owners('Neu'), 1))['data'].status).toBe('finalized');
});

test('an update waits for an interrupted charge, which continuing settles', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const opened = await holder.order();
  const until = new Date(one.clock().getTime() + 20_000);
  await database.db
    .updateTable('transactions')
    .set({
      charge_started_at: one.clock(),
      charging_until: until,
      state: 'processing',
      attempt_state: 'processing',
    })
    .where('id', '=', opened['data'].transaction_id)
    .execute();
  expect((await holder.update(owners('Neu'), 1))['messages'][0].code).toBe('payment-in-progress');
  const again = await holder.order();
  expect(again['data'].transaction_id).toBe(opened['data'].transaction_id);
  expect((await holder.process(again))['data']).toEqual({ status: 'processing', next: { action: 'wait' } });
  one.clock.advance(20_001);
  expect((await holder.process(again))['data'].status).toBe('approved');
});

test.each(['cancelled', 'rejected'] as const)(
  'late money for a payment that was %s completes its sale',
  async (state) => {
    await using one = await visitor(database.db);
    const holder = await one.made(twoLanguages);
    const opened = await holder.order();
    const { transaction_id: id } = opened['data'];
    if (state === 'rejected') await holder.process(opened, { outcome: 'decline' });
    else await one.call('POST', `/transaction/cancel/${id}`, {}, holder.token);
    expect(await statesOf(holder)).toEqual([state]);
    await captureSilently(one.ports, id);
    for (let time = 0; time < 2; time += 1) await reconcile(one.ports, id, 'webhook');
    expect(await statesOf(holder)).toEqual(['approved']);
    expect((await holder.read('details'))['data'].status).toBe('finalized');
    expect(await refunds()).toEqual([]);
  },
);

test('holds money for answers that have changed since', async () => {
  const alerts: Alert[] = [];
  await using one = await visitor(database.db, { billing: { alerts } });
  const holder = await one.made(twoLanguages);
  const { transaction_id: id } = (await holder.order())['data'];
  await holder.update(owners('Neu'), 1);
  await captureSilently(one.ports, id);
  for (let time = 0; time < 2; time += 1) await reconcile(one.ports, id, 'webhook');
  expect(await statesOf(holder)).toEqual(['pending-verification']);
  expect((await holder.read('details'))['data'].status).toBe('unfinished');
  expect(alerts).toEqual([{ transaction: id, what: 'mismatch' }]);
});

test('refunds money for an agreement that was deleted meanwhile', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const opened = (await holder.order())['data'];
  const { transaction_id: id } = opened;
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: one.clock() })
    .where('id', '=', holder.id)
    .execute();
  await captureSilently(one.ports, id);
  await reconcile(one.ports, id, 'webhook');
  const [refund] = await database.db.selectFrom('refunds').selectAll().execute();
  expect(refund).toMatchObject({ transaction_id: id, reason: 'surplus', status: 'requested' });
  for (let time = 0; time < 2; time += 1) {
    expect(await performRefund(one.ports, refund?.id ?? '')).toMatchObject({ ok: true });
  }
  await reconcile(one.ports, id, 'webhook');
  expect(await statesOf(holder)).toEqual(['refunded']);
  expect(await refunds()).toHaveLength(1);
});
