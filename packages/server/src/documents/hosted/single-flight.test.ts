import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

function source() {
  const open: PromiseWithResolvers<number>[] = [];
  const ask = singleFlight(() => {
    const answer = Promise.withResolvers<number>();
    open.push(answer);
    return answer.promise;
  });
  return { open, ask };
}

test('callers during a flight share the next one', async () => {
  const { open, ask } = source();
  const first = ask('a');
  const later = [ask('a'), ask('a'), ask('a')];
  expect(open).toHaveLength(1);
  open[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(open).toHaveLength(2);
  open[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('keys are independent, and a fault reaches only its own callers', async () => {
  const { open, ask } = source();
  const first = ask('a');
  const other = ask('b');
  const later = ask('a');
  expect(open).toHaveLength(2);
  open[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  open[2]?.resolve(3);
  expect(await later).toBe(3);
  open[1]?.resolve(2);
  expect(await other).toBe(2);
});

test('asks anew after the last caller is answered', async () => {
  const { open, ask } = source();
  const first = ask('a');
  open[0]?.resolve(1);
  await first;
  const second = ask('a');
  expect(open).toHaveLength(2);
  open[1]?.resolve(2);
  expect(await second).toBe(2);
});
