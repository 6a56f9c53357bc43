import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('runs up to the limit, queues up to the limit in order, and refuses the rest at once', async () => {
  const gate = createConcurrencyLimit({ at: 2, waiting: 3 });
  const ended = Promise.withResolvers<void>();
  const begun: number[] = [];
  const all = Array.from({ length: 7 }, (_, number) =>
    gate(async () => {
      begun.push(number);
      await ended.promise;
      return number;
    }),
  );
  expect(await all[5]).toEqual({ ok: false });
  expect(await all[6]).toEqual({ ok: false });
  expect(begun).toEqual([0, 1]);
  ended.resolve();
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4].map((value) => ({ ok: true, value })));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('failing work releases its place', async () => {
  const gate = createConcurrencyLimit({ at: 1, waiting: 1 });
  const fails = async (): Promise<never> => {
    throw new Error('on purpose');
  };
  await expect(Promise.allSettled([gate(fails), gate(fails)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await gate(async () => 'runs')).toEqual({ ok: true, value: 'runs' });
});
