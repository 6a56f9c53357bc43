import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { begin, type Begun } from './testing/begin.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { expectInvariants } from './testing/invariants.ts';
import { payers } from './testing/payers.ts';

const database = useTestDatabase();

interface Delivery {
  /** After which of the four events messages arrive. */
  arrives: readonly boolean[];
  copies: number;
  reorder: boolean;
  lost: boolean;
}

/** A payment that is taken, given back in part, disputed and won, told as the delivery says; how it ends. */
async function tell({ at, fakes }: Begun, { arrives, copies, reorder, lost }: Delivery) {
  const { stripe } = fakes;
  Object.assign(stripe.faults, { webhooks: lost ? 'drop' : 'hold', copies, reorder });
  const unpaid = await at.unpaid();
  const opened = await at.open(unpaid, 'stripe');
  const { transaction_id: id, client } = opened['data'];
  const { payment_intent_id: intent } = client;
  const events = [
    () => payers.stripe(fakes.addresses, opened),
    // The operator's refund needs the payment to be known; before that he is told that nothing is there.
    async () => {
      await at.process(unpaid, id);
      await requestRefund(at.ports, { id: `r${id.slice(1)}`, transactionId: id, amount: 700, note: '' });
    },
    async () => stripe.dispute(intent, 'needs_response'),
    async () => stripe.dispute(intent, 'won'),
  ];
  for (const [index, event] of events.entries()) {
    await event();
    if (arrives[index] !== true) continue;
    await stripe.deliver();
    await at.work();
  }
  await stripe.deliver();
  await at.work();
  // Stripe's messages may all be lost: then somebody looks, as the daily check of the operator does.
  at.clock.advance(60 * 60_000);
  await at.call('GET', `/transaction/status/${id}`, undefined, unpaid.headers);
  await at.recover();
  const books = await readBooks(database.db);
  expectInvariants(books, await takenByPayment(database.db, fakes));
  const mine = books.payments.filter((one) => one.id === id);
  return {
    payment: mine.map(({ state, captured, refunded }) => ({ state, captured, refunded })),
    dispute: lost ? 'not told' : mine.map(({ dispute_state }) => dispute_state),
    agreement: books.agreements.find((one) => one.id === unpaid.id)?.status,
    ledger: books.ledger
      .filter((one) => one.transaction_id === id)
      .map(({ account, amount }) => [account, amount]),
    bills: books.invoices.filter((one) => one.transaction_id === id).map(({ kind, total }) => [kind, total]),
  };
}

const delivery = fc.record({
  arrives: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  copies: fc.integer({ min: 1, max: 3 }),
  reorder: fc.boolean(),
  lost: fc.boolean(),
});

test('3: repeated, reordered, late or lost messages lead to the same state, books and invoices', async () => {
  await using begun = await begin(database.db);
  begun.fakes.stripe.webhookUrl = `${await begun.at.listen()}/webhooks/stripe`;
  const inOrder = await tell(begun, {
    arrives: [true, true, true, true],
    copies: 1,
    reorder: false,
    lost: false,
  });
  expect(inOrder).toMatchObject({
    payment: [{ state: 'partially-refunded', refunded: 700 }],
    dispute: ['won'],
    agreement: 'finalized',
  });
  await fc.assert(
    fc.asyncProperty(delivery, async (given) => {
      const end = await tell(begun, given);
      expect(end).toEqual(given.lost ? { ...inOrder, dispute: 'not told' } : inOrder);
    }),
    { numRuns: longTests() ? 60 : 5 },
  );
}, 300_000);
