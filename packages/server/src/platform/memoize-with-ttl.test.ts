import { expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

function source() {
  const clock = fakeClock();
  const asked: string[] = [];
  let fault: Error | null = null;
  const ask = memoizeWithTtl(100, clock, async (key) => {
    asked.push(key);
    if (fault !== null) throw fault;
    return asked.length;
  });
  return { clock, asked, ask, fail: (error: Error | null) => (fault = error) };
}

test('a value’s age counts from its request, however often it is returned', async () => {
  const { clock, ask } = source();
  expect(await ask('a')).toBe(1);
  clock.advance(60);
  expect(await ask('a')).toBe(1);
  clock.advance(39);
  expect(await ask('a')).toBe(1);
  clock.advance(1);
  expect(await ask('a')).toBe(2);
});

test('each key has its own value, and an error reaches only its own waiters', async () => {
  const { asked, ask, fail } = source();
  fail(new Error('away'));
  await expect(Promise.all([ask('a'), ask('a')])).rejects.toThrow('away');
  fail(null);
  expect(await ask('a')).toBe(2);
  expect(await ask('b')).toBe(3);
  expect(await ask('a')).toBe(2);
  expect(asked).toEqual(['a', 'a', 'b']);
});

test('setting the clock back does not extend a value', async () => {
  const { clock, ask } = source();
  expect(await ask('a')).toBe(1);
  clock.advance(-86_400_000);
  expect(await ask('a')).toBe(2);
});
