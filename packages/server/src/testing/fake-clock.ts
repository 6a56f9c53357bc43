import type { Clock } from '../platform/clock.ts';

export type FakeClock = Clock & {
  /** Moves the time by so many milliseconds, back too. */
  advance(milliseconds: number): void;
  set(time: Date): void;
};

/** A clock that stands still until it is moved. */
export function fakeClock(start = new Date('2026-03-01T12:00:00Z')): FakeClock {
  let now = start.getTime();
  return Object.assign(() => new Date(now), {
    advance(milliseconds: number) {
      now += milliseconds;
    },
    set(time: Date) {
      now = time.getTime();
    },
  });
}
