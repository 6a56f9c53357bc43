import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { createPaypalProvider } from './paypal.ts';
import { makeOrder, type PaypalAtFake, paypalAtFake, statusIn, started } from './testing/paypal-at-fake.ts';

const step = fc.oneof(
  fc.record({ do: fc.constant('approve' as const), outcome: fc.constantFrom('completed', 'declined') }),
  fc.record({ do: fc.constant('pay' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('lose' as const) }),
  fc.record({ do: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('revoke' as const) }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 3000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(at: PaypalAtFake, order: ReturnType<typeof makeOrder>, one: Step, number: number) {
  const { fake, provider } = at;
  const id = order.reference ?? '';
  switch (one.do) {
    case 'approve':
      fake.approve(id, one.outcome === 'declined' ? 'declined' : 'completed');
      return;
    case 'pay':
      await Promise.all(Array.from({ length: one.times }, () => provider.pay(order, {})));
      return;
    case 'lose':
      fake.faults.silentAfterCapture = true;
      return;
    case 'fail':
      fake.faults.failing = { times: one.times, status: 503 };
      return;
    case 'revoke':
      fake.revokeTokens();
      return;
    case 'refund': {
      const refund = { id: `refund-${number}`, amount: one.amount, currency: 'USD' };
      const answer = await provider.refund(order, refund);
      if (!answer.ok && answer.reason === 'unreachable') await provider.refund(order, refund);
    }
  }
}

test('with any response lost, money is captured once and the status is correct', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await using at = await paypalAtFake();
      const order = await started(at.provider, makeOrder());
      for (const [number, one] of steps.entries()) await take(at, order, one, number);
      at.fake.faults.failing.times = 0;
      const { captures = [], refunds = [] } = at.fake.books.orders.get(order.reference ?? '') ?? {};
      expect(captures.length).toBeLessThanOrEqual(1);
      const refunded = refunds.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
      const reading = statusIn(await at.provider.read(order));
      expect(reading).toMatchObject({ captured: captures.length * 2880, refunded });
      expect(reading.refunded).toBeLessThanOrEqual(reading.captured);
      expect(reading.attempt).toBe(captures.length === 1 ? 'approved' : 'requires-action');
    }),
    { numRuns: 40 },
  );
});

test('a silent connection times out', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const provider = createPaypalProvider(
    {
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'webhook',
      environment: 'sandbox',
      direct: true,
      apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    },
    { clock: fakeClock(), timeout: 100 },
  );
  const unreachable = { ok: false, reason: 'unreachable' };
  expect(await provider.start(makeOrder())).toEqual(unreachable);
  expect(await provider.read(makeOrder({ reference: 'ORDER' }))).toEqual(unreachable);
  silent.closeAllConnections();
  silent.close();
});

test('an order state conflict at PayPal is answered with the current status', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  for (const code of ['ORDER_NOT_APPROVED', 'ORDER_ALREADY_CAPTURED'])
    expect(statusIn(await at.provider.pay(order, { code }))).toMatchObject({
      attempt: 'requires-action',
      captured: 0,
    });
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
});
