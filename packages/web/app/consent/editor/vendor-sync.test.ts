import type { ConsentVendor } from '@clausewright/contract';
import { expect, test } from 'vitest';
import type { Outcome } from '../../outcome.ts';
import { syncVendors } from './vendor-sync.ts';

const vendor = (id: string) => ({ id, name: id, active: true }) as ConsentVendor;
const refused: Outcome<never> = { ok: false, reason: 'server-error' };

const at = new Date('2026-03-02T09:00:00Z');

function opened() {
  const sent: string[] = [];
  const waiting = new Set<() => void>();
  const server = { refuses: false, taken: 0 };
  const keeper = syncVendors(
    {
      order: async (ids) => {
        sent.push(ids.join(''));
        return server.refuses ? refused : { ok: true, data: { vendors: ids.map(vendor) } };
      },
      toggle: async (id, active) => {
        sent.push(`${id} ${active}`);
        return server.refuses ? refused : { ok: true, data: { ...vendor(id), active } };
      },
      taken: () => {
        server.taken += 1;
      },
      now: () => at,
      later: (run) => {
        waiting.add(run);
        return () => waiting.delete(run);
      },
    },
    ['a', 'b', 'c', 'd'].map(vendor),
  );
  const order = () =>
    keeper
      .state()
      .vendors.map(({ id }) => id)
      .join('');
  return { keeper, sent, waiting, server, order };
}

test('moves show at once and are sent to the server as one order after the last', async () => {
  const { keeper, sent, waiting, server, order } = opened();
  keeper.move('d', 2);
  keeper.move('d', 1);
  keeper.move('d', 0);
  expect([order(), sent, waiting.size]).toEqual(['dabc', [], 1]);
  for (const run of waiting) run();
  await keeper.settle();
  expect([sent, server.taken]).toEqual([['dabc'], 1]);
  keeper.move('d', 1);
  keeper.move('d', 0);
  await keeper.settle();
  expect(sent).toEqual(['dabc']);
});

test('a rejected order reverts to the server’s, without deleted vendors', async () => {
  const { keeper, server, order } = opened();
  server.refuses = true;
  keeper.move('a', 3);
  keeper.drop('b');
  expect(await keeper.settle()).toBe(false);
  expect([order(), keeper.state().failure]).toEqual(['acd', refused]);
  keeper.move('d', 0);
  expect(keeper.state().failure).toBeNull();
});

test('a rejected toggle reverts', async () => {
  const { keeper, server, sent } = opened();
  const isOn = () => keeper.state().vendors[1]?.active;
  const switched = keeper.toggle('b', false);
  expect(isOn()).toBe(false);
  await switched;
  expect([isOn(), keeper.state().failure]).toEqual([false, null]);
  server.refuses = true;
  await keeper.toggle('b', true);
  expect([isOn(), keeper.state().failure]).toEqual([false, refused]);
  await keeper.toggle('b', false);
  expect(sent).toEqual(['b false', 'b true']);
});

test('where the changes are is told: waiting, on their way, saved, and as before where one was refused', async () => {
  const { keeper, server, waiting } = opened();
  const told: string[] = [];
  keeper.subscribe(() => {
    const { is } = keeper.state().place;
    if (told.at(-1) !== is) told.push(is);
  });
  expect(keeper.state().place).toEqual({ is: 'saved', at: null });
  keeper.move('d', 0);
  // What else is saved does not save the order that waits.
  await keeper.toggle('b', false);
  expect(keeper.state().place).toEqual({ is: 'writing' });
  for (const run of waiting) run();
  await keeper.settle();
  expect(told).toEqual(['writing', 'saving', 'writing', 'saving', 'saved']);
  expect(keeper.state().place).toEqual({ is: 'saved', at });
  server.refuses = true;
  await keeper.toggle('b', true);
  expect(keeper.state().place).toEqual({ is: 'saved', at });
});
