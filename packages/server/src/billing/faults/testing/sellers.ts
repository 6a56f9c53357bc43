import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { pollWithDeadline } from '../../../testing/poll-with-deadline.ts';
import { readBooks, takenByPayment } from './books.ts';
import type { Fakes } from './fakes.ts';
import { expectInvariants } from './invariants.ts';
import { type Payer, payers } from './payers.ts';
import type { Unpaid, World } from './world.ts';

const these: readonly Payer[] = ['sandbox', 'stripe', 'braintree', 'stripe'];

/** Sales, several at a time, one after the other, until told to stop. */
export interface Sellers {
  /** So many more are paid and finished from now on. */
  more(sales: number): Promise<void>;
  stop(): Promise<void>;
  /** How often a call was told to come again. */
  unavailable(): number;
  /**
   * Who was not served comes back; then each sale is charged once, invoiced once and finished. `free`: agreements
   * of others, that cost nothing.
   */
  expectEachOnce(free?: ReadonlySet<string>): Promise<void>;
}

export function sellers(at: World, fakes: Fakes): Sellers {
  const { db } = at.ports;
  const begun: [Unpaid, Payer][] = [];
  const finished = new Set<string>();
  const over = new AbortController();
  let unavailable = 0;

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
    if (messages[0].code === 'unavailable') unavailable += 1;
  }
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
  const selling = Promise.all(these.map(sell));
  // Else whoever waits for more sales would wait for ever.
  selling.catch(() => over.abort());

  return {
    unavailable: () => unavailable,
    async more(sales) {
      const enough = finished.size + sales;
      const until = pollWithDeadline('sales');
      while (finished.size < enough && !over.signal.aborted) await until();
      if (over.signal.aborted) await selling;
    },
    async stop() {
      over.abort();
      await selling;
    },
    async expectEachOnce(free = new Set()) {
      await at.recover();
      const { agreements } = await readBooks(db);
      for (const [unpaid, payer] of begun) {
        const state = agreements.find(({ id }) => id === unpaid.id)?.status;
        if (finished.has(unpaid.id)) expect([unpaid.id, state]).toEqual([unpaid.id, 'finalized']);
        else if (state === 'unfinished') await pay(unpaid, payer);
      }
      const books = await readBooks(db);
      const taken = await takenByPayment(db, fakes);
      const sold = books.agreements.filter(({ id }) => !free.has(id));
      expectInvariants({ ...books, agreements: sold }, taken);
      for (const [{ id }] of begun) {
        const ids = books.payments.filter((one) => one.item_id === id).map((one) => one.id);
        const charges = ids.reduce((sum, one) => sum + (taken.get(one)?.charges ?? 0), 0);
        const invoices = books.invoices.filter((one) => ids.includes(one.transaction_id)).length;
        expect([id, charges, invoices]).toEqual([id, 1, 1]);
      }
    },
  };
}
