import { expect, test } from 'vitest';
import { translated } from './app/interface-languages.ts';
import { descriptionOf, withHead } from './page-head.ts';
import { publicPaths } from './public-paths.ts';

const scripts = ['/assets/words.js'];

test.each(translated)(
  'each public page has a description that fits below a search result, in %s',
  (language) => {
    for (const path of publicPaths) {
      const { length } = descriptionOf(path, language);
      expect([path, length > 20 && length < 300]).toEqual([path, true]);
    }
    expect(descriptionOf('/wizard/eula', language)).not.toBe(descriptionOf('/', language));
  },
);

test('scripts are asked for behind the style, and below it in priority', () => {
  const rendered =
    '<head><link rel="modulepreload" href="/assets/a.js"/><title>T</title><link rel="stylesheet" href="/s.css"/></head>';
  expect(withHead(rendered, { description: 'D', scripts, isReadable: true })).toBe(
    '<head><title>T</title><link rel="stylesheet" href="/s.css"/><meta name="description" content="D"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/words.js"/></head>',
  );
});

test('a page that says nothing without its scripts lets them come first, and nobody is to find it', () => {
  expect(withHead('<head></head>', { description: null, scripts, isReadable: false })).toBe(
    '<head><link rel="modulepreload" href="/assets/words.js"/></head>',
  );
});
