/** The committed results: complete, true of this build where bytes are counted, and what they miss is told and bounded. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannerBytes } from './banner-bytes.ts';
import { isMet, type Result, round } from './figure.ts';
import { goals } from './goals.ts';
import { type MissedGoal, missedGoals } from './missed-goals.ts';
import { builtRows } from './web-bytes.ts';

const folder = new URL('./results/', import.meta.url);
const results = new Map(
  readdirSync(folder).map((file) => {
    const result = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Result;
    return [result.name, result];
  }),
);
const rowsOf = (figure: string) => results.get(figure)?.rows ?? [];
const all = [...results.values()].flatMap(({ name, rows }) => rows.map((row) => ({ ...row, figure: name })));
type Found = (typeof all)[number];
/** With a goal of the study or one of our own. */
const promised = all.filter(({ target }) => target !== undefined);
const isOf =
  ({ figure, what }: MissedGoal) =>
  (row: Found) =>
    row.figure === figure && row.what === what;

test.each(goals)('$goal has its result: $figure, $says', ({ goal, figure, says, target }) => {
  const rows = rowsOf(figure).filter((row) => row.what.includes(says));
  expect(rows.length).toBeGreaterThan(0);
  // A goal is not moved where it is measured.
  for (const row of rows) expect([row.goal, row.target]).toEqual([goal, target]);
});

test('each result correctly states whether it meets its goal', () => {
  for (const row of all) expect([row.what, row.met]).toEqual([row.what, isMet(row)]);
});

test('the table of missed goals lists exactly the missed ones', () => {
  const named = promised.filter(({ met }) => met === false).map(({ figure, what }) => `${figure}: ${what}`);
  expect(missedGoals.map(({ figure, what }) => `${figure}: ${what}`).toSorted()).toEqual(named.toSorted());
});

test.each(missedGoals)('$goal, missed, does not regress: $what', (known) => {
  const row = promised.find(isOf(known));
  const { reached, tolerance } = known;
  if (row?.target === undefined) throw new Error('there is no such result');
  if ('atMost' in row.target) expect(row.value).toBeLessThanOrEqual(reached * (1 + tolerance));
  else expect(row.value).toBeGreaterThanOrEqual(reached * (1 - tolerance));
});

const rerun = 'npm run bench -- web-bytes --write';

test.each(builtRows())(`sizes of this build match the result, else \`${rerun}\`: $what`, (row) => {
  const kept = rowsOf('web-bytes').find(({ what }) => what === row.what)?.value ?? 0;
  expect(Math.abs(row.value - kept) / row.value).toBeLessThanOrEqual(0.01);
});

test('banner sizes match the result', async () => {
  const { first, second } = await bannerBytes();
  const kept = ['before it is operable', 'with its second layer'].map(
    (says) => rowsOf('banner').find(({ what }) => what.endsWith(says))?.value ?? 0,
  );
  for (const [at, bytes] of [first, first + second].entries())
    expect(Math.abs(bytes / 1000 - (kept[at] ?? 0)) / (bytes / 1000)).toBeLessThanOrEqual(0.01);
});

const readme = new URL('./README.md', import.meta.url);
const marks = /(?<=<!-- missed -->\n)[\s\S]*?(?=<!-- end -->)/u;

/** `README=write vitest run --project pure bench/results.test.ts` writes it anew. */
test('the README contains the table of missed goals', () => {
  const text = readFileSync(readme, 'utf8');
  const table = [
    '| goal | wanted | reached | why |',
    '|---|---|---|---|',
    ...missedGoals.map((known) => tableRow(known, promised.find(isOf(known)))),
    '',
  ].join('\n');
  if (process.env['README'] === 'write')
    writeFileSync(
      readme,
      text.replace(marks, () => table),
    );
  expect(marks.exec(readFileSync(readme, 'utf8'))?.[0]).toBe(table);
});

function tableRow({ goal, what, why }: MissedGoal, row: Found | undefined): string {
  if (row?.target === undefined) return `| ${goal} ${what} | no result |  | ${why} |`;
  const { target, value, unit } = row;
  const wanted = 'atMost' in target ? `<= ${target.atMost}` : `>= ${target.atLeast}`;
  return `| ${goal} ${what} | ${wanted} | ${round(value)}${unit === undefined ? 'x' : ` ${unit}`} | ${why} |`;
}
