import { expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openTransaction } from '../checkout/open-transaction.ts';
import { makeDiscount, registered, type Seller, seller } from './testing/seller.ts';

const database = useTestDatabase();

/** What somebody sends who wants to pay less; the honest price for France is 25.20, for nobody's country 21.00. */
async function checkout(one: Seller) {
  const { id, token } = await one.visitor.made(twoLanguages);
  const order = (expected: number, more: object): Promise<Json> =>
    one.visitor.call(
      'POST',
      '/transaction/new',
      {
        item_type: 'agreement',
        item_id: id,
        processor: 'sandbox',
        expected_total: expected,
        email: 'payer@shop.example',
        withdrawal_consent: true,
        ...more,
      },
      token,
    );
  return { id, token, order };
}
const opened = () => database.db.selectFrom('transactions').select('id').execute();

test.each<[string, number, object, string]>([
  ['the price without VAT for a consumer', 2100, { billing: { country: 'FR' } }, 'price-changed'],
  [
    'the price without VAT for a number nobody has',
    2100,
    { billing: { country: 'FR', vat_number: '00300076965' } },
    'price-changed',
  ],
  [
    'the price without VAT while the register is away',
    2100,
    { billing: { country: 'IT', vat_number: '00743110157' } },
    'price-changed',
  ],
  [
    "another country's company",
    2100,
    { billing: { country: 'DE', vat_number: `FR${registered.FR}` } },
    'billing-incomplete',
  ],
  [
    'a company of abroad at home',
    2100,
    { billing: { country: 'DE', vat_number: registered.DE } },
    'price-changed',
  ],
  ['no country at all', 2100, {}, 'billing-incomplete'],
  [
    'a code that does not exist',
    1,
    { billing: { country: 'US' }, discount_code: 'FREE' },
    'discount-invalid',
  ],
  ['a total of nothing', 0, { billing: { country: 'US' } }, 'price-changed'],
  ['a total of its own', 1, { billing: { country: 'US' } }, 'price-changed'],
])('%s is rejected and opens nothing', async (_, expected, more, code) => {
  await using one = await seller(database.db);
  const { order } = await checkout(one);
  const { success, messages } = await order(expected, more);
  expect([success, messages[0]?.code]).toEqual([false, code]);
  expect(await opened()).toEqual([]);
});

test('client-side prices, amounts and discounts are not fields of the call', async () => {
  await using one = await seller(database.db);
  const { order } = await checkout(one);
  for (const extra of [{ total: 1 }, { amount: 1 }, { currency: 'XTS' }, { vat: 0 }, { discount: 2100 }]) {
    const reply = await order(2520, { billing: { country: 'FR' }, ...extra });
    expect(reply['messages']).toEqual([expect.objectContaining({ code: 'unknown-field' })]);
  }
  const within = await order(2520, { billing: { country: 'FR', vat_check: 'valid' } });
  expect(within['messages']).toEqual([expect.objectContaining({ field: 'billing.vat_check' })]);
});

test('a buyer who seems to be elsewhere confirms the country before anything is opened', async () => {
  await using one = await seller(database.db);
  const { id, token } = await checkout(one);
  const open = (confirmed: boolean) =>
    openTransaction(one.visitor.ports, {
      purchase: {
        item_type: 'agreement',
        item_id: id,
        email: 'payer@shop.example',
        billing: { country: 'US', country_confirmed: confirmed },
      },
      processor: 'sandbox',
      expectedTotal: 2100,
      caller: { token },
      language: 'en',
      connectionCountry: 'FR',
    });
  expect(await open(false)).toEqual({ ok: false, reason: 'place-unclear' });
  expect(await opened()).toEqual([]);
  expect(await open(true)).toMatchObject({ ok: true });
});

test('a code counts once per payer, and only at its own price', async () => {
  await using one = await seller(database.db);
  const discount = {
    discount_code: await makeDiscount(database.db, { customerLimit: 1 }),
    billing: { country: 'FR' },
  };
  const [first, second] = [await checkout(one), await checkout(one)];
  expect(await first.order(2520, discount)).toMatchObject({ messages: [{ code: 'price-changed' }] });
  expect(await first.order(2268, discount)).toMatchObject({ success: true });
  const again = await second.order(2268, { ...discount, email: 'PAYER@shop.example' });
  expect(again).toMatchObject({ success: false, messages: [{ code: 'discount-invalid' }] });
  expect(await opened()).toHaveLength(1);
});
