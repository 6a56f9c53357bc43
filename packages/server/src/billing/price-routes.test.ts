import { randomUUID } from 'node:crypto';
import { defaultPrices } from '@clausewright/library/clauses';
import { type BillingAddress, languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { type Json, twoLanguages } from '../documents/agreements/testing/visitor.ts';
import { insertConsent } from '../consent/consents/consent-store.ts';
import { wideLimits } from '../platform/http/testing/wide-limits.ts';
import { type Customer, service, type Service } from '../customers/sessions/testing/customer.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { setPrices } from '../platform/prices/price-store.ts';
import { createProviders } from './provider-interface/providers.ts';
import { makeDiscount, registered, seller } from './quotes/testing/seller.ts';
import { putVatRatesInForce, setVatRate } from './tax/rate-store.ts';

const database = useTestDatabase();

const address: BillingAddress = {
  company_name: 'Compagnie SA',
  business_purchase: true,
  vat_registered: true,
  vat_number: '40303265045',
  cui_cif: '',
  name: 'Marie Dupont',
  address: '1 rue du Bac',
  city: 'Paris',
  postal_code: '75007',
  country: 'FR',
  state: '',
  phone: '+33 1 23 45 67 89',
};
const empty = Object.fromEntries(
  Object.entries(address).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
);

async function consent(one: Service, owner: Customer): Promise<string> {
  const given = { ownerId: owner.id, requestId: randomUUID(), domain: 'shop.example', now: one.clock() };
  return (await database.db.transaction().execute((trx) => insertConsent(trx, given))).id;
}

test('lists the plans of the current price table, and a new table applies at once', async () => {
  await using one = await service(database.db);
  const plans = async () =>
    (await one.call('GET', '/privacy-consent/subscription-plans')).json['data'].plans as unknown[];
  expect(await plans()).toEqual([
    {
      code: 'monthly',
      interval: 'month',
      count: 1,
      price: 1000,
      currency: 'EUR',
      discount_label: null,
      active: true,
    },
    {
      code: 'yearly',
      interval: 'year',
      count: 1,
      price: 10_800,
      currency: 'EUR',
      discount_label: '10%',
      active: true,
    },
    {
      code: 'three_years',
      interval: 'year',
      count: 3,
      price: 18_000,
      currency: 'EUR',
      discount_label: '50%',
      active: true,
    },
  ]);
  const [monthly] = defaultPrices.consent_plans;
  if (monthly === undefined) throw new Error('no plans');
  const francs = {
    ...defaultPrices,
    currency: 'CHF',
    consent_plans: [{ ...monthly, price: 700, active: false }],
  };
  await setPrices(database.db, francs, one.clock());
  expect(await plans()).toMatchObject([{ code: 'monthly', price: 700, currency: 'CHF', active: false }]);
  const owner = await one.customer();
  const reply = await owner.call('POST', `/privacy-consent/costs/${await consent(one, owner)}`, {
    plan: 'monthly',
  });
  expect(reply.json).toMatchObject({ success: false, messages: [{ code: 'not-found' }, { field: 'plan' }] });
});

test.each(languages)('prices are described in %s', async (language) => {
  await using one = await service(database.db);
  const owner = await one.customer();
  await owner.call('PUT', `/customer/set-language/${language}`);
  const id = await consent(one, owner);
  const { json } = await owner.call('POST', `/privacy-consent/costs/${id}`, { plan: 'three_years' });
  expect(json['data']).toMatchObject({
    net: 18_000,
    discount: 0,
    vat: 0,
    total: 18_000,
    currency: 'EUR',
    total_price_is_extra_difference: false,
    tax: { treatment: 'not-registered' },
    vat_check: 'none',
    discount_code: null,
  });
  const [line] = json['data'].lines as { label: string }[];
  expect(line?.label).toMatch(/shop\.example.*3/);
});

test('another owner’s consent has no price', async () => {
  await using one = await service(database.db);
  const [owner, other] = [await one.customer(), await one.customer()];
  const reply = await other.call('POST', `/privacy-consent/costs/${await consent(one, owner)}`, {
    plan: 'monthly',
  });
  expect(reply.json['forbidden']).toEqual({ reason: 'other-account' });
});

test('a billing address is empty at first, then as saved, with a normalized VAT number', async () => {
  await using one = await service(database.db);
  const owner = await one.customer();
  expect((await owner.call('GET', '/customer/billing-address')).json['data']).toEqual(empty);
  const put = await owner.call('PUT', '/customer/billing-address', {
    ...address,
    vat_number: 'FR 40 303 265 045',
  });
  expect(put.json['data']).toEqual(address);
  expect((await owner.call('GET', '/customer/billing-address')).json['data']).toEqual(address);
  await owner.call('PUT', '/customer/billing-address', empty);
  expect((await owner.call('GET', '/customer/billing-address')).json['data']).toEqual(empty);
  const stranger = await one.customer();
  expect((await stranger.call('GET', '/customer/billing-address')).json['data']).toEqual(empty);
});

test('an address without a name is saved with an empty name', async () => {
  await using one = await service(database.db);
  const owner = await one.customer();
  const { name: _, ...nameless } = address;
  const kept = { ...address, vat_number: '40303265045', name: '' };
  expect((await owner.call('PUT', '/customer/billing-address', nameless)).json['data']).toEqual(kept);
  expect((await owner.call('GET', '/customer/billing-address')).json['data']).toEqual(kept);
});

/** What is said first of faulty billing details, wherever they are given: not the sentence of another form. */
const billingFaults = { code: 'billing-incomplete', value: 'Please check the billing details.' };

test.each<[Partial<BillingAddress>, string, string]>([
  [{ company_name: '' }, 'company_name', 'required'],
  [{ vat_number: '' }, 'vat_number', 'required'],
  [{ vat_number: '40303265046' }, 'vat_number', 'wrong-format'],
  [{ vat_number: 'DE136695976' }, 'vat_number', 'wrong-format'],
  [{ country: '' }, 'country', 'required'],
  [{ country: 'XX', vat_number: '1' }, 'country', 'not-allowed'],
  [{ state: 'US_CA' }, 'state', 'not-allowed'],
  [{ country: 'RO', vat_number: '18547290', cui_cif: '18547291' }, 'cui_cif', 'wrong-format'],
  [{ postal_code: '1'.repeat(21) }, 'postal_code', 'too-long'],
])('an address with %o is rejected for its field', async (change, field, code) => {
  await using one = await service(database.db);
  const owner = await one.customer();
  const { json } = await owner.call('PUT', '/customer/billing-address', { ...address, ...change });
  const general = (json['messages'] as Json[]).filter((message) => message['field'] === undefined);
  // What breaks the contract is told beside its field alone.
  expect(general).toEqual(code === 'too-long' ? [] : [billingFaults]);
  expect(json['messages']).toContainEqual(expect.objectContaining({ field, code }));
  expect((await owner.call('GET', '/customer/billing-address')).json['data']).toEqual(empty);
});

test('proxies the VAT register: valid with the company, invalid, and a sentence where it is unavailable', async () => {
  await using one = await seller(database.db);
  const ask = (country: string, number: string) =>
    one.visitor.call('POST', '/customer/check-vies', { country, vat_number: number });
  expect((await ask('FR', `FR ${registered.FR}`))['data']).toEqual({ valid: true, name: 'Compagnie SA' });
  expect((await ask('BE', '0403019261'))['data']).toEqual({ valid: false });
  expect((await ask('FR', '40303265046'))['data']).toEqual({ valid: false });
  expect(await ask('IT', '00743110157')).toMatchObject({
    success: true,
    data: { valid: 'unknown' },
    messages: [
      {
        code: 'vat-not-validated',
        value: "We couldn't validate your VAT ID through EU VIES. Please try again.",
      },
    ],
  });
  const refused = (field: string, code: string) => ({
    success: false,
    messages: [billingFaults, { field, code }],
  });
  expect(await ask('FR', 'DE136695976')).toMatchObject(refused('vat_number', 'wrong-format'));
  expect(await ask('US', '1')).toMatchObject(refused('country', 'not-allowed'));
});

test('costs follow the country and the VAT number, in short and long form', async () => {
  await using one = await seller(database.db);
  const { id, token } = await one.visitor.made(twoLanguages);
  const costs = async (body: object) =>
    (await one.visitor.call('POST', `/agreement/costs/${id}`, body, token))['data'] as Json;
  const discount = await makeDiscount(database.db);
  const company = { country: 'FR', vat_number: registered.FR };
  expect(await costs({ country: 'FR' })).toMatchObject({ vat: 420, vat_check: 'none' });
  expect(await costs(company)).toMatchObject({
    vat: 0,
    vat_check: 'valid',
    tax: { treatment: 'reverse-charge' },
  });
  expect(await costs({ billing: company, country: 'DE' })).toMatchObject({ vat: 0, vat_check: 'valid' });
  expect(await costs({ country: 'IT', vat_number: '00743110157' })).toMatchObject({
    vat: 462,
    vat_check: 'unknown',
  });
  expect(await costs({ country: 'FR', vat_number: '40303265046' })).toMatchObject({
    vat: 420,
    vat_check: 'invalid',
  });
  expect(await costs({ country: 'FR', discount_code: ` ${discount.toLowerCase()}` })).toMatchObject({
    net: 2100,
    discount: 210,
    vat: 378,
    total: 2268,
    discount_code: discount,
  });
  expect(await costs({})).toMatchObject({ vat: 0, tax: { treatment: 'outside-scope', country: 'US' } });
});

test('before payment an account sees the price for its own address, a seller of record no VAT', async () => {
  await using one = await service(database.db);
  await putVatRatesInForce(database.db);
  one.ports.operator = { ...one.ports.operator, country: 'DE', vat: 'DE136695976' };
  const owner = await one.customer();
  await owner.call('PUT', '/customer/billing-address', { ...address, vat_registered: false });
  const made = await owner.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'TEST',
    answers: twoLanguages,
  });
  const { agreement_id: id } = made.json['data'] as { agreement_id: string };
  const sale = async () => (await owner.call('GET', `/agreement/sale-details/${id}`)).json['data'] as Json;
  expect(await sale()).toMatchObject({
    costs: { net: 2100, vat: 420, total: 2520, tax: { treatment: 'destination', country: 'FR', rate: 2000 } },
    processors: ['sandbox'],
  });
  const [sandbox] = one.ports.providers.offered;
  if (sandbox === undefined) throw new Error('nothing is offered');
  one.ports.providers = createProviders([{ ...sandbox, sellerOfRecord: true }], () => true);
  expect(await sale()).toMatchObject({
    costs: { vat: null, total: 2100, tax: { treatment: 'seller-of-record' } },
  });
});

test('the connection country is evidence only when set by our proxy', async () => {
  await using one = await seller(database.db);
  const preview = { purpose: 'preview', connectionCountry: 'FR' } as const;
  const quoted = await one.quote(null, preview);
  expect(quoted).toMatchObject({
    ok: true,
    quote: { vat: 420, evidence: { billing: 'FR', connection: 'FR' } },
  });
});

test('a wrong code is rejected until the rate limit, a right one never counts', async () => {
  await using one = await seller(database.db, {
    limits: { ...wideLimits(), discount: { points: 2, seconds: 60 } },
  });
  const right = await makeDiscount(database.db);
  const { id, token } = await one.visitor.made(twoLanguages);
  const costs = async (code: string) => {
    const reply = await one.visitor.app.inject({
      method: 'POST',
      url: `/api/v1/agreement/costs/${id}`,
      headers: { 'x-agreement-token': token },
      payload: { discount_code: code },
    });
    return reply.statusCode === 429
      ? 429
      : reply.json<{ messages?: { code: string }[] }>().messages?.[0]?.code;
  };
  for (let press = 0; press < 4; press += 1) expect(await costs(right)).toBeUndefined();
  expect(await costs('wrong')).toBe('discount-invalid');
  expect(await costs('wrong again')).toBe('discount-invalid');
  expect(await costs('and again')).toBe(429);
  expect(await costs(right)).toBe(429);
});

test('a changed rate applies from its day', async () => {
  await using one = await seller(database.db);
  const before = await one.quote({ country: 'FR' });
  await setVatRate(database.db, { country: 'FR', rate: 2100, from: one.visitor.clock() });
  const after = await one.quote({ country: 'FR' });
  expect([before.ok && before.quote.vat, after.ok && after.quote.vat]).toEqual([420, 441]);
});
