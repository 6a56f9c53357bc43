import { randomUUID } from 'node:crypto';
import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { insertConsent } from '../../consent/consents/consent-store.ts';
import { type Customer, service, type Service } from '../../customers/sessions/testing/customer.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { disableDiscount, findDiscount } from '../discounts/discount-store.ts';
import { setPrices } from '../../platform/prices/price-store.ts';
import { insertSubscription } from '../../consent/plans/subscription-store.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { quotePurchase } from './quote-purchase.ts';
import { makeDiscount } from './testing/seller.ts';

const database = useTestDatabase();

async function consentOf(one: Service, owner: Customer) {
  const given = { ownerId: owner.id, requestId: randomUUID(), domain: 'shop.example', now: one.clock() };
  return database.db.transaction().execute((trx) => insertConsent(trx, given));
}

/** A consent, and what a plan for it costs now; `subscription` where it is a further period. */
async function shop(one: Service) {
  const owner = await one.customer();
  const consent = await consentOf(one, owner);
  const quote = async (
    planCode: string,
    more: { discountCode?: string; subscription?: { id: string; periodNo: number } } = {},
  ) => {
    const { discountCode = null, subscription = null } = more;
    const quoted = await quotePurchase(one.ports, database.db, {
      item: { type: 'consent', consent, planCode, subscription },
      buyer: await checkBuyer(one.ports, { country: 'FR' }),
      discountCode,
      provider: null,
      connectionCountry: null,
      language: 'en',
      now: one.clock(),
    });
    return quoted.ok ? quoted.quote : quoted.reason;
  };
  const subscribe = (given: { discountCodeId: string | null; discountPeriodsLeft: number }) =>
    database.db.transaction().execute((trx) =>
      insertSubscription(trx, {
        consentId: consent.id,
        customerId: owner.id,
        plan: { code: 'yearly', interval: 'year', count: 1, price: 9900 },
        currency: 'EUR',
        processor: 'sandbox',
        paymentMethodId: null,
        providerReference: null,
        mandate: '',
        periodEndsAt: one.clock(),
        now: one.clock(),
        ...given,
      }),
    );
  return { quote, subscribe };
}

test('a plan is quoted from the current price table, with its first period', async () => {
  await using one = await service(database.db);
  const { quote } = await shop(one);
  expect(await quote('yearly')).toMatchObject({
    item: {
      type: 'consent',
      plan: { code: 'yearly', interval: 'year', count: 1 },
      subscriptionId: null,
      periodNo: 1,
    },
    product: 'Privacy consent for shop.example, 1 year',
    net: 10_800,
    total: 10_800,
    currency: 'EUR',
  });
  expect(await quote('weekly')).toBe('not-found');
});

test('a disabled plan is not sold', async () => {
  await using one = await service(database.db);
  const { quote } = await shop(one);
  const plans = defaultPrices.consent_plans.map((plan) => ({ ...plan, active: plan.code !== 'yearly' }));
  await setPrices(database.db, { ...defaultPrices, consent_plans: plans }, one.clock());
  expect(await quote('yearly')).toBe('not-found');
  expect(await quote('monthly')).toMatchObject({ net: 1000 });
});

test('a further period costs the agreed price, whatever the table says now', async () => {
  await using one = await service(database.db);
  const { quote, subscribe } = await shop(one);
  const id = await subscribe({ discountCodeId: null, discountPeriodsLeft: 0 });
  const none = { ...defaultPrices, currency: 'CHF', consent_plans: [] };
  await setPrices(database.db, none, one.clock());
  expect(await quote('yearly', { subscription: { id, periodNo: 2 } })).toMatchObject({
    item: { plan: { code: 'yearly', price: 9900 }, subscriptionId: id, periodNo: 2 },
    total: 9900,
    currency: 'EUR',
    discountCode: null,
  });
});

test('a code for several periods continues after it ended, and no other one is added', async () => {
  await using one = await service(database.db);
  const { quote, subscribe } = await shop(one);
  const discountCode = await makeDiscount(database.db, { scope: ['yearly'], periods: 3, percent: 2000 });
  const first = await quote('yearly', { discountCode });
  expect(first).toMatchObject({ discount: 2160, total: 8640, discountCode: { periods: 3 } });
  expect(await quote('monthly', { discountCode })).toBe('discount-invalid');
  const found = await findDiscount(database.db, discountCode);
  const id = await subscribe({ discountCodeId: found?.id ?? null, discountPeriodsLeft: 2 });
  await disableDiscount(database.db, discountCode, one.clock());
  const other = await makeDiscount(database.db, { percent: 9000 });
  const second = await quote('yearly', { subscription: { id, periodNo: 2 }, discountCode: other });
  expect(second).toMatchObject({ discount: 1980, discountCode: { code: discountCode, periods: 2 } });
  await database.db.updateTable('subscriptions').set({ discount_periods_left: 0 }).execute();
  const last = await quote('yearly', { subscription: { id, periodNo: 4 }, discountCode: other });
  expect(last).toMatchObject({ discount: 0, discountCode: null });
});
