import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each has a sign of its own. */
const others = ['layout/menu.tsx', 'ui/disclosure.tsx', 'ui/fold-summary.tsx', 'wizard/step-bar.tsx'];

test('every disclosure has one marker, never the browser’s triangle', () => {
  const writing = globSync('packages/web/app/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('<summary'),
  );
  expect(writing.toSorted()).toEqual(others.map((file) => `packages/web/app/${file}`));
  const base = readFileSync('packages/web/app/styles/base.css', 'utf8');
  expect(base).toMatch(/summary \{\s*list-style: none;/);
  expect(base).toContain('summary::-webkit-details-marker');
});
