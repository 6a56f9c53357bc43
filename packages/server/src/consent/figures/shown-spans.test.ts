import { expect, test } from 'vitest';
import { shownSpans } from './shown-spans.ts';

test('a banner that was published again counts for the newer publication from its day on', () => {
  const of = (hash: string, version: number, day: string) => ({
    hash,
    version,
    language: 'en' as const,
    publishedAt: new Date(`${day}T12:00:00Z`),
  });
  const spans = shownSpans([of('a', 3, '2026-05-01'), of('b', 2, '2026-04-01'), of('a', 1, '2026-03-01')]);
  expect(spans).toEqual([
    { hash: 'a', version: 3, from: '2026-05-01', until: '9999-12-31' },
    { hash: 'a', version: 1, from: '0001-01-01', until: '2026-05-01' },
    { hash: 'b', version: 2, from: '0001-01-01', until: '9999-12-31' },
  ]);
});
