import type { listInvoices, QueryOf } from '@clausewright/contract';
import type { Insertable } from 'kysely';
import { featureLinks } from '../../product-ports.ts';
import { expect, test } from 'vitest';
import { insertAccount } from '../../customers/customer-store.ts';
import { claimAgreements } from '../../documents/agreements/own-agreements.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import { makeAgreement, makeTransaction, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listOwnInvoices } from './list-invoices.ts';
import { makeInvoice } from './testing/make-invoice.ts';
import { sampleContents } from './testing/sample-invoices.ts';

const database = useTestDatabase();

async function somebody(): Promise<Session> {
  const account = await database.db.transaction().execute((trx) =>
    insertAccount(trx, {
      email: `${newId().toLowerCase()}@shop.example`,
      passwordHash: 'none',
      language: 'en',
      now: someTime,
    }),
  );
  if (account === null) throw new Error('the address is taken');
  return { id: newId(), customerId: account.id, role: 'customer', language: 'en' };
}

type Query = QueryOf<typeof listInvoices>;
async function listed({ customerId, ...session }: Session, query: Query = {}) {
  const ports = { db: database.db, publicUrl: 'http://localhost:3000' };
  const outcome = await listOwnInvoices(ports, { customerId, ...session }, query);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

async function paid(customerId: string | null, given: Partial<Insertable<Schema['transactions']>> = {}) {
  return makeTransaction(database.db, {
    customer_id: customerId,
    state: 'approved',
    captured: 1900,
    ...given,
  });
}

const at = (day: string): Date => new Date(`${day}T10:00:00Z`);
const invoiced = (transactionId: string, day: string) =>
  makeInvoice(database.db, transactionId, { now: at(day) });

async function credited(transactionId: string, corrects: string, day: string) {
  const now = at(day);
  const refundId = newId();
  await database.db
    .insertInto('refunds')
    .values({
      id: refundId,
      transaction_id: transactionId,
      amount: 1190,
      reason: 'operator',
      status: 'done',
      created_at: now,
    })
    .execute();
  const content = sampleContents['credit-note'];
  const note = { prefix: 'CN', kind: 'credit-note', corrects, refundId, content, now } as const;
  return makeInvoice(database.db, transactionId, note);
}

test('a refund is a separate negative row naming the corrected invoice', async () => {
  const ada = await somebody();
  const bob = await somebody();
  const { id } = await paid(ada.customerId, { state: 'partially-refunded', refunded: 1190 });
  const invoice = await invoiced(id, '2026-11-21');
  const note = await credited(id, invoice.id, '2026-11-25');
  await invoiced((await paid(bob.customerId)).id, '2026-11-22');
  const file = (of: string, kind: string) => `http://localhost:3000/invoices/${of}/${kind}`;
  expect(await listed(ada)).toEqual({
    total: 2,
    invoices: [
      {
        id: note.id,
        number: note.number,
        date: '2026-11-25T10:00:00.000Z',
        product: 'Privacy Policy for shop.example',
        total: -1190,
        currency: 'EUR',
        status: 'refund',
        refund: true,
        corrects: 'INV-2026-000001',
        pdf_url: file(note.id, 'pdf'),
        ubl_url: file(note.id, 'ubl'),
        view_url: file(note.id, 'view'),
      },
      {
        id: invoice.id,
        number: invoice.number,
        date: '2026-11-21T10:00:00.000Z',
        product: 'Privacy Policy for shop.example',
        total: 4177,
        currency: 'EUR',
        status: 'partially-refunded',
        refund: false,
        corrects: null,
        pdf_url: file(invoice.id, 'pdf'),
        ubl_url: file(invoice.id, 'ubl'),
        view_url: file(invoice.id, 'view'),
      },
    ],
  });
});

test('filters by inclusive dates and states, and pages keep the total count', async () => {
  const ada = await somebody();
  for (const [day, state] of [
    ['2026-01-31', 'approved'],
    ['2026-02-01', 'refunded'],
    ['2026-02-28', 'approved'],
    ['2026-03-01', 'approved'],
  ] as const) {
    await invoiced((await paid(ada.customerId, { state })).id, day);
  }
  const days = async (query: Query) => {
    const { invoices, total } = await listed(ada, query);
    return [total, ...invoices.map(({ date }) => date.slice(5, 10))];
  };
  expect(await days({})).toEqual([4, '03-01', '02-28', '02-01', '01-31']);
  expect(await days({ from: '2026-02-01', to: '2026-02-28' })).toEqual([2, '02-28', '02-01']);
  expect(await days({ status: 'refunded' })).toEqual([1, '02-01']);
  expect(await days({ status: 'seller-of-record' })).toEqual([0]);
  expect(await days({ per_page: '3' })).toEqual([4, '03-01', '02-28', '02-01']);
  expect(await days({ per_page: '3', page: '2' })).toEqual([4, '01-31']);
  expect(await days({ per_page: '3', page: '3' })).toEqual([4]);
});

test('a trial invoice without a seller offers no e-invoice file', async () => {
  const ada = await somebody();
  const content = { ...sampleContents.domestic, seller: { ...sampleContents.domestic.seller, country: '' } };
  await makeInvoice(database.db, (await paid(ada.customerId)).id, { content });
  const [row] = (await listed(ada)).invoices;
  expect([row?.ubl_url, row?.pdf_url?.endsWith('/pdf')]).toEqual([null, true]);
});

test('a sale by a seller of record is listed with its number and URL', async () => {
  const ada = await somebody();
  const quote = json({ product: 'Privacy Policy for shop.example', tax: { treatment: 'seller-of-record' } });
  const response = json({ invoice_number: 'FS-1', invoice_url: 'https://seller.example/invoice/1' });
  const common = { processor: 'fastspring', quote, response } as const;
  await paid(ada.customerId, common);
  await paid(ada.customerId, { ...common, captured: 0, state: 'rejected' });
  await paid(ada.customerId, { ...common, surplus: true });
  expect(await listed(ada)).toMatchObject({
    total: 1,
    invoices: [
      {
        number: 'FS-1',
        total: 1900,
        status: 'seller-of-record',
        pdf_url: null,
        ubl_url: null,
        view_url: 'https://seller.example/invoice/1',
      },
    ],
  });
});

test('claiming an agreement transfers the invoices of its own payments, but not those of others', async () => {
  const ada = await somebody();
  const bob = await somebody();
  const [made, other] = [await makeAgreement(database.db), await makeAgreement(database.db)];
  const mine = await paid(null, { item_id: made.id });
  const bobs = await paid(bob.customerId, { item_id: made.id });
  const foreign = await paid(null, { item_id: other.id });
  const { number } = await invoiced(mine.id, '2026-11-21');
  for (const { id } of [bobs, foreign]) await invoiced(id, '2026-11-21');
  const claims = [
    { agreementId: made.id, token: made.token },
    { agreementId: other.id, token: made.token },
  ];
  const numbers = async () => (await listed(ada)).invoices.map((one) => one.number);
  expect(await numbers()).toEqual([]);
  await claimAgreements({ db: database.db, ...featureLinks }, { session: ada, claims });
  expect(await numbers()).toEqual([number]);
  expect((await listed(bob)).total).toBe(1);
});
