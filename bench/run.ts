/**
 * `npm run bench -- [NAME …] [--rounds=N] [--write]`: measures, prints a table and, with `--write`,
 * keeps the results in `bench/results/`. A goal that is missed is printed, not an error: nothing but
 * the byte budgets (`web-bytes.test.ts`) is steady enough to be a gate.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMet, type Result, round, type Row } from './figure.ts';
import { figures } from './figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in figures));
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join()}; known: ${Object.keys(figures).join(', ')}`);
for (const build of ['tooling/build-web.ts', 'tooling/build-banner.ts'])
  execFileSync(process.execPath, [build], { stdio: 'inherit' });

let broken = 0;
for (const [name, figure] of Object.entries(figures)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const rounds = Number(values.rounds ?? figure.rounds);
  const rows = measureApart(name, rounds);
  if (rows === null) broken += 1;
  else report({ name, rounds, rows });
}
process.exitCode = broken === 0 ? 0 : 1;

/** A figure that throws costs only itself. */
function measureApart(name: string, rounds: number): Row[] | null {
  const program = fileURLToPath(new URL('./run-figure.ts', import.meta.url));
  try {
    const output = execFileSync(process.execPath, [program, name, String(rounds)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Row[];
  } catch {
    console.error(`${name}: could not be measured`);
    return null;
  }
}

function report({ name, rounds, rows }: { name: string; rounds: number; rows: readonly Row[] }): void {
  const result: Result = {
    name,
    date: new Date().toISOString(),
    node: process.version,
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    rounds,
    rows: rows.map((row) => ({ ...row, value: round(row.value), met: isMet(row) })),
  };
  for (const row of result.rows) console.log(line(row));
  if (!values.write) return;
  const file = new URL(`./results/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

function line({ goal, what, value, unit, target, met, medians }: Result['rows'][number]): string {
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  const wanted =
    target === undefined ? '' : 'atMost' in target ? `<= ${target.atMost}` : `>= ${target.atLeast}`;
  const parts = Object.entries(medians).map(([key, median]) => `${key} ${median}`);
  const shown = `${value}${unit === undefined ? 'x' : ` ${unit}`}`;
  return `${goal.padEnd(4)}${shown.padStart(11)}  ${wanted.padEnd(8)} ${verdict.padEnd(7)} ${what}  (${parts.join(', ')})`;
}
