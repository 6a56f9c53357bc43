import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { ProviderPayment } from '../provider-interface/provider.ts';
import { type Shop, shop } from '../testing/shop.ts';
import { applyProviderStatus } from './apply-provider-status.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { findTransaction, takePaymentStatus } from '../transactions/transaction-store.ts';

const database = useTestDatabase();

/** What becomes of one payment at a provider, step by step; each step is what a reading then says. */
const steps = (total: number): Partial<ProviderPayment>[] => [
  { attempt: 'requires-action' },
  { attempt: 'processing' },
  { attempt: 'approved', captured: total },
  { attempt: 'approved', captured: total, refunded: 500 },
  { attempt: 'approved', captured: total, refunded: 500, dispute: 'open' },
  { attempt: 'approved', captured: total, refunded: 500, dispute: 'won' },
  { attempt: 'approved', captured: total, refunded: total, dispute: 'won' },
];

/** Numbers every reading as it was taken, then tells them in the order given; the last one is always told. */
async function tell(at: Shop, id: string, order: readonly number[]): Promise<void> {
  const { ports } = at.one;
  const transaction = await findTransaction(database.db, id);
  if (transaction === null) throw new Error('no payment');
  const answer = await at.script.provider.read(await toProviderOrder(ports, transaction));
  if (!answer.ok) throw new Error('no reading');
  const readings = [];
  for (const step of steps(transaction.amount)) {
    const number = await takePaymentStatus(database.db, id);
    readings.push({
      number,
      source: 'webhook',
      answer: { ok: true, reading: { ...answer.reading, ...step } },
    } as const);
  }
  for (const index of [...order, readings.length - 1]) {
    const reading = readings[index];
    if (reading !== undefined) await applyProviderStatus(ports, id, reading);
  }
}

/** All that must be the same in the end, however it was told. */
async function endOf(at: Shop) {
  const [payment] = await at.payments();
  const { invoices, books, lines } = await at.effects();
  const [credited] = await database.db
    .selectFrom('invoices')
    .select((eb) => eb.fn.sum<number>('total').as('total'))
    .where('kind', '=', 'credit-note')
    .execute();
  const refunds = await database.db.selectFrom('refunds').select('amount').execute();
  return {
    state: payment?.state,
    invoices,
    lines,
    books,
    credited: Number(credited?.total),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const times = longTests() ? 60 : 8;
const told = fc.sample(fc.array(fc.integer({ min: 0, max: steps(0).length - 1 }), { maxLength: 14 }), {
  numRuns: times,
  seed: 20_261,
});

test.each(told.map((order) => [order.join(' '), order] as const))(
  'messages arriving as %s lead to the same payment, books and invoices',
  async (_, order) => {
    await using at = await shop(database.db);
    const total = await at.holder.total();
    await tell(at, await at.opened(), order);
    expect(await endOf(at)).toEqual({
      state: 'refunded',
      invoices: 1,
      lines: 0,
      books: { all: 0, provider: 0, revenue: 0 },
      credited: total,
      refunded: total,
    });
    expect((await at.effects()).letters.filter((name) => name === 'payment-approved')).toHaveLength(1);
  },
);
