import type { AddressInfo } from 'node:net';
import { providerSettings, startProviderFakes } from '@clausewright/fakes/provider-fakes';
import { startViesFake } from '@clausewright/fakes/vies';
import { complete } from '../../../../documents/agreements/testing/visitor.ts';
import type { Database } from '../../../database/schema.ts';
import { findSession } from '../../../../customers/sessions/session-store.ts';
import { routeWorld, type World } from '../../testing/route-world.ts';
import { type Description, readDescription } from './description.ts';
import { mark, markedAnswers, type Marked, newMark } from './marked-people.ts';
import { openWire, type Sent, type Wire } from './send.ts';
import { type Tricked, trickle, type WireTrick } from './wire-tricks.ts';
import { watchTables } from './written-tables.ts';

export type Person = 'owner' | 'unconfirmed' | 'other';

/** Secrets with which the stand-ins of providers sign what they send. */
export const webhookSecrets = { stripe: 'whsec_clausewright', fastspring: 'fastspring-webhook-secret' };

export interface FuzzWorld extends AsyncDisposable {
  db: Database;
  world: World;
  wire: Wire;
  /** Sends in a way that only a raw socket can. */
  trickle(sent: Sent, trick: WireTrick, seed: number): Promise<Tricked>;
  /** Where it listens. */
  port: number;
  description: Description;
  people: Record<Person, Marked>;
  /** With those who left. */
  everybody: Marked[];
  /** Tables written to since it was last asked. */
  written: () => Promise<string[]>;
  /** Puts somebody new where a request ended the account or the session of somebody. */
  replaceWhoLeft(changed: boolean): Promise<void>;
}

/** The product on a port, with its providers, and people whose every text carries a mark. */
export async function fuzzWorld(db: Database): Promise<FuzzWorld> {
  await using starting = new AsyncDisposableStack();
  const opens = new Map<string, string>();
  const environment = await startProviders(starting);
  const world = starting.use(
    await routeWorld(db, {
      // Each request names an address of its own, so that no limit of an address ends the run.
      environment: { ...environment, TRUST_PROXY: '127.0.0.1', COUNTRY_HEADER: 'x-country' },
      answers: (name) => {
        const open = newMark(name);
        opens.set(name, open);
        return markedAnswers(complete, open);
      },
    }),
  );
  const markOf = (person: Person, owner = world[person]): Promise<Marked> =>
    mark({ db }, { world, owner, open: opens.get(person) ?? '', name: person });
  const people: Record<Person, Marked> = {
    owner: await markOf('owner'),
    unconfirmed: await markOf('unconfirmed'),
    other: await markOf('other'),
  };
  const everybody = Object.values(people);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const wire = starting.use(openWire(port));
  const description = await readDescription(world.app);
  const tables = await watchTables(db);
  const running = starting.move();

  async function replace(person: Person): Promise<void> {
    world[person] = await world.join(person, person !== 'unconfirmed');
    people[person] = await markOf(person);
    everybody.push(people[person]);
  }
  return {
    db,
    world,
    wire,
    trickle: (sent, trick, seed) => trickle(port, sent, { trick, seed }),
    port,
    description,
    people,
    everybody,
    written: () => tables.take(),
    async replaceWhoLeft(changed) {
      for (const person of ['owner', 'unconfirmed', 'other'] as const) {
        const { bearer, finished } = people[person].owner;
        const session = await findSession(db, bearer, world.ports.clock());
        const isItself = (session?.role === 'unconfirmed') === (person === 'unconfirmed');
        const agreement = changed && (await agreementExists(db, String(finished['agreement_id'])));
        if (session === null || !isItself || (changed && !agreement)) await replace(person);
      }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

async function agreementExists(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('agreements').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function startProviders(running: AsyncDisposableStack): Promise<Record<string, string>> {
  const clock = (): Date => new Date('2026-03-01T12:00:00Z');
  const vies = running.use(await startViesFake({ clock }));
  const fakes = await startProviderFakes(running, { clock });
  return { VIES_API_URL: vies.url, ...providerSettings(fakes) };
}
