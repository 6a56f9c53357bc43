import { expect, test } from 'vitest';
import type { Session } from '../../platform/http/session.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { planWorld } from '../subscriptions/testing/plan-world.ts';
import { readPaymentProfile } from './payment-profile.ts';

const database = useTestDatabase();

test('suggests the country of the last payment to previous payers only', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const countryOf = async (customerId: string | null) => {
    const session: Session | null =
      customerId === null ? null : { id: 'some-session', customerId, role: 'customer', language: 'en' };
    const read = await readPaymentProfile(world.ports, session);
    return read.ok && read.value.buyer_country;
  };
  const buyIn = async (country: string) => {
    const billing = { country };
    await ada.buy(await ada.consent(), 'monthly', await ada.card('pm_1'), { billing });
    world.clock.advance(60_000);
  };
  expect(await countryOf(ada.id)).toBe(null);
  await buyIn('FR');
  await buyIn('DE');
  expect(await countryOf(ada.id)).toBe('DE');
  expect(await countryOf(bob.id)).toBe(null);
  expect(await countryOf(null)).toBe(null);
});
