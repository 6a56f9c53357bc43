import { expect, test } from 'vitest';
import { translated } from './app/interface-languages.ts';
import { getDescription, withHead } from './page-head.ts';
import { publicPaths } from './public-paths.ts';

const scripts = ['/assets/words.js'];

test.each(translated)('each public page has a description that fits a search result, in %s', (language) => {
  for (const path of publicPaths) {
    const { length } = getDescription(path, language);
    expect([path, length > 20 && length < 300]).toEqual([path, true]);
  }
  expect(getDescription('/wizard/eula', language)).not.toBe(getDescription('/', language));
});

test('scripts are requested after the stylesheet, with lower priority', () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js"/><title>T</title><link rel="stylesheet" href="/s.css"/></head>';
  expect(withHead(rendered, { description: 'D', scripts, isReadable: true })).toBe(
    '<head><title>T</title><link rel="stylesheet" href="/s.css"/><meta name="description" content="D"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/words.js"/></head>',
  );
});

test('a page without content before scripts loads them first, and is not indexed', () => {
  expect(withHead('<head></head>', { description: null, scripts, isReadable: false })).toBe(
    '<head><link rel="modulepreload" href="/assets/words.js"/></head>',
  );
});
