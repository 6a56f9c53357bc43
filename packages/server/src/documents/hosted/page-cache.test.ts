import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (bytes: number) => ({ html: Buffer.alloc(bytes), etag: `"${bytes}"` });

test('evicts the least recently used page, by bytes and not by number', () => {
  const cache = createPageCache(100);
  cache.set('a', page(40));
  cache.set('b', page(40));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', page(50));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toEqual(page(40));
  expect(cache.get('c')).toEqual(page(50));
});

test('a replaced page counts once', () => {
  const cache = createPageCache(100);
  for (let time = 0; time < 5; time += 1) cache.set('a', page(40));
  cache.set('b', page(60));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeDefined();
});

test('does not keep a page larger than the whole cache', () => {
  const cache = createPageCache(100);
  cache.set('a', page(101));
  expect(cache.get('a')).toBeUndefined();
});
