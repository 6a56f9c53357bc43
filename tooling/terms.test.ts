/** The glossary leads to code that exists. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/terms.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every term has one row, and its path exists', () => {
  expect(rows.length).toBeGreaterThan(30);
  const terms = rows.map(([, term]) => term);
  expect(terms).toEqual([...new Set(terms)]);
  const places = rows.flatMap(
    ([, , , place = '']) => /^`([^`]+)`$/.exec(place)?.[1] ?? `no place in ${place}`,
  );
  const paths = places.map((place) =>
    place.replace(/^server\//, 'packages/server/src/').replace(/^web\//, 'packages/web/app/'),
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
