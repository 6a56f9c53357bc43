import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { crash, type Failpoint } from './testing/crash.ts';
import { startFakes } from './testing/fakes.ts';
import { expectRecovered } from './testing/expect-recovered.ts';
import { world } from './testing/world.ts';

const always: readonly Failpoint[] = ['charge-after-provider', 'absorb-written'];
const also: readonly Failpoint[] = ['payment-opened', 'absorb-covered', 'absorb-committed', 'refund-asked'];
const points = longTests() ? [...always, ...also] : always;

test.each(points)(
  '10: killed at %s during a test payment, the next start recovers everything',
  async (point) => {
    const clock = fakeClock();
    await using fakes = await startFakes(clock);
    const settings = await freshDatabaseSettings();
    const order = { settings, addresses: fakes.addresses, payer: 'sandbox', point } as const;
    const unpaid = await crash({ ...order, now: clock().getTime() }, fakes);
    const opened = await openDatabase(settings, () => {});
    if (!opened.ok) throw new Error(opened.reason);
    await using at = await world(opened.database.db, { clock });
    await expectRecovered(at, { fakes, unpaid, payer: 'sandbox', refunds: point.startsWith('refund') });
    expect(at.alerts).toEqual([]);
    await opened.database.close();
  },
  300_000,
);
