import type { Database } from '../../../platform/database/schema.ts';
import type { ProductPortsGiven } from '../../../testing/product-ports.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { type Fakes, providersAt, startFakes } from './fakes.ts';
import { type World, world } from './world.ts';

export interface Begun extends AsyncDisposable {
  at: World;
  fakes: Fakes;
}

const offered: ReadonlySet<string> = new Set(['stripe', 'braintree']);

/** The calls, Stripe and Braintree through their real SDKs, and the test provider. */
export async function begin(
  db: Database,
  billing: Omit<ProductPortsGiven, 'providers'> = {},
): Promise<Begun> {
  const clock = fakeClock();
  const fakes = await startFakes(clock);
  const providers = providersAt(fakes.addresses, { clock }).filter(({ processor }) => offered.has(processor));
  const at = await world(db, { clock, providers, ...billing });
  return {
    at,
    fakes,
    async [Symbol.asyncDispose]() {
      await at[Symbol.asyncDispose]();
      await fakes[Symbol.asyncDispose]();
    },
  };
}
