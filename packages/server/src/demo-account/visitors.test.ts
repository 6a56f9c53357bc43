import { expect, test } from 'vitest';
import { visitorsBetween } from './visitors.ts';

const from = new Date('2026-01-01T00:00:00Z');
const to = new Date('2026-05-11T00:00:00Z');
const crowd = { visitors: 3000, seed: 1847 };
const answers = visitorsBetween(from, to, crowd);

test('generates the same visitors for each account, in order', () => {
  expect(visitorsBetween(from, to, crowd)).toEqual(answers);
  expect(visitorsBetween(from, to, { ...crowd, seed: 1848 })).not.toEqual(answers);
  const times = answers.map(({ at }) => at.getTime());
  expect(times.toSorted((one, other) => one - other)).toEqual(times);
  expect(answers.every(({ at }) => at >= from && at < to)).toBe(true);
});

test('evenings are busier than nights, and only visitors who allowed something withdraw', () => {
  const within = (first: number, last: number) =>
    answers.filter(({ at }) => at.getUTCHours() >= first && at.getUTCHours() <= last).length;
  expect(within(18, 20)).toBeGreaterThan(10 * within(1, 3));
  const withdrawn = answers.filter(({ action }) => action === 'withdraw');
  expect(withdrawn.length).toBeGreaterThan(20);
  for (const { visitor, at } of withdrawn) {
    const first = answers.find((one) => one.visitor === visitor);
    expect(first?.granted).not.toBe(0);
    expect(first?.at.getTime()).toBeLessThan(at.getTime());
  }
});
