import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('runs work in order, survives faults and refuses what exceeds the limit', async () => {
  const turn = boundedQueue(1);
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'first') throw new Error(name);
    return name;
  };
  const [first, second, third] = [turn(work('first')), turn(work('second')), turn(work('third'))];
  expect(third).toBeNull();
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(await turn(work('fourth'))).toBe('fourth');
});
