import { expect } from 'vitest';
import { readBooks, takenByPayment } from './books.ts';
import type { Fakes } from './fakes.ts';
import { expectInvariants } from './invariants.ts';
import { type Payer, payers } from './payers.ts';
import type { Unpaid, World } from './world.ts';

/**
 * After a crash: the regular checks alone come to one end; where the crash was before any money, the
 * person who comes back pays. Either way there was one charge, one invoice and one mail.
 */
export async function expectRecovered(
  at: World,
  { fakes, unpaid, payer, refunds }: { fakes: Fakes; unpaid: Unpaid; payer: Payer; refunds: boolean },
): Promise<void> {
  await at.recover();
  const early = await readBooks(at.ports.db);
  const paid = early.payments.some((one) => one.item_id === unpaid.id && one.captured > 0);
  if (!paid) {
    const again = await at.open(unpaid, payer);
    const proof = await payers[payer](fakes.addresses, again);
    const processed = await at.process(unpaid, again['data'].transaction_id, proof);
    expect(processed['data']).toMatchObject({ status: 'approved' });
  }
  const books = await readBooks(at.ports.db);
  const taken = await takenByPayment(at.ports.db, fakes);
  expectInvariants(books, taken);
  // FastSpring sells in its own name, and bills the buyer itself.
  const billed = payer === 'fastspring' ? 0 : 1;
  const mine = books.payments.filter((one) => one.item_id === unpaid.id);
  const ids = new Set(mine.map(({ id }) => id));
  const count = (kind: string): number =>
    books.invoices.filter((one) => one.kind === kind && ids.has(one.transaction_id)).length;
  const sum = (name: 'charges' | 'refunds'): number =>
    mine.reduce((total, { id }) => total + (taken.get(id)?.[name] ?? 0), 0);
  const letters = await at.ports.db
    .selectFrom('outbox')
    .select('message')
    .where('recipient', '=', unpaid.email)
    .orderBy('message')
    .execute();
  expect({
    charges: sum('charges'),
    refunds: sum('refunds'),
    invoices: count('invoice'),
    creditNotes: count('credit-note'),
    letters: letters.map(({ message }) => message),
    status: books.agreements.find(({ id }) => id === unpaid.id)?.status,
  }).toEqual({
    charges: 1,
    refunds: refunds ? 1 : 0,
    invoices: billed,
    creditNotes: refunds ? billed : 0,
    letters: refunds ? ['payment-approved', 'refund'] : ['payment-approved'],
    status: refunds ? 'unfinished' : 'finalized',
  });
}
