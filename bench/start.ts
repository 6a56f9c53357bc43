/** P10: opening the embedded database and starting the product beside PostgreSQL's own start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleave, type Measure, medians, ratio, type Row } from './figure.ts';
import { timeToFirstPage } from './npm-start.ts';
import { postgresCluster } from './postgres-cluster.ts';
import { startProgram } from './program.ts';

export const measure: Measure = async (rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  using cluster = await postgresCluster();
  let made = 0;
  const newDirectory = () => join(folder, String((made += 1)));
  const kept = join(folder, 'kept');
  try {
    await timeToFirstPage(kept);
    const fresh = await interleave(rounds, {
      'PostgreSQL ms': async () => {
        const ms = cluster.create() + cluster.start();
        cluster.stop();
        return ms;
      },
      'database ms': () => open(newDirectory()),
      'npm start ms': () => timeToFirstPage(newDirectory()),
    });
    const existing = await interleave(rounds, {
      'PostgreSQL ms': async () => {
        const ms = cluster.start();
        cluster.stop();
        return ms;
      },
      'database ms': () => open(kept),
      'npm start ms': () => timeToFirstPage(kept),
    });
    return [
      row(existing, 'database ms', 'open an existing embedded database : PostgreSQL start', 5),
      row(fresh, 'database ms', 'create and open an embedded database : initdb and PostgreSQL start', 4),
      row(existing, 'npm start ms', 'npm start to first page, existing data : PostgreSQL start', 20),
      row(fresh, 'npm start ms', 'npm start to first page, no data yet : initdb and PostgreSQL start', 20),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type Times = Record<'PostgreSQL ms' | 'database ms' | 'npm start ms', readonly number[]>;

function row(times: Times, name: 'database ms' | 'npm start ms', what: string, atMost: number): Row {
  const { 'PostgreSQL ms': postgres, [name]: ours } = times;
  return {
    goal: 'P10',
    what,
    value: ratio(ours, postgres),
    target: { atMost },
    medians: medians({ [name]: ours, 'PostgreSQL ms': postgres }),
  };
}

async function open(dataDir: string): Promise<number> {
  await using program = await startProgram<{ dataDir: string }, number>('open-database');
  // Awaited here: the program ends with this scope.
  return await program.ask({ dataDir });
}
