import { expect, test } from 'vitest';
import { findTransaction } from './transaction-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { TermsInForce } from '../../operator/sold-terms.ts';
import { makeAgreement, makeTransaction, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  type MailedPayment,
  mailPaymentApproved,
  mailPaymentPending,
  mailPaymentRefused,
  mailRefund,
} from './payment-mail.ts';

const database = useTestDatabase();
const ports = {
  secret: new Uint8Array(32),
  publicUrl: 'https://app.example',
  documentsUrl: 'https://docs.example',
  operatorName: 'Clausewright',
  enqueue: async () => {},
  terms: async (): Promise<TermsInForce> => ({ own: [], elsewhere: [] }),
};

async function payment(
  db: Database,
  given: Parameters<typeof makeTransaction>[1] = {},
): Promise<MailedPayment> {
  const agreement = await makeAgreement(db, { delivery_email: 'reader@mail.example' });
  const quote = json({ product: 'Privacy consent for shop.example, 1 month', lines: [] });
  const row = await makeTransaction(db, { item_id: agreement.id, language: 'de', quote, ...given });
  const found = await findTransaction(db, row.id);
  if (found === null) throw new Error('no payment');
  return found;
}

const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();

/** Tells everything of a payment, twice. */
async function tellAll(transaction: MailedPayment): Promise<void> {
  const refund = { id: newId(), amount: 500 };
  for (let times = 0; times < 2; times += 1) {
    await database.db.transaction().execute(async (trx) => {
      const told = { transaction, now: someTime };
      await mailPaymentPending(ports, trx, told);
      await mailPaymentRefused(ports, trx, { ...told, failure: null });
      await mailPaymentApproved(ports, trx, told);
      await mailRefund(ports, trx, { ...told, refund });
    });
  }
}

test('sends one e-mail per payment event, in the language of the payment', async () => {
  await tellAll(await payment(database.db));
  const letters = await outbox();
  expect(letters.map(({ message }) => message).toSorted()).toEqual([
    'payment-approved',
    'payment-pending',
    'payment-refused',
    'refund',
  ]);
  expect(new Set(letters.map(({ recipient, language }) => `${recipient} ${language}`))).toEqual(
    new Set(['reader@mail.example de']),
  );
});

test.each([
  ['sandbox', 'Testzahlung'],
  ['operator', 'Zahlung eingegangen'],
] as const)('a payment by %s states its method', async (processor, words) => {
  const transaction = await payment(database.db, { processor });
  await database.db
    .transaction()
    .execute((trx) => mailPaymentApproved(ports, trx, { transaction, now: someTime }));
  const [letter] = await outbox();
  expect(letter?.subject).toContain(words);
  expect(letter?.text).toContain(transaction.id);
});

test('prefers the e-mail address of the payment to that of the document', async () => {
  await tellAll(await payment(database.db, { email: 'payer@mail.example' }));
  expect(new Set((await outbox()).map(({ recipient }) => recipient))).toEqual(
    new Set(['payer@mail.example']),
  );
});

test('the e-mail about a refused payment links to its page with the access token', async () => {
  const transaction = await payment(database.db);
  await database.db
    .transaction()
    .execute((trx) =>
      mailPaymentRefused(ports, trx, { transaction, now: someTime, failure: 'card-expired' }),
    );
  const [letter] = await outbox();
  expect(letter?.text).toMatch(
    new RegExp(`https://app\\.example/wizard/pay/${transaction.itemId}\\?token=[\\w-]{43}`),
  );
  expect(letter?.text).toContain('abgelaufen');
});

test('for a renewal sends only the approval and refunds', async () => {
  await tellAll(
    await payment(database.db, { kind: 'renewal', item_type: 'consent', email: 'a@mail.example' }),
  );
  expect((await outbox()).map(({ message }) => message).toSorted()).toEqual(['payment-approved', 'refund']);
});

test('sends nothing without an address or for a deleted document', async () => {
  const nobody = await makeAgreement(database.db, { delivery_email: null });
  await tellAll(await payment(database.db, { item_id: nobody.id }));
  await tellAll(await payment(database.db, { item_id: newId(), email: 'a@mail.example' }));
  expect(await outbox()).toEqual([]);
});
