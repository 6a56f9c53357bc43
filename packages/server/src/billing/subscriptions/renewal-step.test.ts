import { expect, test } from 'vitest';
import { renewalStep } from './renewal-step.ts';
import { nextRetry } from './retry-schedule.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';

const end = new Date('2026-05-10T08:00:00Z');
const day = 86_400_000;
const days = (number: number) => new Date(end.getTime() + number * day);

const live: Subscription = {
  id: 'one',
  consentId: 'consent',
  customerId: 'customer',
  plan: { code: 'monthly', interval: 'month', count: 1, price: 1000 },
  currency: 'EUR',
  state: 'active',
  processor: 'stripe',
  paymentMethodId: null,
  providerReference: null,
  anchorAt: new Date('2026-04-10T08:00:00Z'),
  periodNo: 1,
  periodEndsAt: end,
  cancelAtPeriodEnd: false,
  discountCodeId: null,
  discountPeriodsLeft: 0,
  failedTries: 0,
  nextTryAt: null,
  notifiedPeriod: 0,
  createdAt: new Date('2026-04-10T08:00:00Z'),
  endedAt: null,
};
const asked = days(0.001);

test.each([
  ['before its end', {}, null, days(-0.001), 'wait'],
  ['at its end', {}, null, end, 'try'],
  ['long after, where the scheduler was away', {}, null, days(20), 'try'],
  ['cancelled, before its end', { cancelAtPeriodEnd: true }, null, days(-1), 'wait'],
  ['cancelled', { cancelAtPeriodEnd: true }, null, end, 'end-cancelled'],
  ['ended', { state: 'ended' }, null, days(3), 'wait'],
  ['opened, not charged', {}, { state: 'created', chargingUntil: null }, end, 'charge'],
  ['opened by a charge that is under way', {}, { state: 'created', chargingUntil: asked }, end, 'wait'],
  [
    'opened by a charge that ended without an answer',
    {},
    { state: 'created', chargingUntil: asked },
    asked,
    'charge',
  ],
  ['under way', {}, { state: 'processing', chargingUntil: asked }, end, 'wait'],
  ['under way beyond its grace', {}, { state: 'processing', chargingUntil: asked }, days(15), 'wait'],
  [
    'cancelled while it is charged',
    { cancelAtPeriodEnd: true },
    { state: 'processing', chargingUntil: asked },
    end,
    'wait',
  ],
  ['refused', {}, { state: 'rejected', chargingUntil: asked }, end, 'count-failure'],
  ['given up unasked', {}, { state: 'cancelled', chargingUntil: null }, end, 'forget-try'],
  ['past due, before its next try', { state: 'past-due', nextTryAt: days(1) }, null, days(0.9), 'wait'],
  ['past due, at its next try', { state: 'past-due', nextTryAt: days(1) }, null, days(1), 'try'],
  ['past due, never tried again', { state: 'past-due', nextTryAt: null }, null, days(13.9), 'wait'],
  ['past due, grace over', { state: 'past-due', nextTryAt: null }, null, days(14), 'end-unpaid'],
  ['at a seller of record', { providerReference: 'sub' }, null, days(13), 'wait'],
  ['at a seller of record that is silent', { providerReference: 'sub' }, null, days(14), 'end-unpaid'],
] as const)('%s', (_, change, payment, now, step) => {
  expect(renewalStep({ subscription: { ...live, ...change }, payment, now })).toBe(step);
});

test('retries on days 1, 3, 5 and 7, and no more', () => {
  const tries = [1, 2, 3, 4, 5].map((failedTries) =>
    nextRetry(live, { failedTries, policy: 'later', now: days([0, 1, 3, 5, 7][failedTries - 1] ?? 0) }),
  );
  expect(tries).toEqual([days(1), days(3), days(5), days(7), null]);
});

test('a card with one permitted retry is retried once', () => {
  expect(nextRetry(live, { failedTries: 1, policy: 'once', now: end })).toEqual(days(1));
  expect(nextRetry(live, { failedTries: 2, policy: 'once', now: days(1) })).toBe(null);
});

test.each(['never', 'stop'] as const)('does not retry after %s', (policy) => {
  expect(nextRetry(live, { failedTries: 1, policy, now: end })).toBe(null);
});

test('retries stay a day apart when the scheduler is late', () => {
  expect(nextRetry(live, { failedTries: 1, policy: 'later', now: days(9) })).toEqual(days(10));
});
