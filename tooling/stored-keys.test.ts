import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserStorage } from '../packages/library/operator/browser-storage.ts';

const files = globSync('packages/web/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
/** Files that keep something in a browser, and the one that names keys for others. */
const keeping = files
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => /writeStored\(|\.setItem\(|document\.cookie =|sessionKeys = \{/.test(text));

function keysIn(text: string): string[] {
  const named = [
    ...text.matchAll(/const (?:\w*[kK]ey(?:Of)?|textCopies)\b[^=\n]*=(?:>|[^'"`\n])*['"`]([\w-]+)/g),
  ];
  const direct = [...text.matchAll(/(?:writeStored\(|setItem\(|cookie = )['"`]([\w-]+)/g)];
  const session = /sessionKeys = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return [...named, ...direct, ...session.matchAll(/'([\w-]+)'/g)].map(([, key = '']) => key);
}

test('an instance’s Cookies Policy names everything the app stores in a browser', () => {
  const told = new Set(browserStorage.flatMap(({ names }) => names.split(', ')));
  const found = new Set(keeping.flatMap(keysIn));
  // Written and taken away at once, to see whether there is storage.
  found.delete('storage-check');
  expect([...found].filter((key) => !told.has(key))).toEqual([]);
  expect([...told].filter((key) => !found.has(key))).toEqual([]);
});
