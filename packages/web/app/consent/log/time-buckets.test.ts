import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartShape } from './chart-shape.ts';
import { toDecision, getDecisionPlace } from './decision.ts';
import { countLines, loadLines } from './load-records.ts';
import { allBuckets, type TimeBucket, listSeries } from './time-buckets.ts';
import { share } from './share.ts';

function part(first: string, accepted: number, custom = 0, rejected = 0, notices = 0): TimeBucket {
  const answers = accepted + custom + rejected + notices;
  return { first, answers, accepted, custom, rejected, notices, withdrawn: 0, signals: 0 };
}

test('empty days and months are filled in, months from the first non-empty one', () => {
  const days = allBuckets({
    first: '2026-02-27',
    last: '2026-03-02',
    unit: 'day',
    parts: [part('2026-02-28', 3), part('2026-03-02', 1)],
  });
  expect(days.map(({ first, answers }) => [first, answers])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 3],
    ['2026-03-01', 0],
    ['2026-03-02', 1],
  ]);
  const months = { first: '2025-10-25', last: '2026-01-20', unit: 'month' as const };
  const parts = [part('2025-10-01', 1), part('2026-01-01', 2)];
  expect(allBuckets({ ...months, parts }).map(({ first }) => first.slice(0, 7))).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
  ]);
  expect(listSeries({ notices: 0 })).toEqual(['accepted', 'custom', 'rejected']);
  expect(listSeries({ notices: 1 })).toHaveLength(4);
});

test('percentages are integers; a little is not 0, and nearly all is not 100', () => {
  const of = (part: number, sum: number) => Object.values(share(part, sum)).join('');
  expect([of(2491, 4713), of(697, 4713), of(1525, 4713)]).toEqual(['53', '15', '32']);
  expect([of(0, 0), of(0, 5), of(5, 5)]).toEqual(['0', '0', '100']);
  expect([of(1, 1000), of(999, 1000), of(1, 100), of(99, 100)]).toEqual(['1<', '99>', '1', '99']);
});

test('bars are stacked inside the plot, none is lost, and grid lines mark integers', () => {
  const count = fc.oneof(fc.constant(0), fc.nat(5), fc.nat(2_000_000));
  const parts = fc.array(fc.tuple(count, count, count, count), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(parts, fc.constantFrom('day' as const, 'month' as const), (given, unit) => {
      const all = given.map((numbers, at) =>
        part(`2026-01-${String((at % 31) + 1).padStart(2, '0')}`, ...numbers),
      );
      const { lines, bars, left, right, width, bottom } = chartShape(all, unit, 800);
      expect(width).toBeGreaterThanOrEqual(800);
      expect(right).toBeLessThanOrEqual(width);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.every(({ value }) => Number.isInteger(value))).toBe(true);
      expect(lines.at(-1)?.value).toBeGreaterThanOrEqual(Math.max(...all.map(({ answers }) => answers)));
      for (const [at, { x, width: wide, segments }] of bars.entries()) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x + wide).toBeLessThanOrEqual(right + 1e-6);
        expect(segments).toHaveLength((given[at] ?? []).filter((number) => number > 0).length);
        let above = bottom;
        for (const { y, height } of segments) {
          expect(height).toBeGreaterThan(0);
          expect(y + height).toBeLessThanOrEqual(above + 1e-6);
          above = y;
        }
        expect(above).toBeGreaterThanOrEqual((lines.at(-1)?.y ?? 0) - 1e-6);
      }
    }),
    { numRuns: 50 },
  );
});

test('a wide chart scrolls; few months are all labelled, many every third', () => {
  const months = (count: number) => Array.from({ length: count }, () => part('2026-01-01', 1));
  expect(chartShape(months(31), 'day', 300).width).toBeGreaterThan(700);
  expect(chartShape(months(1), 'month', 300).width).toBe(300);
  const named = (count: number) =>
    chartShape(months(count), 'month', 900).bars.filter((bar) => bar.named).length;
  expect([named(12), named(36)]).toEqual([12, 12]);
});

test.each([
  ['accept', ['ANALYTICS'], 1, 'accepted', 'accepted', 'first'],
  ['reject', [], 2, 'rejected', 'rejected', 'second'],
  ['gpc', [], 0, 'rejected', 'rejected', 'signal'],
  ['custom', ['ANALYTICS'], 2, 'chose', 'custom', 'second'],
  ['custom', [], 2, 'chose-none', 'custom', 'second'],
  ['withdraw', ['ANALYTICS'], 2, 'withdrew', 'custom', 'second'],
  ['withdraw', [], 1, 'withdrew-all', 'custom', 'first'],
  ['notice', [], 0, 'notice', 'notices', 'none'],
] as const)('%s with %j on layer %i is %s', (action, types, layer, is, series, where) => {
  const granted = [...types];
  expect(toDecision({ action, granted })).toMatchObject({ is, series });
  expect(getDecisionPlace({ action, layer })).toBe(where);
});

test('counts records while a file streams, at any chunk boundary', async () => {
  const text = 'head\r\n' + 'äöü,1\r\n'.repeat(500);
  const bytes = new TextEncoder().encode(text);
  expect(countLines(bytes)).toBe(501);
  const told: number[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += 333) stream.enqueue(bytes.slice(at, at + 333));
      stream.close();
    },
  });
  const chunks = await loadLines(body, (lines) => told.push(lines));
  expect(await new Blob(chunks).text()).toBe(text);
  expect(told.at(-1)).toBe(501);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});
