import type { Buyer } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namelessSite } from '../../documents/records/get-site.ts';
import { twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { insertPurchasedLines } from '../settlement/purchase-store.ts';
import { makeTransaction } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import { setExchangeRate } from '../tax/rate-store.ts';
import { priceItem } from './item-lines.ts';
import type { Quote } from './quote.ts';
import type { Quoted } from './quote-purchase.ts';
import { makeDiscount, registered, seller } from './testing/seller.ts';

const database = useTestDatabase();

function quoteIn(quoted: Quoted): Quote {
  if (!quoted.ok) throw new Error(quoted.reason);
  return quoted.quote;
}
const sums = ({ net, discount, vat, total }: Quote) => ({ net, discount, vat, total });
/** A processor as far as a quote looks at it. */
const processor = (more: Partial<PaymentProvider>) =>
  ({ sellerOfRecord: false, minimum: () => 50, ...more }) as PaymentProvider;

test('an agreement is quoted line by line, in the language and VAT rate of the buyer', async () => {
  await using one = await seller(database.db);
  const quote = quoteIn(await one.quote({ country: 'FR' }, { language: 'de' }));
  expect(quote.lines.map(({ key, amount, discount }) => [key, amount, discount])).toEqual([
    ['premium:TEST', 100, 0],
    ['answer_premium:test.extra', 500, 0],
    ['translation_language:en', 1500, 0],
  ]);
  expect(quote.lines[2]?.label).toBe('Weitere Sprache: Englisch');
  expect(quote.product).toContain('shop.example');
  expect(sums(quote)).toEqual({ net: 2100, discount: 0, vat: 420, total: 2520 });
  expect(quote.tax).toEqual({ treatment: 'destination', country: 'FR', rate: 2000, own: null });
  expect(quote.item).toMatchObject({ type: 'agreement', upgrade: false });
});

test('an agreement without a site name is described by its type', async () => {
  const answers = { ...twoLanguages, agreement_for: 'app', store: 'apple' };
  await using one = await seller(database.db, { answers });
  expect(one.agreement.agreement.siteName).toBe(namelessSite);
  const quote = quoteIn(await one.quote({ country: 'FR' }));
  expect(quote.product).toMatch(/^\p{L}[\p{L} ]+$/u);
});

test.each<[string, Buyer, object]>([
  [
    'a valid number abroad',
    { country: 'FR', vat_number: `FR${registered.FR}` },
    { vat: 0, tax: { treatment: 'reverse-charge', rate: 0 } },
  ],
  [
    'a valid Greek number',
    { country: 'GR', vat_number: `GR ${registered.GR}` },
    { vat: 0, tax: { treatment: 'reverse-charge' } },
  ],
  [
    'a number that the register does not know',
    { country: 'BE', vat_number: '0403019261' },
    { vat: 441, tax: { treatment: 'destination', rate: 2100 } },
  ],
  [
    'a number that the register cannot tell',
    { country: 'IT', vat_number: '00743110157' },
    { vat: 462, tax: { treatment: 'destination', rate: 2200 } },
  ],
  [
    'a number whose check digits are wrong',
    { country: 'FR', vat_number: '40303265046' },
    { vat: 420, tax: { treatment: 'destination' } },
  ],
  [
    'a valid number of somebody who does not buy as a business',
    { country: 'FR', vat_number: registered.FR, business_purchase: false },
    { vat: 420 },
  ],
  [
    'a valid number at home',
    { country: 'DE', vat_number: registered.DE },
    { vat: 399, tax: { treatment: 'domestic', rate: 1900 } },
  ],
  ['a buyer outside the EU', { country: 'US' }, { vat: 0, tax: { treatment: 'outside-scope' } }],
])('%s decides the VAT', async (_, buyer, expected) => {
  await using one = await seller(database.db);
  expect(quoteIn(await one.quote(buyer))).toMatchObject(expected);
});

test('the VAT register’s proof is frozen with the quote', async () => {
  await using one = await seller(database.db);
  const { buyer } = quoteIn(await one.quote({ country: 'FR', vat_number: `fr ${registered.FR}` }));
  expect(buyer).toMatchObject({
    vat_number: registered.FR,
    viesConsultation: 'WAPI1',
    viesName: 'Compagnie SA',
  });
});

test('without an operator VAT number nobody pays VAT', async () => {
  await using one = await seller(database.db, { vat: undefined });
  const quote = quoteIn(await one.quote(null, { connectionCountry: 'FR' }));
  expect(quote).toMatchObject({ vat: 0, total: 2100, tax: { treatment: 'not-registered' } });
});

test('another seller’s tax is not in our total, whatever the buyer’s number', async () => {
  await using one = await seller(database.db);
  const provider = processor({ sellerOfRecord: true });
  const quote = quoteIn(await one.quote({ country: 'FR' }, { provider, connectionCountry: 'BR' }));
  expect(quote).toMatchObject({ vat: 0, total: 2100, tax: { treatment: 'seller-of-record', own: null } });
});

test('omitting or misstating the country does not avoid VAT', async () => {
  await using one = await seller(database.db);
  expect(await one.quote(null)).toMatchObject({ ok: false, fields: [{ field: 'billing.country' }] });
  const contradicting = { connectionCountry: 'FR' };
  expect(await one.quote({ country: 'US' }, contradicting)).toEqual({ ok: false, reason: 'place-unclear' });
  const confirmed = quoteIn(await one.quote({ country: 'US', country_confirmed: true }, contradicting));
  expect(confirmed.evidence).toEqual({ billing: 'US', connection: 'FR', confirmed: true });
  expect(quoteIn(await one.quote({ country: 'FR' }, contradicting)).vat).toBe(420);
  expect(quoteIn(await one.quote({ country: 'US' }, { ...contradicting, purpose: 'preview' })).vat).toBe(0);
});

test('below the One-Stop-Shop threshold foreign consumers pay the seller’s rate', async () => {
  await using one = await seller(database.db, { oss: false });
  expect(quoteIn(await one.quote({ country: 'FR' }))).toMatchObject({
    vat: 399,
    tax: { treatment: 'domestic', country: 'DE', rate: 1900 },
  });
});

test.each<[Buyer, string]>([
  [{ country: 'FR', vat_number: `DE${registered.DE}` }, 'billing.vat_number'],
  [{ country: 'DE', state: 'US_CA' }, 'billing.state'],
  [{ country: 'FR', state: 'DE_BY' }, 'billing.state'],
  [{ country: 'RO', cui_cif: '18547291' }, 'billing.cui_cif'],
])('%o is rejected for its field', async (buyer, field) => {
  await using one = await seller(database.db);
  const code = field.endsWith('state') ? 'not-allowed' : 'wrong-format';
  expect(await one.quote(buyer)).toEqual({
    ok: false,
    reason: 'billing-incomplete',
    fields: [{ field, code }],
  });
});

test('a discount is split over the lines, and VAT is due on the rest', async () => {
  await using one = await seller(database.db);
  const discountCode = await makeDiscount(database.db, { percent: 1500 });
  const quote = quoteIn(await one.quote({ country: 'DE' }, { discountCode: discountCode.toLowerCase() }));
  expect(sums(quote)).toEqual({ net: 2100, discount: 315, vat: 339, total: 2124 });
  expect(quote.lines.map(({ discount }) => discount)).toEqual([15, 75, 225]);
  expect(quote.discountCode).toMatchObject({ code: discountCode, periods: 1 });
});

test('a code covering everything leaves nothing to pay', async () => {
  await using one = await seller(database.db);
  const discountCode = await makeDiscount(database.db, { percent: null, fixed: 100_000, currency: 'EUR' });
  expect(sums(quoteIn(await one.quote({ country: 'DE' }, { discountCode })))).toEqual({
    net: 2100,
    discount: 2100,
    vat: 0,
    total: 0,
  });
});

test('every invalid code is rejected in the same way', async () => {
  await using one = await seller(database.db);
  const codes = [
    'UNKNOWN',
    '',
    await makeDiscount(database.db, { scope: ['EULA'] }),
    await makeDiscount(database.db, { endsAt: new Date('2026-02-01') }),
    await makeDiscount(database.db, { minimum: 2101 }),
    await makeDiscount(database.db, { percent: null, fixed: 100, currency: 'USD' }),
  ];
  for (const discountCode of codes) {
    expect(await one.quote({ country: 'DE' }, { discountCode })).toEqual({
      ok: false,
      reason: 'discount-invalid',
    });
  }
});

test('an exhausted code is rejected already in the preview', async () => {
  await using one = await seller(database.db);
  const discountCode = await makeDiscount(database.db, { totalLimit: 1 });
  const { id } = await database.db.selectFrom('discount_codes').select('id').executeTakeFirstOrThrow();
  const { id: transactionId } = await makeTransaction(database.db, { item_id: 'x'.repeat(22) });
  await database.db
    .insertInto('discount_redemptions')
    .values({
      transaction_id: transactionId,
      code_id: id,
      payer_hash: new Uint8Array(32),
      status: 'reserved',
      reserved_at: one.visitor.clock(),
    })
    .execute();
  expect(await one.quote({ country: 'DE' }, { discountCode, purpose: 'preview' })).toMatchObject({
    reason: 'discount-invalid',
  });
});

test('an amount below the processor minimum is rejected, zero is not', async () => {
  await using one = await seller(database.db);
  const provider = processor({});
  const small = await makeDiscount(database.db, { percent: 9900 });
  const all = await makeDiscount(database.db, { percent: 10_000 });
  expect(await one.quote({ country: 'US' }, { discountCode: small, provider })).toEqual({
    ok: false,
    reason: 'amount-too-small',
  });
  expect(quoteIn(await one.quote({ country: 'US' }, { discountCode: all, provider })).total).toBe(0);
});

test('an upgrade charges the lines not yet owned, says so, and accepts no first-sale code', async () => {
  await using one = await seller(database.db);
  const { id: agreementId } = one.agreement.agreement;
  const { id: transactionId } = await makeTransaction(database.db, {
    item_id: agreementId,
    state: 'approved',
  });
  const lines = [
    { key: 'premium:TEST', amount: 1 },
    { key: 'answer_premium:gone', amount: 99_999 },
  ];
  await database.db
    .transaction()
    .execute((trx) => insertPurchasedLines(trx, { agreementId, transactionId, currency: 'EUR', lines }));
  const quote = quoteIn(await one.quote({ country: 'DE' }));
  expect(quote).toMatchObject({ net: 2000, item: { upgrade: true } });
  const discountCode = await makeDiscount(database.db);
  expect(await one.quote({ country: 'DE' }, { discountCode })).toMatchObject({ reason: 'discount-invalid' });
  const loyal = await makeDiscount(database.db, { upgrades: true });
  expect(quoteIn(await one.quote({ country: 'DE' }, { discountCode: loyal })).discount).toBe(200);
});

test('an operator with books in another currency needs a daily exchange rate', async () => {
  await using one = await seller(database.db, { country: 'SE', vat: 'SE123456789701' });
  expect(await one.quote({ country: 'SE' })).toEqual({ ok: false, reason: 'checkout-unavailable' });
  await setExchangeRate(database.db, { currency: 'EUR', day: '2026-02-27', rateMillionths: 11_234_500 });
  const quote = quoteIn(await one.quote({ country: 'SE' }));
  expect(sums(quote)).toEqual({ net: 2100, discount: 0, vat: 525, total: 2625 });
  expect(quote.tax.own).toEqual({
    currency: 'SEK',
    rateMillionths: 11_234_500,
    day: '2026-02-27',
    vat: 5898,
  });
});

test('a missing rate or operator country never leads to a sale at zero', async () => {
  await using abroad = await seller(database.db, { country: 'GB', vat: 'GB980780684' });
  expect(await abroad.quote({ country: 'GB' })).toMatchObject({ reason: 'checkout-unavailable' });
  await using nowhere = await seller(database.db, { country: undefined });
  expect(await nowhere.quote({ country: 'US' })).toMatchObject({ reason: 'checkout-unavailable' });
});

test('net minus discount plus VAT is the total, for any buyer and code', async () => {
  await using one = await seller(database.db);
  const { ports, clock } = one.visitor;
  const priced = await priceItem({ db: database.db, clock }, one.agreement, 'en', clock());
  const net = priced?.lines.reduce((sum, { amount }) => sum + amount, 0);
  const country = fc.constantFrom('DE', 'FR', 'FI', 'GR', 'US', 'CH', 'MC');
  const vatNumber = fc.constantFrom('', registered.FR, `EL${registered.GR}`, '123', '00743110157');
  await fc.assert(
    fc.asyncProperty(
      country,
      vatNumber,
      fc.integer({ min: 1, max: 10_000 }),
      async (where, number, percent) => {
        const discountCode = await makeDiscount(ports.db, { percent });
        const quoted = await one.quote({ country: where, vat_number: number }, { discountCode });
        if (!quoted.ok) {
          expect(quoted.fields?.[0]?.field).toBe('billing.vat_number');
          return;
        }
        const { quote } = quoted;
        expect(quote.net).toBe(net);
        expect(quote.total).toBe(quote.net - quote.discount + quote.vat);
        expect(quote.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(quote.discount);
        for (const amount of [quote.net, quote.discount, quote.vat, quote.total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        const owesItself = quote.tax.treatment === 'reverse-charge';
        expect(owesItself).toBe(
          where !== 'DE' && registered[where as 'FR' | 'GR'] === quote.buyer.vat_number,
        );
      },
    ),
    { numRuns: 40 },
  );
});
