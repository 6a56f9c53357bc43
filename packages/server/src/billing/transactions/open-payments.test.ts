import { expect, test } from 'vitest';
import { type Holder, twoLanguages, visitor } from '../../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { finalizeAgreement } from './finalize-agreement.ts';
import { markOrderPaid } from './mark-order-paid.ts';

const database = useTestDatabase();
const owners = (owner: string) => ({ ...twoLanguages, owner });

const statusesOf = async ({ id }: Holder) => {
  const rows = await database.db
    .selectFrom('transactions')
    .select('status')
    .where('item_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status }) => status);
};

const refunds = () =>
  database.db
    .selectFrom('audit_log')
    .select(['actor', 'object_id'])
    .where('action', '=', 'transaction.refund-due')
    .execute();

test('a payment that was opened and left gives way to the free version', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const opened = await holder.order();
  const free = await holder.update(twoLanguages, 1, { free_only: true });
  expect(free['data'].status).toBe('finalized');
  expect(await statusesOf(holder)).toEqual(['cancelled']);
  const late = await holder.process(opened);
  expect(late['data']).toEqual({ status: 'cancelled', next: { action: 'retry' } });
  expect(await database.db.selectFrom('purchased_lines').select('code').execute()).toEqual([]);
  expect((await holder.order(0))['messages'][0].code).toBe('nothing-to-pay');
});

test('while the provider checks a payment nothing changes under it, and the operator can end it', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const due = await holder.total();
  const opened = await holder.order(due);
  const waiting = { status: 'pending-verification', next: { action: 'wait' } };
  for (let press = 0; press < 2; press += 1) {
    expect((await holder.process(opened, { token: 'review' }))['data']).toEqual(waiting);
  }
  expect((await holder.order(due))['data']).toMatchObject({
    ...waiting,
    transaction_id: opened['data'].transaction_id,
  });
  expect((await holder.order(due + 1))['messages'][0].code).toBe('payment-in-progress');
  expect((await holder.update(owners('Neu'), 1))['messages'][0].code).toBe('payment-in-progress');
  expect(await markOrderPaid(one.ports, holder.id)).toMatchObject({ ok: true, amount: due });
  expect((await statusesOf(holder)).toSorted()).toEqual(['approved', 'cancelled']);
  expect((await holder.update(owners('Neu'), 1))['data'].status).toBe('finalized');
});

test('an update waits for a charge that was cut off, which going on settles', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const opened = await holder.order();
  await database.db
    .updateTable('transactions')
    .set({ charge_started_at: one.clock() })
    .where('id', '=', opened['data'].transaction_id)
    .execute();
  expect((await holder.update(owners('Neu'), 1))['messages'][0].code).toBe('payment-in-progress');
  const again = await holder.order();
  expect(again['data'].transaction_id).toBe(opened['data'].transaction_id);
  expect((await holder.process(again))['data'].status).toBe('approved');
});

test.each(['cancelled', 'rejected'] as const)(
  'money that comes for a payment that was %s changes nothing and is noted once as due back',
  async (status) => {
    await using one = await visitor(database.db);
    const holder = await one.made(twoLanguages);
    const { transaction_id: transactionId } = (await holder.order())['data'];
    await database.db.updateTable('transactions').set({ status }).where('id', '=', transactionId).execute();
    const response = { charge: 'late' };
    for (let time = 0; time < 2; time += 1) {
      const finalized = await finalizeAgreement(one.ports, { transactionId, response });
      expect(finalized).toEqual({ ok: false, reason: 'refund-due' });
    }
    expect(await statusesOf(holder)).toEqual([status]);
    expect((await holder.read('details'))['data'].status).toBe('unfinished');
    expect(await refunds()).toEqual([{ actor: 'provider', object_id: transactionId }]);
    const { response: kept } = await database.db
      .selectFrom('transactions')
      .select('response')
      .executeTakeFirstOrThrow();
    expect(kept).toEqual(response);
  },
);

test('money that comes for an agreement that was deleted meanwhile is noted as due back', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(twoLanguages);
  const { transaction_id: transactionId } = (await holder.order())['data'];
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: one.clock() })
    .where('id', '=', holder.id)
    .execute();
  const finalized = await finalizeAgreement(one.ports, { transactionId, response: null });
  expect(finalized).toEqual({ ok: false, reason: 'refund-due' });
  expect(await statusesOf(holder)).toEqual(['cancelled']);
  expect(await refunds()).toHaveLength(1);
});
