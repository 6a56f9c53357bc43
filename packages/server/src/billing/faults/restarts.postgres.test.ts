/** PostgreSQL ends as by a power cut, in the middle of sales, again and again. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { startPostgres } from '../../testing/start-postgres.ts';
import { providersAt, startFakes } from './testing/fakes.ts';
import { sellers } from './testing/sellers.ts';
import { world } from './testing/world.ts';

const crashes = longTests() ? 12 : 1;

test('a database shutdown during sales leaves each charged once, invoiced once and completed', async () => {
  const postgres = await startPostgres({ durable: true });
  using stack = new DisposableStack();
  stack.defer(() => postgres.stop());
  const opened = await openDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  await database.migrate();
  const clock = fakeClock();
  await using fakes = await startFakes(clock);
  fakes.stripe.faults.webhooks = 'hold';
  fakes.braintree.faults.webhooks = 'hold';
  await using at = await world(database.db, { clock, providers: providersAt(fakes.addresses, { clock }) });

  const selling = sellers(at, fakes);
  for (let crash = 0; crash < crashes; crash += 1) {
    await selling.more(2);
    // At another moment of a sale each time.
    await setTimeout(crash * 7);
    postgres.crash();
    await setTimeout(300);
    postgres.start();
  }
  await selling.more(2);
  await selling.stop();
  expect(selling.unavailable()).toBeGreaterThan(0);
  await selling.expectEachOnce();
  await database.close();
}, 600_000);
