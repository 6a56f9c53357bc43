import { expect, test } from 'vitest';
import { type Json, twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { makeDiscount } from '../quotes/testing/seller.ts';
import { putVatRatesInForce } from '../tax/rate-store.ts';
import { begin, type Begun } from './testing/begin.ts';
import { readBooks, takenByPayment } from './testing/books.ts';
import { expectInvariants } from './testing/invariants.ts';
import { payers } from './testing/payers.ts';
import type { Unpaid } from './testing/world.ts';

const database = useTestDatabase();

/** Somebody's own agreement, and another person's. */
interface Scene extends Begun {
  mine: Unpaid;
  other: Unpaid;
}
type Trick = (scene: Scene) => Promise<Json>;

async function scene(): Promise<Scene> {
  await putVatRatesInForce(database.db);
  const begun = await begin(database.db, {
    operator: { country: 'DE', vat: 'DE136695976' },
    vies: async () => ({ valid: false }),
  });
  return { ...begun, mine: await begun.at.unpaid(), other: await begun.at.unpaid() };
}

const abroad = { billing: { country: 'US' }, withdrawal_consent: true };
const codes = (answer: Json): string[] =>
  (answer['messages'] ?? []).map(({ field, code }: Json) =>
    field === undefined ? code : `${field}: ${code}`,
  );
const open: (more: object, processor?: string) => Trick =
  (more, processor = 'stripe') =>
  ({ at, mine }) =>
    at.open(mine, processor, { ...abroad, ...more });

async function idOf(answer: Promise<Json>): Promise<string> {
  const { success, data, messages } = await answer;
  if (success !== true) throw new Error(JSON.stringify(messages));
  return data.transaction_id;
}

const tricks: readonly (readonly [string, readonly string[], Trick])[] = [
  [
    "another person's agreement",
    ['no-access'],
    ({ at, mine, other }) => at.open({ ...mine, id: other.id }, 'stripe', abroad),
  ],
  [
    'an agreement that does not exist',
    ['not-found'],
    ({ at, mine }) => at.open({ ...mine, id: 'z'.repeat(22) }, 'stripe', abroad),
  ],
  ['a smaller amount', ['price-changed'], open({ expected_total: 1 })],
  ['nothing', ['price-changed'], open({ expected_total: 0 })],
  ['a larger amount', ['price-changed'], open({ expected_total: 1_000_000 })],
  ['a negative amount', ['expected_total: too-small'], open({ expected_total: -2100 })],
  ['part of a cent', ['expected_total: wrong-kind'], open({ expected_total: 0.5 })],
  ['another currency', ['currency: unknown-field'], open({ currency: 'XTS' })],
  ['a negative quantity', ['quantity: unknown-field'], open({ quantity: -1 })],
  ['lines of its own', ['lines: unknown-field'], open({ lines: [{ key: 'base', amount: -2100 }] })],
  [
    'a discount in the buyer',
    ['billing.discount: unknown-field'],
    open({ billing: { country: 'US', discount: 2100 } }),
  ],
  [
    'a verdict of the register',
    ['billing.vat_check: unknown-field'],
    open({ billing: { country: 'FR', vat_check: 'valid' } }),
  ],
  [
    'the VAT number of another country',
    ['billing-incomplete', 'billing.vat_number: wrong-format'],
    open({ billing: { country: 'DE', vat_number: 'FR40303265045', business_purchase: true } }),
  ],
  [
    'a VAT number that nobody has',
    ['price-changed'],
    open({
      billing: { country: 'FR', vat_number: '40303265045', business_purchase: true, company_name: 'X' },
    }),
  ],
  ['a code that nobody gave out', ['discount-invalid'], open({ discount_code: 'FREE' })],
  ['a processor that is not offered', ['processor-unavailable'], open({}, 'paypal')],
  ['a processor that does not exist', ['processor: not-allowed'], open({}, 'operator')],
];

test.each(tricks)(
  '7: paying with %s is rejected: nothing is opened, completed or charged',
  async (_, expected, trick) => {
    await using begun = await scene();
    expect(codes(await trick(begun))).toEqual(expected);
    const books = await readBooks(database.db);
    expect(books.payments).toEqual([]);
    expect(books.agreements.map(({ status }) => status)).toEqual(['unfinished', 'unfinished']);
    expect(begun.fakes.stripe.books.intents.size).toBe(0);
  },
);

/** After these the other person has paid; the trick itself must bring nothing. */
const replays: readonly (readonly [string, readonly string[], Trick])[] = [
  [
    'the intent of another sale',
    ['payment-token-refused'],
    async ({ at, fakes, mine, other }) => {
      await idOf(at.open(mine, 'stripe', abroad));
      const paid = await at.open(other, 'stripe', abroad);
      await payers.stripe(fakes.addresses, paid);
      await at.process(other, paid['data'].transaction_id);
      const { payment_intent_id: intent } = paid['data'].client;
      const body = { item_type: 'agreement', item_id: mine.id, payment_intent_id: intent };
      return at.call('POST', '/transaction/stripe/confirm-payment', body, mine.headers);
    },
  ],
  [
    'the nonce of another sale',
    ['payment-token-refused'],
    async ({ at, fakes, mine, other }) => {
      const paid = await at.open(other, 'braintree', abroad);
      const proof = await payers.braintree(fakes.addresses, paid);
      await at.process(other, paid['data'].transaction_id, proof);
      return at.process(mine, await idOf(at.open(mine, 'braintree', abroad)), proof);
    },
  ],
  [
    'the payment of another sale',
    ['no-access'],
    async ({ at, mine, other }) => {
      const paid = await at.open(other, 'sandbox', abroad);
      await at.process(other, paid['data'].transaction_id, await payers.sandbox());
      return at.process(mine, paid['data'].transaction_id);
    },
  ],
];

test.each(replays)('7: %s pays for nothing else', async (_, expected, trick) => {
  await using begun = await scene();
  const { at, fakes, mine, other } = begun;
  expect(codes(await trick(begun))).toEqual(expected);
  await at.recover();
  const books = await readBooks(database.db);
  const taken = await takenByPayment(database.db, fakes);
  expectInvariants(books, taken);
  const status = new Map(books.agreements.map((one) => [one.id, one.status]));
  expect([status.get(mine.id), status.get(other.id)]).toEqual(['unfinished', 'finalized']);
  expect([...taken.values()].map(({ captured }) => captured)).toEqual([other.total]);
});

test('7: changing answers after the quote ends the payment, and money that still arrives is held', async () => {
  await using begun = await scene();
  const { at, fakes, mine } = begun;
  const opened = await at.open(mine, 'stripe', abroad);
  const answers = { ...twoLanguages, document_languages: ['de', 'en', 'fr'] };
  const update = { request_id: crypto.randomUUID(), type: 'TEST', answers, revision: 1, edits: 'reset' };
  const updated = await at.call('POST', `/agreement/update/${mine.id}`, update, mine.headers);
  expect(updated['success']).toBe(true);
  const id = opened['data'].transaction_id as string;
  expect((await at.process(mine, id))['data']).toEqual({ status: 'cancelled', next: { action: 'retry' } });
  await payers.stripe(fakes.addresses, opened);
  await at.recover();
  const books = await readBooks(database.db);
  expect(books.payments).toMatchObject([{ state: 'pending-verification', mismatch: 'item' }]);
  expect(books.agreements.every(({ status }) => status === 'unfinished')).toBe(true);
  expect(books.invoices).toEqual([]);
  expect(at.alerts).toEqual([{ transaction: id, what: 'mismatch' }]);
});

test.each([
  ['amount', (object: Json) => Object.assign(object, { amount: 1 })],
  ['currency', (object: Json) => Object.assign(object, { currency: 'jpy' })],
  ['transaction', (object: Json) => Object.assign(object['metadata'], { transaction_id: 'y'.repeat(22) })],
  ['quote', (object: Json) => Object.assign(object['metadata'], { quote_hash: '0'.repeat(64) })],
] as const)(
  '7: an intent whose %s was changed at Stripe is held, never completed',
  async (mismatch, change) => {
    await using begun = await scene();
    const { at, fakes, mine } = begun;
    const opened = await at.open(mine, 'stripe', abroad);
    const intent = fakes.stripe.books.intents.get(opened['data'].client.payment_intent_id);
    change(intent?.object ?? {});
    await payers.stripe(fakes.addresses, opened);
    const seen = await at.process(mine, opened['data'].transaction_id);
    expect(seen['data']).toEqual({ status: 'pending-verification', next: { action: 'wait' } });
    await at.recover();
    const books = await readBooks(database.db);
    expect(books.payments).toMatchObject([{ state: 'pending-verification', mismatch }]);
    expect(books.agreements.every(({ status }) => status === 'unfinished')).toBe(true);
    expect(books.invoices).toEqual([]);
  },
);

test('7: an expired quote is not charged', async () => {
  await using begun = await scene();
  const { at, fakes, mine } = begun;
  for (const payer of ['braintree', 'sandbox'] as const) {
    const opened = await at.open(mine, payer, abroad);
    const proof = await payers[payer](fakes.addresses, opened);
    at.clock.advance(24 * 60 * 60_000);
    expect(codes(await at.process(mine, opened['data'].transaction_id, proof))).toEqual(['price-changed']);
  }
  expect(await takenByPayment(database.db, fakes)).toEqual(new Map());
});

test('8: the last use of a code held by another payer, or already used by this address, is not granted', async () => {
  await using begun = await scene();
  const { at, fakes, mine, other } = begun;
  const once = { discount_code: await makeDiscount(database.db, { totalLimit: 1 }) };
  const discounted = { ...abroad, ...once, expected_total: other.total * 0.9 };
  await idOf(at.open(other, 'sandbox', discounted));
  expect(codes(await at.open(mine, 'sandbox', discounted))).toEqual(['discount-invalid']);
  const personal = { discount_code: await makeDiscount(database.db, { customerLimit: 1 }) };
  const his = { ...abroad, ...personal, expected_total: other.total * 0.9, email: 'one@shop.example' };
  await at.process(other, await idOf(at.open(other, 'sandbox', his)));
  const third = { ...his, email: 'ONE@shop.example' };
  expect(codes(await at.open(mine, 'sandbox', third))).toEqual(['discount-invalid']);
  const taken = await takenByPayment(database.db, fakes);
  expect([...taken.values()].map(({ captured }) => captured)).toEqual([other.total * 0.9]);
});

test('7: a saved method pays only for its owner', async () => {
  await using begun = await scene();
  const { at, fakes, mine } = begun;
  const [anna, bert] = [await at.customer(), await at.customer()];
  const nonce = fakes.braintree.tokenize({ card: {}, three_d_secure: 'shifted' });
  const path = '/transaction/braintree/create-new-payment-method';
  const saved = await at.call('POST', path, { payment_method_nonce: nonce }, await anna.headers());
  const method = { ...abroad, payment_method_id: saved['data'].method.id };
  const asBert = { ...mine, headers: { ...mine.headers, ...(await bert.headers()) } };
  for (const thief of [mine, asBert]) {
    expect(codes(await at.open(thief, 'braintree', method))).toEqual([
      'not-found',
      'payment_method_id: not-allowed',
    ]);
  }
  expect((await readBooks(database.db)).payments).toEqual([]);
  expect(await takenByPayment(database.db, fakes)).toEqual(new Map());
});

test('7: nobody can see, end or charge another person’s payment', async () => {
  await using begun = await scene();
  const { at, fakes, mine, other } = begun;
  const opened = await at.open(other, 'braintree', abroad);
  const id = opened['data'].transaction_id as string;
  const proof = await payers.braintree(fakes.addresses, opened);
  const customer = await (await at.customer()).headers();
  for (const [headers, code] of [
    [mine.headers, 'no-access'],
    [customer, 'no-access'],
    [{}, 'no-access'],
  ] as const) {
    expect(codes(await at.call('GET', `/transaction/status/${id}`, undefined, headers))).toEqual([code]);
    expect(codes(await at.call('POST', `/transaction/cancel/${id}`, {}, headers))).toEqual([code]);
    expect(codes(await at.call('POST', `/transaction/process/${id}`, proof, headers))).toEqual([code]);
  }
  expect(codes(await at.process(mine, 'z'.repeat(22)))).toEqual(['not-found']);
  expect(await takenByPayment(database.db, fakes)).toEqual(new Map());
  expect((await readBooks(database.db)).payments).toMatchObject([{ id, state: 'created' }]);
});
