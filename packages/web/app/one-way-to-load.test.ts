import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('.', import.meta.url));

/** Files that call off by themselves, and why they load nothing that a page merely shows (decision 062). */
const exceptions: Readonly<Record<string, string>> = {
  'use-fetched.ts': 'is the way',
  'account/passkey-log-in.tsx':
    'a press asks the browser for a passkey, and whoever leaves the page calls that off',
  'checkout/use-waiting.ts': 'follows a payment to its end, which leads elsewhere',
  'consent/log/use-export.ts': 'a press begins it and another one stops it',
  'embed/clausewright-document.tsx': 'is the file that owners take along to their own React app',
  'download/use-files.ts': 'follows files that are being made, from state to state',
};

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));

test('only one hook loads page data and aborts requests', () => {
  const byHand = sources.filter((file) => readFileSync(app + file, 'utf8').includes('new AbortController'));
  expect(byHand.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
