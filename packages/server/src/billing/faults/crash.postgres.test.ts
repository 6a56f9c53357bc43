import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { paymentFailpoints } from '../transactions/failpoints.ts';
import { crash, type Failpoint } from './testing/crash.ts';
import { expectRecovered } from './testing/expect-recovered.ts';
import { type Fakes, providersAt, startFakes } from './testing/fakes.ts';
import type { Payer } from './testing/payers.ts';
import { world } from './testing/world.ts';

/** Around the money; the long tier ends the process at every named place. */
const aroundTheCharge: readonly Failpoint[] = [
  'charge-marked',
  'charge-after-provider',
  'finalize-agreement',
  'absorb-committed',
  'webhook-kept',
  'refund-asked',
];
const charging = ['stripe', 'braintree'] as const;
const charged = longTests() ? ([...charging, 'paypal', 'fastspring'] as const) : charging;
/** FastSpring never says at once that money went back: the next reading writes it. */
const applies = (payer: Payer, point: Failpoint): boolean =>
  payer !== 'fastspring' || point !== 'refund-written';
const points = longTests() ? paymentFailpoints : aroundTheCharge;

const clock = fakeClock();
let settings: Awaited<ReturnType<typeof freshDatabaseSettings>>;
let database: OpenDatabase;
let fakes: Fakes;
beforeAll(async () => {
  settings = await freshDatabaseSettings();
  const opened = await openDatabase(settings, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  ({ database } = opened);
  fakes = await startFakes(clock);
  fakes.stripe.faults.webhooks = 'hold';
  fakes.braintree.faults.webhooks = 'hold';
  fakes.paypal.faults.webhooks = 'hold';
  fakes.fastspring.faults.webhooks = 'hold';
});
afterAll(async () => {
  await database.close();
  await fakes[Symbol.asyncDispose]();
});

// One database for all of them: the invoice numbers of all crashes together have no gap.
test.each(
  charged.flatMap((payer) =>
    points.filter((point) => applies(payer, point)).map((point) => [payer, point] as const),
  ),
)(
  '10: killed during payment with %s, at %s, it recovers by itself: one charge, one invoice, one e-mail',
  async (payer, point) => {
    const order = { settings, addresses: fakes.addresses, payer, point, now: clock().getTime() };
    const unpaid = await crash(order, fakes);
    await using at = await world(database.db, { clock, providers: providersAt(fakes.addresses, { clock }) });
    await expectRecovered(at, { fakes, unpaid, payer, refunds: point.startsWith('refund') });
    expect(at.alerts).toEqual([]);
  },
  300_000,
);
