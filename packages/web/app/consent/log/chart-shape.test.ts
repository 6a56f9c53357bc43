import { expect, test } from 'vitest';
import { chartShape } from './chart-shape.ts';
import { getDecisionPlace } from './decision.ts';
import { countLines, loadLines } from './load-records.ts';
import { cameFrom, recordLinkId } from './record-link.ts';
import { share } from './share.ts';
import type { TimeBucket } from './time-buckets.ts';

function bucket(first: string, change: Partial<TimeBucket> = {}): TimeBucket {
  const one = { first, accepted: 0, rejected: 0, custom: 0, notices: 0, ...change };
  return { ...one, answers: one.accepted + one.rejected + one.custom + one.notices } as TimeBucket;
}

const days = (count: number, accepted: number) =>
  Array.from({ length: count }, (_, at) =>
    bucket(`2026-11-${String(at + 1).padStart(2, '0')}`, { accepted }),
  );

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [12, [0, 5, 10, 15]],
  [100, [0, 20, 40, 60, 80, 100]],
  [4321, [0, 1000, 2000, 3000, 4000, 5000]],
])('with %i answers at most the lines stand at %j', (highest, values) => {
  expect(chartShape(days(1, highest), 'day', 900).lines.map(({ value }) => value)).toEqual(values);
});

test('the highest line is at the top, nothing at the bottom', () => {
  const { lines, bottom } = chartShape(days(1, 100), 'day', 900);
  expect(lines[0]?.y).toBe(bottom);
  expect(lines.at(-1)?.y).toBe(12);
});

test('the parts of a bar stand on each other and fill it but for the gaps', () => {
  const { bars, bottom } = chartShape([bucket('2026-11-01', { accepted: 50, rejected: 50 })], 'day', 900);
  const [first, second] = bars[0]?.segments ?? [];
  expect([first?.series, second?.series]).toEqual(['accepted', 'rejected']);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(bottom);
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  expect(second?.y).toBeGreaterThanOrEqual(12);
});

test('a part of one among thousands can be seen', () => {
  const { bars } = chartShape([bucket('2026-11-01', { accepted: 5000, rejected: 1 })], 'day', 900);
  expect(bars[0]?.segments[1]?.height).toBeGreaterThan(0);
});

test('a chart that has room is as wide as the page; one with many bars is wider and scrolls', () => {
  const narrow = chartShape(days(7, 10), 'day', 900);
  expect(narrow.width).toBe(900);
  expect(narrow.left).toBeGreaterThan(0);
  const wide = chartShape(days(31, 10), 'day', 390);
  expect(wide.width).toBeGreaterThan(31 * 24);
  expect(wide).toMatchObject({ left: 0, values: wide.width });
});

test('bars lie within the lines and do not overlap', () => {
  const { bars, left, right } = chartShape(days(30, 3), 'day', 900);
  for (const [at, { x, width }] of bars.entries()) {
    expect(x).toBeGreaterThanOrEqual(at === 0 ? left : (bars[at - 1]?.x ?? 0) + width);
    expect(x + width).toBeLessThanOrEqual(right);
  }
});

test('of days the first and every fifth are named', () => {
  const named = chartShape(days(12, 1), 'day', 900).bars.filter((bar) => bar.named);
  expect(named.map(({ first }) => first.slice(-2))).toEqual(['01', '05', '10']);
});

test('of few months all are named, of many every third, the newest always', () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, at) => bucket(`20${20 + Math.floor(at / 12)}-01-01`));
  const named = (count: number) => chartShape(months(count), 'month', 900).bars.map((bar) => bar.named);
  expect(named(12)).not.toContain(false);
  const many = named(24);
  expect(many.filter(Boolean)).toHaveLength(8);
});

test.each([
  [0, 0, 0, ''],
  [1, 1000, 1, '<'],
  [999, 1000, 99, '>'],
  [1000, 1000, 100, ''],
  [1, 3, 33, ''],
] as const)('%i of %i are %i percent%s', (part, sum, percent, sign) => {
  expect(share(part, sum)).toEqual({ percent, sign });
});

test.each([
  ['gpc', 1, 'signal'],
  ['accept', 1, 'first'],
  ['custom', 2, 'second'],
  ['notice', 0, 'none'],
] as const)('%s on layer %s was said on the %s', (action, layer, where) => {
  expect(getDecisionPlace({ action, layer })).toBe(where);
});

test('lines are counted over the borders of what arrives', async () => {
  const parts = ['one\ntw', 'o\nthree', '\n'].map((text) => new TextEncoder().encode(text));
  const told: number[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const chunks = await loadLines(body, (lines) => told.push(lines));
  expect(told).toEqual([1, 2, 3]);
  expect(await new Blob(chunks).text()).toBe('one\ntwo\nthree\n');
  expect(countLines(new TextEncoder().encode('no end'))).toBe(0);
});

test('a record knows the list that led to it, if one did', () => {
  expect(recordLinkId('7')).toBe('record-7');
  expect(cameFrom({ from: '/log?country=DE' })).toBe('/log?country=DE');
  for (const state of [null, 'text', {}, { from: 7 }]) expect(cameFrom(state)).toBeNull();
});
