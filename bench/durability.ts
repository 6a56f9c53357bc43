/** P9: what `kill -9` costs the embedded database, and how often it syncs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import { requireProgram } from '../packages/server/src/testing/require-program.ts';
import { type Measure, round } from './figure.ts';
import { startWriter } from './writer.ts';

const commits = 100;

export const measure: Measure = async (rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-durability-'));
  try {
    const dataDir = join(folder, 'data');
    await startWriter(dataDir, { rows: 0 }).ended;
    const { acknowledged, lost } = await killAgainAndAgain(dataDir, rounds);
    const trace = join(folder, 'trace');
    const syncs = (await syncsOf(dataDir, commits, trace)) - (await syncsOf(dataDir, 0, trace));
    return [
      {
        goal: 'P9',
        what: `acknowledged rows lost in ${rounds} x kill -9, 4 writers`,
        value: lost,
        unit: 'rows',
        target: { atMost: 0 },
        medians: { acknowledged },
      },
      {
        goal: 'P9',
        what: 'host syncs per commit, counted by strace',
        value: syncs / commits,
        target: { atLeast: 1 },
        medians: { syncs: round(syncs), commits },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

async function killAgainAndAgain(dataDir: string, times: number) {
  const acknowledged = new Set<string>();
  for (let time = 0; time < times; time += 1) {
    const writer = startWriter(dataDir, { rows: Infinity, writers: 4 });
    await writer.said(100);
    await writer.kill();
    for (const line of writer.lines) if (line !== 'ready') acknowledged.add(line);
  }
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  if (!opened.ok) throw new Error(opened.holder);
  const stored = await opened.database.db.selectFrom('sites').select('id').execute();
  await opened.database.close();
  const kept = new Set(stored.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  return { acknowledged: acknowledged.size, lost: lost.length };
}

async function syncsOf(dataDir: string, rows: number, trace: string): Promise<number> {
  requireProgram('strace', 'strace');
  const through = ['strace', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const writer = startWriter(dataDir, { rows, through });
  await writer.ended;
  if (writer.lines.at(-1) !== 'done') throw new Error('the traced writer did not end well');
  const calls = readFileSync(trace, 'utf8').matchAll(/\bf(?:data)?sync\(/g);
  return [...calls].length;
}
