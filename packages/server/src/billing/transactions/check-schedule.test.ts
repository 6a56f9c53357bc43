import { expect, test } from 'vitest';
import { nextCheck } from './check-schedule.ts';

test('checks an open payment after 30 s, 1, 2, 5, 15 min and an hour, then hourly', () => {
  const since = new Date('2026-03-01T12:00:00Z');
  const seconds: number[] = [];
  let now = since;
  for (let check = 0; check < 8; check += 1) {
    now = nextCheck(since, now);
    seconds.push((now.getTime() - since.getTime()) / 1000);
  }
  expect(seconds).toEqual([30, 60, 120, 300, 900, 3600, 7200, 10_800]);
});
