import { globSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname } from 'node:path';
import { expect, test } from 'vitest';

/** What strangers can load: the pages and their assets, and the script of banners. */
const files = ['packages/web/build/client/**/*', 'packages/banner/build/**/*']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => statSync(file).isFile());
const kinds = new Set([
  '.html',
  '.js',
  '.css',
  '.woff2',
  '.svg',
  '.png',
  '.ico',
  '.txt',
  '.json',
  '.br',
  '.gz',
]);

test('served files contain no sources, source maps or build machine details', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect([file, kinds.has(extname(file))]).toEqual([file, true]);
  const root = process.cwd();
  for (const file of files.filter((name) => /\.(html|js|css|json|svg|txt)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const leaks = ['sourceMappingURL', root, `${homedir()}/`, 'localhost:5173'].filter((word) =>
      text.includes(word),
    );
    expect([file, leaks]).toEqual([file, []]);
  }
});
