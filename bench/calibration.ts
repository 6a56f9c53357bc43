/**
 * A fixed piece of work that stands for the speed of the machine in the minute of a measurement: a
 * goal in milliseconds is compared with milliseconds of the machine for which the goals were set.
 */
import { createHash } from 'node:crypto';

/** CPU milliseconds of `work` on the two cores on which the goals were set, at rest. */
export const referenceMs = 40;

export interface Calibration {
  /** Multiply CPU time of this run with it. */
  cpu: number;
  /** Multiply time by the clock with it. */
  wall: number;
}

export function calibrate(): Calibration {
  work(rowsOfWork / 4);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  work(rowsOfWork);
  const wall = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: referenceMs / ((user + system) / 1000), wall: referenceMs / wall };
}

const rowsOfWork = 400;

/** Strings, objects, sorting and hashing, as rendering and serving have them. */
function work(times: number): string {
  let digest = '';
  for (let time = 0; time < times; time += 1) {
    const rows = Array.from({ length: 300 }, (_, n) => ({
      n: (n * 7919 + time) % 1009,
      words: `${digest} ${n}`,
    }));
    rows.sort((a, b) => a.n - b.n);
    const text = JSON.stringify(rows);
    digest = createHash('sha256').update(text.replaceAll('words', 'text')).digest('hex');
  }
  return digest;
}
