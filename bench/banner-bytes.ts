/** P1: bytes of the banner of a shop, as served. */
import { brotliCompressSync, constants } from 'node:zlib';
import { shopBanner } from '../packages/banner/src/testing/shop.ts';

/** Of the file that is operable, and of its second layer. */
export async function bannerBytes(): Promise<{ first: number; second: number }> {
  const { first, second } = (await shopBanner('https://consent.northlight.example'))('en', 4);
  const bytes = (file: string): number =>
    brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(file) } })
      .length;
  return { first: bytes(first), second: bytes(second) };
}
