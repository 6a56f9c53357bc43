import { randomInt } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-error.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ConsentEvent } from './consent-event.ts';
import { insertEvents } from './event-store.ts';
import { type GroupCommit, groupCommit } from './group-commit.ts';

/** Commits at a time: the second gathers while the first waits for the disk. */
const lanes = 2;
const worthALane = 64;
/**
 * Answers that may wait for the database; who comes beyond is asked to come again. Half of the connections that
 * the server takes, so that a log that is slow leaves room for the scripts.
 */
const usuallyWaiting = 1000;
const mostAtOnce = 1000;

/** Where answers go that are to be kept, of this process. */
export function openLog({
  db,
  clock,
  mostWaiting = usuallyWaiting,
}: {
  db: Database;
  clock: Clock;
  mostWaiting?: number;
}): GroupCommit<ConsentEvent> {
  // Two processes that draw the same wait for each other's counters, and count no worse.
  const first = randomInt(32) * lanes;
  return groupCommit({
    commit: (events, lane) => insertEvents(db, events, { writer: first + lane, now: clock() }),
    lanes,
    worthALane,
    mostWaiting,
    mostAtOnce,
    isHopeless: isDatabaseUnavailable,
  });
}
