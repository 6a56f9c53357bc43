import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Json, twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { newId } from '../../platform/database/ids.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { type BraintreeShop, braintreeShop } from '../providers/braintree/testing/braintree-shop.ts';
import { confirmedCard } from '../providers/braintree/testing/braintree-world.ts';

const database = useTestDatabase();
const codeOf = (reply: Json): string => (reply['success'] === true ? 'ok' : reply['messages'][0].code);
const base = '/transaction/braintree';

/** As the checkout opens it: with an address and the buyer's consent. */
async function open(
  shop: BraintreeShop,
): Promise<{ id: string; token: string; total: number; opened: Json }> {
  const agreement = await shop.unpaid();
  const request = {
    item_type: 'agreement',
    item_id: agreement.id,
    processor: 'braintree',
    expected_total: agreement.total,
    email: 'visitor@shop.example',
  };
  const opened = await shop.post('/transaction/new', request, agreement.token);
  expect(codeOf(opened)).toBe('ok');
  return { ...agreement, opened: opened['data'] };
}

test('an agreement is paid with a card in Hosted Fields and completed', async () => {
  await using shop = await braintreeShop(database.db);
  const { id, token, total, opened } = await open(shop);
  expect(opened).toMatchObject({ next: { action: 'process' }, client: { processor: 'braintree' } });
  const nonce = confirmedCard(shop);
  const paid = await shop.post(opened['processing_path'], { nonce, device_data: '{"d":1}' }, token);
  expect(paid['data']).toEqual({ status: 'approved', next: { action: 'done', path: expect.any(String) } });
  const [sale] = shop.fake.transactions();
  expect(sale).toMatchObject({ orderId: opened['transaction_id'], amount: (total / 100).toFixed(2) });
  const again = await shop.post(`${base}/agreement-new-token`, { agreement_id: id }, token);
  expect(codeOf(again)).toBe('already-paid');
});

test('a bank decline is reported, and the same payment succeeds with another card', async () => {
  await using shop = await braintreeShop(database.db);
  const { token, opened } = await open(shop);
  const pay = (nonce: string) => shop.post(opened['processing_path'], { nonce }, token);
  const refused = await pay(confirmedCard(shop, { decline: '2001' }));
  expect(codeOf(refused)).toBe('decline-2001');
  expect((await pay(confirmedCard(shop)))['data'].status).toBe('approved');
});

test('a charge whose response was lost completes without a second one', async () => {
  await using shop = await braintreeShop(database.db);
  const { token, opened } = await open(shop);
  shop.fake.faults.silentAfterCapture = true;
  shop.fake.faults.failAfterSilence = 1;
  const nonce = confirmedCard(shop);
  const first = await shop.post(opened['processing_path'], { nonce }, token);
  expect(first['data']).toEqual({ status: 'processing', next: { action: 'wait' } });
  shop.clock.advance(30_000);
  const second = await shop.post(opened['processing_path'], { nonce: confirmedCard(shop) }, token);
  expect(second['data'].status).toBe('approved');
  expect(shop.fake.requests.filter((request) => request === 'POST transactions')).toHaveLength(1);
});

test('a new token keeps the open payment and its amount', async () => {
  await using shop = await braintreeShop(database.db);
  const { id, token, total } = await open(shop);
  const expected = { amount: (total / 100).toFixed(2), client_token: expect.any(String) };
  for (const [path, body] of [
    ['new-token', { item_type: 'agreement', item_id: id }],
    ['agreement-new-token', { agreement_id: id }],
  ] as const) {
    expect((await shop.post(`${base}/${path}`, body, token))['data']).toMatchObject(expected);
  }
  const rows = await database.db
    .selectFrom('transactions')
    .select('email')
    .where('item_id', '=', id)
    .execute();
  expect(rows).toEqual([{ email: 'visitor@shop.example' }]);
});

test('opens a payment if none is open, for anyone with an e-mail address', async () => {
  await using shop = await braintreeShop(database.db);
  const { id, token } = await shop.unpaid();
  const nobody = await shop.post(`${base}/agreement-new-token`, { agreement_id: id }, token);
  expect(codeOf(nobody)).toBe('billing-incomplete');
  const customer = await shop.customer();
  const made = await customer.post('/agreement/new', {
    request_id: randomUUID(),
    type: 'TEST',
    answers: twoLanguages,
  });
  const given = { agreement_id: made['data'].agreement_id };
  const opened = await customer.post(`${base}/agreement-new-token`, given);
  expect(codeOf(opened)).toBe('ok');
  expect(opened['data'].currency).toMatch(/^[A-Z]{3}$/);
});

test('nobody gets a token for another owner’s purchase', async () => {
  await using shop = await braintreeShop(database.db);
  const { id } = await shop.unpaid();
  const customer = await shop.customer();
  const consent = await customer.post('/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'shop.example',
  });
  const given = { privacy_consent_id: consent['data'].id };
  const stranger = await shop.customer();
  expect(codeOf(await stranger.post(`${base}/agreement-new-token`, { agreement_id: id }))).toBe('no-access');
  expect(codeOf(await stranger.post(`${base}/privacy-consent-new-token`, given))).toBe('other-account');
  expect(codeOf(await shop.post(`${base}/privacy-consent-new-token`, given))).toBe('not-authenticated');
});

test('a consent’s token is for the plan whose payment is open, and paying saves the card for renewals', async () => {
  await using shop = await braintreeShop(database.db);
  const customer = await shop.customer();
  const consent = await customer.post('/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'shop.example',
  });
  const { id } = consent['data'];
  const askToken = () => customer.post(`${base}/privacy-consent-new-token`, { privacy_consent_id: id });
  // Which plan, only the checkout asks.
  expect(codeOf(await askToken())).toBe('not-found');
  const plan = {
    item_type: 'consent',
    item_id: id,
    plan: 'yearly',
    processor: 'braintree',
    expected_total: 10_800,
  };
  const opened = await customer.post('/transaction/new', plan);
  expect(codeOf(opened)).toBe('ok');
  expect((await askToken())['data'].amount).toBe(opened['data'].client.amount);
  const paid = await customer.post(opened['data'].processing_path, { nonce: confirmedCard(shop) });
  expect(paid['data'].status).toBe('approved');
  const kept = await database.db
    .selectFrom('payment_methods')
    .select(['processor', 'reference', 'is_default'])
    .where('customer_id', '=', customer.id)
    .execute();
  const [method] = shop.fake.methods(customer.id);
  expect(kept).toEqual([{ processor: 'braintree', reference: method?.token, is_default: true }]);
});

test('a method is saved once its nonce is verified, for its owner only', async () => {
  await using shop = await braintreeShop(database.db);
  const customer = await shop.customer();
  expect((await customer.post(`${base}/new-payment-method-new-token`))['data'].client_token).toEqual(
    expect.any(String),
  );
  const save = (nonce: string) =>
    customer.post(`${base}/create-new-payment-method`, { payment_method_nonce: nonce, device_data: '{}' });
  const saved = await save(shop.fake.tokenize({}));
  expect(saved['data'].method).toMatchObject({ processor: 'braintree', kind: 'card', last4: '1111' });
  expect(shop.fake.methods(customer.id)).toHaveLength(1);
  expect(JSON.stringify(saved)).not.toContain(shop.fake.methods(customer.id)[0]?.token);
  for (const bad of ['nobody-made-this', shop.fake.tokenize({ card: { decline: '2000' } })]) {
    expect(codeOf(await save(bad))).toBe('payment-method-not-added');
  }
  expect(shop.fake.methods(customer.id)).toHaveLength(1);
});

test('an instance without Braintree says so, after authenticating the caller', async () => {
  await using shop = await braintreeShop(database.db, { without: true });
  const { id, token } = await shop.unpaid();
  const given = { agreement_id: id };
  expect(codeOf(await shop.post(`${base}/agreement-new-token`, given))).toBe('no-access');
  expect(codeOf(await shop.post(`${base}/agreement-new-token`, given, token))).toBe('processor-unavailable');
  const customer = await shop.customer();
  expect(codeOf(await customer.post(`${base}/new-payment-method-new-token`))).toBe('processor-unavailable');
});

test('gateway reports are looked up there: a dispute freezes a payment until it is won', async () => {
  await using shop = await braintreeShop(database.db);
  const { token, opened } = await open(shop);
  await shop.post(opened['processing_path'], { nonce: confirmedCard(shop) }, token);
  const [sale] = shop.fake.transactions();
  const stateAfter = async (change: () => void) => {
    change();
    expect(await shop.hear()).toEqual([200]);
    const rows = database.db.selectFrom('transactions').select('state');
    return (await rows.where('id', '=', opened['transaction_id']).executeTakeFirstOrThrow()).state;
  };
  const id = sale?.id ?? '';
  expect(await stateAfter(() => shop.fake.settle(id))).toBe('approved');
  expect(await stateAfter(() => shop.fake.dispute(id, 'open'))).toBe('disputed');
  expect(await stateAfter(() => shop.fake.dispute(id, 'won'))).toBe('approved');
});

test('a message signed by someone else changes nothing', async () => {
  await using shop = await braintreeShop(database.db);
  const { token, opened } = await open(shop);
  await shop.post(opened['processing_path'], { nonce: confirmedCard(shop) }, token);
  shop.fake.dispute(shop.fake.transactions()[0]?.id ?? '', 'open');
  for (const message of shop.fake.sent) message.bt_signature = message.bt_signature.replace(/.$/, '_');
  expect(await shop.hear()).toEqual([400]);
  const rows = await database.db.selectFrom('provider_events').selectAll().execute();
  expect(rows).toEqual([]);
});

test('the gateway verifies the webhook URL with a challenge', async () => {
  await using shop = await braintreeShop(database.db);
  const right = await shop.get('/webhooks/braintree?bt_challenge=abcdef0123456789abcdef01');
  expect(right).toMatchObject({
    status: 200,
    body: expect.stringMatching(/^fake_public_key\|[0-9a-f]{40}$/),
  });
  expect((await shop.get('/webhooks/braintree?bt_challenge=nothing-of-the-kind')).status).toBe(404);
});

test('the operator refunds a part and then the rest', async () => {
  await using shop = await braintreeShop(database.db);
  const { token, total, opened } = await open(shop);
  await shop.post(opened['processing_path'], { nonce: confirmedCard(shop) }, token);
  shop.fake.settle(shop.fake.transactions()[0]?.id ?? '');
  const transactionId: string = opened['transaction_id'];
  const giveBack = (amount: number | null) =>
    requestRefund(shop.ports, { id: newId(), transactionId, amount, note: '' });
  const facts = () =>
    database.db
      .selectFrom('transactions')
      .select(['state', 'refunded'])
      .where('id', '=', transactionId)
      .executeTakeFirstOrThrow();
  expect(await giveBack(100)).toMatchObject({ ok: true, refund: { status: 'done' } });
  expect(await facts()).toEqual({ state: 'partially-refunded', refunded: 100 });
  expect(await giveBack(total)).toMatchObject({ ok: false, reason: 'too-much' });
  expect(await giveBack(null)).toMatchObject({ ok: true });
  expect(await facts()).toEqual({ state: 'refunded', refunded: total });
  const credits = shop.fake.transactions().filter(({ type }) => type === 'credit');
  expect(credits.map(({ amount }) => Math.round(Number(amount) * 100))).toEqual([100, total - 100]);
});
