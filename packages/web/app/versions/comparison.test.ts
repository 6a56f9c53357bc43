import type { ListedVersion } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { changesAddress, comparisonIn } from './comparison.ts';

function version(number: number, given: Partial<ListedVersion> = {}): ListedVersion {
  return {
    number,
    origin: 'generated',
    restored_from: null,
    created_at: '2026-01-01T00:00:00.000Z',
    served_at: '2026-01-01T00:00:00.000Z',
    current: false,
    languages: ['en'],
    url: null,
    ...given,
  };
}

test('by default the served version is compared with the previously served one', () => {
  const versions = [
    version(4, { served_at: null }),
    version(3, { current: true }),
    version(2, { served_at: null }),
    version(1),
  ];
  expect(comparisonIn(new URLSearchParams(), versions)).toEqual({ from: 1, to: 3, language: null });
  expect(comparisonIn(new URLSearchParams(), versions.slice(0, 3))).toBeNull();
  expect(comparisonIn(new URLSearchParams(), [])).toBeNull();
});

test('the URL selects what to compare, and invalid values are ignored', () => {
  const versions = [version(3, { current: true }), version(2), version(1)];
  const of = (query: string) => comparisonIn(new URLSearchParams(query), versions);
  expect(of('from=1&to=2&language=de')).toEqual({ from: 1, to: 2, language: 'de' });
  expect(of('from=x&to=-1&language=ru')).toEqual({ from: 2, to: 3, language: null });
});

test('a comparison has a public page once something was served, with the older version first', () => {
  const versions = [
    version(2, { served_at: null }),
    version(1, { url: 'https://docs.example/live/abc/v/1' }),
  ];
  const of = (from: number, to: number) => changesAddress(versions, { from, to, language: 'fr' });
  expect(of(1, 3)).toBe('https://docs.example/live/abc/fr/changes/1/3');
  expect([of(3, 1), of(1, 1)]).toEqual([null, null]);
  expect(changesAddress([], { from: 1, to: 2, language: 'fr' })).toBeNull();
});
