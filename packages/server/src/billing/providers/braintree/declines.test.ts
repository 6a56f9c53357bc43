import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toDecline } from '../../provider-interface/decline-reasons.ts';
import { braintreeWorld, confirmedCard, makeOrder, statusIn } from './testing/braintree-world.ts';

const specified = [
  '2000',
  '2001',
  '2002',
  '2004',
  '2005',
  '2014',
  '2015',
  '2018',
  '2044',
  '2046',
  '2047',
  '2099',
  '2106',
  '2108',
  '3000',
];
const table = JSON.parse(
  readFileSync(new URL('../../provider-interface/decline-codes.json', import.meta.url), 'utf8'),
) as {
  braintree: Record<string, { reason: string }>;
};
const codes = Object.keys(table.braintree).filter((code) => /^\d{4}$/.test(code));
const rejections = Object.keys(table.braintree).filter((code) => !/^\d{4}$/.test(code));

test('every specified code is in the table with its own text', () => {
  for (const code of specified) expect(table.braintree[code]?.reason).toBe(`decline-${code}`);
});

test.each(codes)('a bank decline %s is classified by card and amount', async (code) => {
  await using world = await braintreeWorld();
  const byCard = statusIn(
    await world.provider.pay(makeOrder(), { nonce: confirmedCard(world, { decline: code }) }),
  );
  const amount = Number(code) * 100;
  const byAmount = statusIn(await world.provider.pay(makeOrder({ amount }), { nonce: confirmedCard(world) }));
  const { reason } = toDecline('braintree', code);
  for (const reading of [byCard, byAmount]) {
    expect(reading).toMatchObject({ attempt: 'rejected', failure: reason, captured: 0 });
    expect(reading.reference).not.toBeNull();
  }
  expect(byCard.raw['code']).toBe(code);
});

test('an unknown code is a bank decline', async () => {
  await using world = await braintreeWorld();
  const nonce = confirmedCard(world, { decline: '2987' });
  expect(statusIn(await world.provider.pay(makeOrder(), { nonce })).failure).toBe('bank-refusal');
});

test.each(rejections)('a gateway rejection for %s has its reason', async (rejection) => {
  await using world = await braintreeWorld();
  const nonce = confirmedCard(world, { decline: `gateway:${rejection}` });
  const reading = statusIn(await world.provider.pay(makeOrder(), { nonce }));
  expect(reading).toMatchObject({ attempt: 'rejected', failure: toDecline('braintree', rejection).reason });
});

test('the SDK’s test values end as named', async () => {
  await using world = await braintreeWorld();
  const outcome = async (nonce: string) => {
    const answer = await world.provider.pay(makeOrder(), { nonce });
    if (answer.ok) return answer.reading.failure ?? answer.reading.attempt;
    return answer.reason === 'refused' ? answer.failure : answer.reason;
  };
  const twoVisa = 'fake-three-d-secure-two-visa';
  const expected: Record<string, string> = {
    'fake-processor-declined-visa-nonce': 'decline-2000',
    'fake-processor-failure-jcb-nonce': 'decline-3000',
    'fake-luhn-invalid-nonce': 'card-number-wrong',
    'fake-gateway-rejected-fraud-nonce': toDecline('braintree', 'fraud').reason,
    'fake-gateway-rejected-risk-thresholds-nonce': toDecline('braintree', 'risk_threshold').reason,
    'fake-paypal-one-time-nonce': 'approved',
    [`${twoVisa}-successful-frictionless-authentication-nonce`]: 'approved',
    [`${twoVisa}-successful-step-up-authentication-nonce`]: 'approved',
    [`${twoVisa}-error-on-lookup-nonce`]: 'liability-shift-failed',
    'fake-three-d-secure-visa-failed-authentication-nonce': 'card-authentication-failed',
    'fake-valid-nonce': 'liability-shift-failed',
  };
  for (const [nonce, reason] of Object.entries(expected))
    expect([nonce, await outcome(nonce)]).toEqual([nonce, reason]);
});
