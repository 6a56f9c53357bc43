import { randomUUID } from 'node:crypto';
import { defaultPrices } from '@clausewright/library/clauses';
import * as fc from 'fast-check';
import { type Json, twoLanguages } from '../../../documents/agreements/testing/visitor.ts';
import { newId } from '../../../platform/database/ids.ts';
import { armFailpoints } from '../../../platform/failpoint.ts';
import { putPricesInForce } from '../../../platform/prices/price-store.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import { paymentFailpoints } from '../../transactions/failpoints.ts';
import type { Begun } from './begin.ts';
import { type Payer, payers } from './payers.ts';
import type { Unpaid } from './world.ts';

/** Mostly the first of two, so that something becomes of it. */
const which = fc.nat({ max: 2 }).map((drawn) => (drawn === 2 ? 1 : 0));
const payer = fc.constantFrom<Payer>('sandbox', 'stripe', 'braintree');
const declined = fc.nat({ max: 3 }).map((drawn) => drawn === 0);

/** One thing that happens to one of two agreements, or to everybody. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('open' as const), which, payer }) },
  // The browser pays, and the page is closed before it could tell us.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pay unseen' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('process' as const),
      which,
      declined,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('messages' as const),
      how: fc.constantFrom('in order', 'reordered', 'lost'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), which, part: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('dispute' as const),
      which,
      status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('price' as const), amount: fc.integer({ min: 1, max: 9900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('edit' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('crash' as const),
      point: fc.constantFrom(...paymentFailpoints),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('time' as const), minutes: fc.constantFrom(1, 16, 26 * 60) }),
  },
);

export const history = fc.array(step, { minLength: 8, maxLength: 24, size: 'max' });
export type History = typeof history extends fc.Arbitrary<infer Steps> ? Steps : never;

interface Sold {
  unpaid: Unpaid;
  revision: number;
  /** The last payment that was opened. */
  opened: { payer: Payer; answer: Json } | null;
}

/** Lets a history happen, then lets time repair what it left: nothing but the regular checks. */
export async function playHistory(begun: Begun, steps: History): Promise<void> {
  const { at, fakes } = begun;
  const sold: Sold[] = [];
  for (let index = 0; index < 2; index += 1) {
    sold.push({ unpaid: await at.unpaid(), revision: 1, opened: null });
  }
  for (const one of steps) {
    if (one.does === 'crash') armFailpoints(`${one.point}:throw@1`);
    else {
      // Whoever is cut off asks again, or does not.
      await act(begun, sold, one).catch(() => undefined);
      await at.work().catch(() => undefined);
      armFailpoints(undefined);
    }
  }
  armFailpoints(undefined);
  await Promise.all([fakes.stripe.deliver(), fakes.braintree.deliver()]);
  await at.work();
  await at.recover();
  await at.recover();
}

type Act = Exclude<History[number], { does: 'crash' }>;

async function act({ at, fakes }: Begun, sold: readonly Sold[], one: Act): Promise<void> {
  const chosen = 'which' in one ? sold[one.which] : sold[0];
  if (chosen === undefined) return;
  const { unpaid, opened } = chosen;
  const id = opened?.answer['data'].transaction_id as string | undefined;
  switch (one.does) {
    case 'open': {
      const costs = await at.call('POST', `/agreement/costs/${unpaid.id}`, {}, unpaid.headers);
      const answer = await at.open(unpaid, one.payer, { expected_total: costs['data'].total });
      const { transaction_id: made = null } = answer['data'] ?? {};
      if (made !== null) chosen.opened = { payer: one.payer, answer };
      return;
    }
    case 'pay unseen':
      if (opened?.payer === 'stripe') await payers.stripe(fakes.addresses, opened.answer);
      return;
    case 'process': {
      if (opened === null || id === undefined) return;
      const proof = await proofOf({ fakes }, opened, one.declined);
      await Promise.all(Array.from({ length: one.times }, () => at.process(unpaid, id, proof)));
      return;
    }
    case 'cancel':
      if (id !== undefined) await at.call('POST', `/transaction/cancel/${id}`, {}, unpaid.headers);
      return;
    case 'messages':
      for (const { faults } of [fakes.stripe, fakes.braintree]) {
        faults.webhooks = one.how === 'lost' ? 'drop' : 'hold';
        faults.reorder = one.how === 'reordered';
        faults.copies = one.how === 'reordered' ? 2 : 1;
      }
      await Promise.all([fakes.stripe.deliver(), fakes.braintree.deliver()]);
      return;
    case 'refund': {
      const amount = one.part ? 700 : null;
      if (id !== undefined)
        await requestRefund(at.ports, { id: newId(), transactionId: id, amount, note: '' });
      return;
    }
    case 'dispute':
      if (id !== undefined) await dispute({ at, fakes }, id, one.status);
      return;
    case 'price': {
      const line_codes = { ...defaultPrices.line_codes, translation_language: one.amount };
      const own = { ...defaultPrices, line_codes };
      await putPricesInForce(at.ports.db, { own, builtIn: defaultPrices }, at.clock());
      return;
    }
    case 'edit': {
      const found = await at.call('GET', `/agreement/details/${unpaid.id}`, undefined, unpaid.headers);
      // What is finished is bought anew when it is changed: that is another story than this one.
      if (found['data'].status === 'finalized') return;
      const { revision } = chosen;
      const answers = { ...twoLanguages, owner: `Muster ${revision} GmbH` };
      const update = { request_id: randomUUID(), type: 'TEST', answers, revision, edits: 'reset' };
      const updated = await at.call('POST', `/agreement/update/${unpaid.id}`, update, unpaid.headers);
      if (updated['success'] === true) chosen.revision += 1;
      return;
    }
    case 'time':
      at.clock.advance(one.minutes * 60_000);
  }
}

async function proofOf(
  { fakes }: Pick<Begun, 'fakes'>,
  { payer, answer }: NonNullable<Sold['opened']>,
  declined: boolean,
): Promise<object> {
  if (payer === 'sandbox') return declined ? { outcome: 'decline', code: '2001' } : {};
  if (payer === 'braintree') return payers.braintree(fakes.addresses, answer, declined ? '2001' : undefined);
  return payers.stripe(fakes.addresses, answer, declined ? 'pm_card_chargeDeclined' : 'pm_card_visa');
}

/** The bank asks for the money back, or decides about it; only of money that was taken and kept. */
async function dispute(
  { at, fakes }: Pick<Begun, 'at' | 'fakes'>,
  id: string,
  status: 'open' | 'won' | 'lost',
): Promise<void> {
  const payment = await at.ports.db
    .selectFrom('transactions')
    .select(['provider_reference', 'state', 'surplus', 'processor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { provider_reference: reference, state, surplus, processor } = payment;
  const stands = state === 'approved' || state === 'disputed';
  if (reference === null || !stands || surplus) return;
  if (processor === 'stripe') fakes.stripe.dispute(reference, status === 'open' ? 'needs_response' : status);
  if (processor === 'braintree') fakes.braintree.dispute(reference, status);
}
