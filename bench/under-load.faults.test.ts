import { expect, test } from 'vitest';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { kinds, startLoadedProduct } from './loaded-product.ts';
import { closedLoop } from './sending/closed-loop.ts';

/** Of each kind, and for how long; how fast they are answered is a figure (`under-load.ts`). */
const { connections, seconds } = longTests()
  ? { connections: 32, seconds: 30 }
  : { connections: 4, seconds: 2 };

test('under mixed concurrent load nothing fails or hangs, and every kind of caller is served afterwards', async () => {
  await using product = await startLoadedProduct();
  const loaded = await Promise.all(
    kinds.map(async (kind) => {
      const { port, next } = product.of[kind];
      const { failed, hung, statuses, taken } = await closedLoop(port, next, { connections, seconds });
      const other = [...statuses.keys()].filter((status) => status !== 503 && (status < 200 || status > 299));
      return { kind, failed, hung, other, served: taken.length > 0 };
    }),
  );
  expect(loaded).toEqual(kinds.map((kind) => ({ kind, failed: 0, hung: 0, other: [], served: true })));
  for (const kind of kinds) {
    const { port, next } = product.of[kind];
    const { statuses } = await closedLoop(port, next, { connections: 1, seconds: 0.1 });
    expect([...statuses.keys()].filter((status) => status < 200 || status > 299)).toEqual([]);
  }
});
