import { expect, test } from 'vitest';
import { choosePages } from './choose-pages.ts';

const start = new URL('https://shop.example/');
const choose = (most: number, ...urls: string[]) =>
  choosePages(
    start,
    urls.map((url) => ({ url: new URL(url, start).href, text: '' })),
    most,
  ).map((url) => url.replace('https://shop.example', ''));

test('one page of each kind comes first, then a second of each', () => {
  expect(choose(4, '/p/1', '/p/2', '/p/3', '/kontakt', '/blog/a', '/blog/b')).toEqual([
    '/kontakt',
    '/blog/a',
    '/p/1',
    '/blog/b',
  ]);
});

test('folders of a language are no templates, parameters are', () => {
  expect(choose(3, '/de/', '/en/a/1', '/en/a/2', '/fr/b/1', '/?page_id=2', '/?page_id=3')).toEqual([
    '/de/',
    '/en/a/1',
    '/fr/b/1',
  ]);
  expect(choose(3, '/?page_id=2', '/?page_id=3', '/a/b')).toEqual(['/?page_id=2', '/a/b', '/?page_id=3']);
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
