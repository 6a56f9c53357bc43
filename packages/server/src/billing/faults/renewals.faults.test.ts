import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { addMethod } from '../payment-methods/add-method.ts';
import { renewPlans } from '../subscriptions/renew-plans.ts';
import { planWorld } from '../subscriptions/testing/plan-world.ts';
import { checkPayments } from '../check-payments.ts';
import { paymentFailpoints } from '../transactions/failpoints.ts';
import { takenByPayment } from './testing/books.ts';
import { providersAt, startFakes } from './testing/fakes.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const hour = 3_600_000;
const point = fc.constantFrom(...paymentFailpoints, 'renewal-opened');

test('9: a period is charged once at Braintree, however many schedulers run and wherever they are killed', async () => {
  let now = (): Date => new Date(0);
  await using fakes = await startFakes(() => now());
  const [, braintree] = providersAt(fakes.addresses, { clock: () => now() });
  if (braintree === undefined) throw new Error('no Braintree');
  await using world = await planWorld(database.db, [braintree]);
  now = world.clock;
  const ada = await world.subscriber();
  const session = { id: 'some-session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const nonce = fakes.braintree.tokenize({ card: {}, three_d_secure: 'shifted' });
  const added = await addMethod(world.ports, session, { processor: 'braintree', proof: { nonce } });
  if (!added.ok) throw new Error(added.reason);
  await ada.buyAt('braintree', await ada.consent(), 'monthly', { payment_method_id: added.value.method.id });

  let periods = 1;
  await fc.assert(
    fc.asyncProperty(point, fc.integer({ min: 1, max: 3 }), async (cutAt, schedulers) => {
      const { period_ends_at: ends } = await database.db
        .selectFrom('subscriptions')
        .select('period_ends_at')
        .executeTakeFirstOrThrow();
      // 31 days each time would come to one month too many in the end.
      world.clock.advance(ends.getTime() - world.clock().getTime() + hour);
      armFailpoints(`${cutAt}:throw@1`);
      await Promise.allSettled(Array.from({ length: schedulers }, () => renewPlans(world.ports)));
      armFailpoints(undefined);
      for (let round = 0; round < 4; round += 1) {
        world.clock.advance(16 * 60_000);
        await checkPayments(world.ports);
        await renewPlans(world.ports);
      }
      periods += 1;
      const taken = await takenByPayment(database.db, fakes);
      expect([...taken.values()].map(({ charges }) => charges)).toEqual(
        Array.from({ length: periods }, () => 1),
      );
      const paid = await database.db
        .selectFrom('subscription_periods')
        .innerJoin('transactions', 'transactions.id', 'subscription_periods.transaction_id')
        .select('transactions.state')
        .execute();
      expect(paid).toEqual(Array.from({ length: periods }, () => ({ state: 'approved' })));
    }),
    { numRuns: longTests() ? 60 : 6, endOnFailure: true },
  );
}, 300_000);
