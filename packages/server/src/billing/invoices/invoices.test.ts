import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTransaction } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Invoice } from './invoice.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { type Invoiced, issueInvoice } from './issue-invoice.ts';

const database = useTestDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const operator = {
  name: 'Clausewright',
  legalName: 'Clausewright GmbH',
  address: 'Weg 1, 80331 München',
  country: 'DE',
  state: undefined,
  hostingCountry: undefined,
  email: 'info@clausewright.example',
  vat: 'DE136695976',
  copyrightYears: '',
  links: {
    terms: undefined,
    privacy: undefined,
    cookies: undefined,
    refunds: undefined,
    disclaimer: undefined,
    imprint: undefined,
  },
  answers: {},
};

function quoteOver(net: number, discount: number, vat: number): Quote {
  return {
    item: { type: 'agreement', agreementId: newId(), versionId: newId(), upgrade: false },
    product: 'Privacy Policy for shop.example',
    lines: [{ key: 'premium:x', code: 'premium', label: 'Privacy Policy', amount: net, discount }],
    net,
    discount,
    vat,
    total: net - discount + vat,
    currency: 'EUR',
    tax: { treatment: 'domestic', country: 'DE', rate: 1900, own: null },
    discountCode: null,
    buyer: { country: 'DE', viesConsultation: null, viesName: null },
    evidence: { billing: 'DE', connection: null, confirmed: false },
  };
}

async function paid(net = 1000, discount = 0, vat = 190): Promise<Invoiced> {
  const { id } = await makeTransaction(database.db);
  return {
    id,
    itemType: 'agreement',
    processor: 'stripe',
    customerId: null,
    email: 'ada@shop.example',
    language: 'en',
    quote: quoteOver(net, discount, vat),
  };
}

const within = <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(work);

async function refundOf(transactionId: string, amount: number): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('refunds')
    .values({
      id,
      transaction_id: transactionId,
      amount,
      reason: 'operator',
      status: 'done',
      provider_reference: null,
      created_at: now,
      done_at: now,
    })
    .execute();
  return id;
}

test('writes one invoice per payment', async () => {
  const transaction = await paid();
  const [one, other] = [
    await within((trx) => issueInvoice({ operator }, trx, { transaction, now })),
    await within((trx) => issueInvoice({ operator }, trx, { transaction, now })),
  ];
  expect(one?.number).toBe('INV-2026-000001');
  expect(other?.id).toBe(one?.id);
});

test('numbers have no gaps or duplicates under concurrent writes and rollbacks', async () => {
  const transactions = await Promise.all(Array.from({ length: 24 }, () => paid()));
  await Promise.allSettled(
    transactions.map((transaction, index) =>
      within(async (trx) => {
        await issueInvoice({ operator }, trx, { transaction, now: new Date(now.getTime() - index * 1000) });
        if (index % 4 === 3) throw new Error('rolled back');
      }),
    ),
  );
  const rows = await database.db
    .selectFrom('invoices')
    .select(['sequence', 'issued_at'])
    .orderBy('sequence')
    .execute();
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  const dates = rows.map(({ issued_at }) => issued_at.getTime());
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
});

test('credit notes of any refunds add up to their invoice and never exceed it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 2700 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
      async (net, rate, parts) => {
        const vat = Math.round((net * rate) / 10_000);
        const transaction = await paid(net, 0, vat);
        await within((trx) => issueInvoice({ operator }, trx, { transaction, now }));
        const total = net + vat;
        let left = total;
        const notes: (Invoice | null)[] = [];
        for (const part of [...parts, 100]) {
          const amount = part === 100 ? left : Math.min(left, Math.ceil((total * part) / 400));
          if (amount === 0) continue;
          left -= amount;
          const id = await refundOf(transaction.id, amount);
          const refund = { id, transactionId: transaction.id, amount };
          notes.push(await within((trx) => issueCreditNote(trx, { refund, now })));
        }
        const sum = (pick: 'vat' | 'total' | 'net'): number =>
          notes.reduce((all, note) => all + (note?.content[pick] ?? 0), 0);
        expect([sum('total'), sum('vat'), sum('net')]).toEqual([total, vat, net]);
        expect(notes.every((note) => (note?.content.vat ?? 0) >= 0)).toBe(true);
        const more = { id: await refundOf(transaction.id, 1), transactionId: transaction.id, amount: 1 };
        await expect(within((trx) => issueCreditNote(trx, { refund: more, now }))).rejects.toThrow('exceed');
      },
    ),
    { numRuns: 15 },
  );
});

test('sellers of record write their own invoices, and zero amounts get none', async () => {
  const given = await paid();
  const tax = { ...given.quote.tax, treatment: 'seller-of-record' as const };
  const theirs = { ...given, quote: { ...given.quote, tax } };
  const free = { ...given, quote: quoteOver(1000, 1000, 0) };
  expect(await within((trx) => issueInvoice({ operator }, trx, { transaction: theirs, now }))).toBe(null);
  expect(await within((trx) => issueInvoice({ operator }, trx, { transaction: free, now }))).toBe(null);
});

test('an issued invoice never changes', async () => {
  const transaction = await paid();
  await within((trx) => issueInvoice({ operator }, trx, { transaction, now }));
  await expect(database.db.updateTable('invoices').set({ total: 1 }).execute()).rejects.toThrow();
});
