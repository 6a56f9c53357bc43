import { createStripeSignature } from '@clausewright/fakes/stripe';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { begin, type Begun } from './testing/begin.ts';
import { readBooks } from './testing/books.ts';
import { stripeSettings } from './testing/fakes.ts';

const database = useTestDatabase();
const { webhookSecret } = stripeSettings;

interface Message {
  livemode?: boolean;
  secret?: string;
  age?: number;
  /** What the sender changes after he signed. */
  change?: (body: string) => string;
}

/** Tells that an open payment was paid, as Stripe would: nobody has paid. */
async function tell(
  { at }: Begun,
  { livemode = false, secret = webhookSecret, age = 0, change = (body) => body }: Message,
) {
  const unpaid = await at.unpaid();
  const { data } = await at.open(unpaid, 'stripe');
  const { transaction_id, client } = data;
  const object = { id: client.payment_intent_id, object: 'payment_intent', metadata: { transaction_id } };
  const type = 'payment_intent.succeeded';
  const body = JSON.stringify({ id: 'evt_forged', object: 'event', type, livemode, data: { object } });
  const time = Math.floor(at.clock().getTime() / 1000) - age;
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': createStripeSignature(body, secret, time),
  };
  const status = await at.webhook('stripe', change(body), headers);
  await at.work();
  const kept = await database.db.selectFrom('provider_events').select('event_id').execute();
  const { agreements, payments } = await readBooks(database.db);
  return { status, kept: kept.length, agreements: agreements.map((one) => one.status), payments };
}

test.each<[string, Message]>([
  ['signed with another secret', { secret: 'whsec_other' }],
  ['recorded six minutes ago', { age: 361 }],
  ['changed after it was signed', { change: (body) => body.replace('evt_forged', 'evt_other') }],
  ['empty', { change: () => '' }],
])('a Stripe message that is %s is rejected without effect', async (_, message) => {
  await using begun = await begin(database.db);
  const seen = await tell(begun, message);
  expect(seen).toMatchObject({ status: 400, kept: 0, agreements: ['unfinished'] });
});

test('a genuine message of the other mode has no effect', async () => {
  await using begun = await begin(database.db);
  const seen = await tell(begun, { livemode: true });
  expect(seen).toMatchObject({ status: 200, kept: 0, agreements: ['unfinished'] });
});

test('a genuine message alone is not proof of payment: Stripe is queried, and does not know it', async () => {
  await using begun = await begin(database.db);
  const seen = await tell(begun, {});
  expect(seen).toMatchObject({ status: 200, kept: 1, agreements: ['unfinished'] });
  expect(seen.payments).toMatchObject([{ state: 'created', captured: 0 }]);
});

test.each([
  ['signed with another key', (payload: string) => [`fake_public_key|${'0'.repeat(40)}`, payload]],
  [
    'signed by another merchant',
    (payload: string, sign: string) => [sign.replace('fake_public_key', 'other'), payload],
  ],
  [
    'changed after it was signed',
    (payload: string, sign: string) => [sign, payload.replace(/^..../, 'AAAA')],
  ],
  ['without a signature', (payload: string) => ['', payload]],
] as const)('a Braintree message that is %s is rejected without effect', async (_, forge) => {
  await using begun = await begin(database.db);
  const { at, fakes } = begun;
  const signed = fakes.braintree.sign('transaction_settled', { transaction: { id: 'tr4ns' } });
  const [bt_signature = '', bt_payload = ''] = forge(signed.bt_payload, signed.bt_signature);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ bt_signature, bt_payload }).toString();
  expect(await at.webhook('braintree', body, headers)).toBe(400);
  expect(await database.db.selectFrom('provider_events').select('id').execute()).toEqual([]);
});
