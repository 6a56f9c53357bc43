import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rootByPath } from '@clausewright/banner/receipt';
import { inclusionPath, leafHash, merkleRoot, treeOver } from './merkle.ts';

const hex = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));

// The eight leaves that implementations of RFC 6962 share as test data (certificate-transparency project).
const shared = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((text) => leafHash(bytes(text)));

test('roots match RFC 6962', () => {
  expect(hex(merkleRoot([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((size) => hex(merkleRoot(shared.slice(0, size))))).toEqual([
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]);
});

test('each leaf is proved by its path, and by no other leaf, index, size or path', async () => {
  const trees = fc
    .uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 70 })
    .chain((data) => fc.record({ data: fc.constant(data), place: fc.nat({ max: data.length - 1 }) }));
  await fc.assert(
    fc.asyncProperty(trees, async ({ data, place }) => {
      const leaves = data.map((number) => leafHash(String(number)));
      const [leaf = leafHash('none')] = leaves.slice(place);
      const size = leaves.length;
      const root = hex(merkleRoot(leaves));
      const path = inclusionPath(treeOver(leaves), place).map((one) => Buffer.from(one).toString('hex'));
      expect(await rootByPath(leaf, { place, size, path })).toBe(root);
      expect(await rootByPath(leafHash('forged'), { place, size, path })).not.toBe(root);
      expect(await rootByPath(leaf, { place: size, size, path })).toBeNull();
      expect(await rootByPath(leaf, { place, size, path: [...path, root ?? ''] })).toBeNull();
      if (size > 1) expect(await rootByPath(leaf, { place, size, path: path.slice(1) })).toBeNull();
      for (const at of path.keys()) {
        const bent = path.with(at, hex(leafHash('forged')) ?? '');
        expect(await rootByPath(leaf, { place, size, path: bent })).not.toBe(root);
      }
    }),
  );
});
