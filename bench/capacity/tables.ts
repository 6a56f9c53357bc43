/**
 * The tables of `docs/capacity.md`, calculated from the result files: `CAPACITY=write npx vitest run bench/capacity`
 * writes them anew after a measurement.
 */
import { assumed } from './assumed.ts';
import { calculate, type Line } from './calculate.ts';
import { limits } from './limits.ts';
import { type Measured, readMeasured, sources } from './measured.ts';

/** By the name that stands in the document's marks. */
export function capacityTables(): Readonly<Record<string, string>> {
  const m = readMeasured();
  const { log, documents } = calculate(m);
  const lines = (rows: readonly Line[]): string =>
    table(
      ['calculated', 'value', 'from'],
      rows.map(({ what, value, unit, from }) => [what, `${shown(value)} ${unit}`, from]),
    );
  return {
    measured: table(
      ['measured', 'value', 'result file'],
      Object.entries(sources).map(([name, [file, what]]) => [
        name,
        shown(m[name as keyof Measured]),
        `\`${file}.json\`, ${what}`,
      ]),
    ),
    assumed: table(
      ['assumed', 'value'],
      Object.entries(assumed).map(([name, value]) => [name, shown(value)]),
    ),
    log: lines(log),
    documents: lines(documents),
    limits: table(
      ['what ends', 'answers a month', 'then'],
      limits(m).map(({ what, month, cure }) => [what, `${shown(month / 1e6)} million`, cure]),
    ),
  };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three digits, as many as the measurement knows. */
function shown(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 5 });
}
