import { expect, test } from 'vitest';
import { choosePages } from './choose-pages.ts';

const start = new URL('https://shop.example/');
const choose = (most: number, ...urls: string[]) =>
  choosePages(
    start,
    urls.map((url) => ({ url: new URL(url, start).href, text: '' })),
    most,
  ).map((url) => url.replace('https://shop.example', ''));

test('one page of each kind comes first, then others in their order', () => {
  expect(choose(4, '/p/1', '/p/2', '/p/3', '/kontakt', '/blog/a', '/blog/b')).toEqual([
    '/kontakt',
    '/blog/a',
    '/p/1',
    '/p/2',
  ]);
});

test('other sites, files, the page itself and what would do something are left out', () => {
  expect(
    choose(
      9,
      '/',
      '/#top',
      'https://elsewhere.example/',
      'mailto:a@b.example',
      '/a.pdf',
      '/logout',
      '/?add-to-cart=3',
      'https://www.shop.example/x',
    ),
  ).toEqual(['https://www.shop.example/x']);
});
