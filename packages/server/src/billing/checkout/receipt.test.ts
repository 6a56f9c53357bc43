import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop } from '../testing/shop.ts';

const database = useTestDatabase();

test('the receipt states the amount and links the invoice', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const id = await at.opened();
  expect((await at.status(id))['data']).toMatchObject({ receipt: null });
  at.script.set(id, { attempt: 'approved', captured: total });
  at.one.clock.advance(5000);
  expect((await at.status(id))['data']).toMatchObject({
    status: 'approved',
    receipt: {
      total,
      currency: 'EUR',
      invoice_url: expect.stringMatching(/\/invoices\/[\w-]{22}\/pdf$/),
      invoice_number: expect.stringMatching(/-\d{6}$/),
      paid_at: at.one.clock().toISOString(),
    },
  });
  const { amounts } = (await at.status(id))['data'].receipt;
  const sum = amounts.lines.reduce((before: number, line: { amount: number }) => before + line.amount, 0);
  expect(amounts.lines.length).toBeGreaterThan(0);
  expect(amounts.net).toBe(sum);
  expect(amounts.net - amounts.discount + amounts.vat).toBe(total);
});

test('a payment may be opened without a displayed total; a different total is rejected', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  expect(await at.open({ expected_total: total + 1 })).toMatchObject({
    success: false,
    messages: [{ code: 'price-changed' }],
  });
  expect(await at.open({ expected_total: undefined })).toMatchObject({ success: true });
  const [payment] = await database.db.selectFrom('transactions').select('amount').execute();
  expect(payment?.amount).toBe(total);
});
