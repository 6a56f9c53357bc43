/** P9: how soon a second process is refused, and how long requests wait while the embedded database works. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { calibrate } from './calibration.ts';
import { interleave, type Measure, median, ratio, type Row, round } from './figure.ts';
import { startProgram } from './program.ts';
import { startWriter } from './writer.ts';

const loads = [
  'insert, 1 in flight',
  'insert, 32 in flight',
  'read, 32 in flight',
  'one slow query',
] as const;
export type LoadKind = (typeof loads)[number];

export const measure: Measure = async (rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-responsiveness-'));
  try {
    return [await refusal(join(folder, 'held'), rounds), ...(await gaps(join(folder, 'loaded'), rounds))];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

async function refusal(dataDir: string, rounds: number): Promise<Row> {
  const first = startWriter(dataDir, { rows: Infinity });
  await first.said(2);
  const raw: number[] = [];
  const calibrated: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const { wall } = calibrate();
    const begun = performance.now();
    const second = startWriter(dataDir, { rows: 1 });
    await second.ended;
    const ms = performance.now() - begun;
    if (second.lines[0]?.startsWith('refused') !== true)
      throw new Error('the second process was not refused');
    raw.push(ms);
    calibrated.push(ms * wall);
  }
  await first.kill();
  return {
    goal: 'P9',
    what: 'second process refused, start of Node included, while the first one writes',
    value: median(calibrated),
    unit: 'ms*',
    target: { atMost: 1000 },
    medians: { ms: round(median(raw)) },
  };
}

async function gaps(dataDir: string, rounds: number): Promise<Row[]> {
  const postgres = await startPostgres();
  await using embedded = await startProgram<{ kind: LoadKind }, number>('database-load', [dataDir]);
  await using external = await startProgram<{ kind: LoadKind }, number>('database-load', [postgres.url]);
  const rows: Row[] = [];
  for (const kind of loads) {
    const { wall } = calibrate();
    const longest = await interleave(rounds, {
      embedded: () => embedded.ask({ kind }),
      pg: () => external.ask({ kind }),
    });
    const ms = median(longest.embedded) * wall;
    const times = ratio(longest.embedded, longest.pg);
    rows.push({
      goal: 'P9',
      what: `longest gap of the event loop, embedded, ${kind}: of 10 ms or of 3 x pg, whichever is more`,
      value: Math.min(ms / 10, times / 3),
      target: { atMost: 1 },
      medians: {
        'embedded ms*': round(ms),
        'pg ms*': round(median(longest.pg) * wall),
        'of pg': round(times),
      },
    });
  }
  postgres.stop();
  return rows;
}
