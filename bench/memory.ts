/** P10: memory of the idle product and what making PDFs adds, as proportional set size. A round takes about 40 seconds. */
import { startServer } from '../e2e/support/running-server.ts';
import { compiledOnce } from '../packages/server/src/testing/template.ts';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { type Measure, median, type Row, round } from './figure.ts';
import { memoryOfTree, watchMemory } from './process-tree.ts';
import { startProgram } from './program.ts';

const settleMs = 8000;

export const measure: Measure = async (rounds) => {
  const postgres = await startPostgres();
  const embedded: number[] = [];
  const external: number[] = [];
  const worker: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    embedded.push(await idleMb({}));
    external.push(await idleMb({ DATABASE_URL: postgres.url }));
    worker.push(await pdfWorkerMb());
    console.error(
      `round ${turn + 1} of ${rounds}: ${[embedded, external, worker].map((mb) => mb.at(-1)?.toPrecision(3)).join(', ')} MB`,
    );
  }
  postgres.stop();
  return [
    row('idle, embedded database', embedded, 600),
    row('idle, with DATABASE_URL (the server of PostgreSQL not counted)', external, 250),
    row('what the PDF worker adds at its peak, 60 documents of 4,500 words', worker, 350),
  ];
};

function row(what: string, mb: readonly number[], atMost: number): Row {
  const value = median(mb);
  return {
    goal: 'P10',
    what,
    value,
    unit: 'MB',
    target: { atMost },
    medians: { most: round(Math.max(...mb)) },
  };
}

/** After the first page, when the start's rubbish could be collected. */
async function idleMb(environment: Record<string, string>): Promise<number> {
  // As `npm start` does it: no compiler of types in memory, but for a first start.
  process.env['NODE_COMPILE_CACHE'] = compiledOnce;
  await using server = await startServer(environment);
  await (await fetch(`${server.origin}/`)).text();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return memoryOfTree(server.process.pid ?? 0);
}

async function pdfWorkerMb(): Promise<number> {
  await using typst = await startProgram<object, unknown>('print-typst');
  const before = memoryOfTree(typst.pid);
  using watch = watchMemory(typst.pid);
  for (let turn = 0; turn < 10; turn += 1) {
    const editions = Array.from({ length: 6 }, (_, n) => turn * 6 + n);
    await typst.ask({ language: 'en', editions });
  }
  return watch.peakMb() - before;
}
