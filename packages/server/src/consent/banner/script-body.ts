import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../../platform/http/coding-for.ts';
import { computeEtag } from '../../platform/http/etag.ts';

export interface ScriptBody {
  /** Weak: the same script travels in several codings. */
  etag: string;
  /** Bytes of memory that it may take with all its codings. */
  weight: number;
  in(coding: Coding): Promise<Buffer>;
}

const coders: Readonly<Record<Exclude<Coding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: async (body) => promisify(gzip)(body, { level: 9 }),
};

/** A script to be sent many times: each coding is made once, beside the event loop, when it is first wanted. */
export function scriptBody(text: string): ScriptBody {
  const body = Buffer.from(text);
  const coded = new Map<Coding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    etag: `W/${computeEtag(text)}`,
    weight: 2 * body.byteLength,
    in(coding) {
      const known = coded.get(coding);
      if (known !== undefined || coding === 'identity') return known ?? Promise.resolve(body);
      const made = coders[coding](body);
      coded.set(coding, made);
      return made;
    },
  };
}
