import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('keeps the most recently used entries within the weight limit', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.record({ key, weight: fc.integer({ min: 1, max: 12 }), read: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cache = createLruCache<{ weight: number }>(20, ({ weight }) => weight);
      const order: { key: string; weight: number }[] = [];
      for (const { key, weight, read } of steps) {
        const at = order.findIndex((entry) => entry.key === key);
        const [known] = at < 0 ? [] : order.splice(at, 1);
        if (read) {
          expect(cache.get(key)?.weight).toBe(known?.weight);
          if (known !== undefined) order.push(known);
          continue;
        }
        cache.set(key, { weight });
        order.push({ key, weight });
        while (order.reduce((sum, entry) => sum + entry.weight, 0) > 20) order.shift();
      }
    }),
    { numRuns: 50 },
  );
});
