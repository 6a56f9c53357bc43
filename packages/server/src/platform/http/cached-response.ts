import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor } from './coding-for.ts';
import { computeEtag, isUnchanged } from './etag.ts';

/** An answer that is made once and sent to everybody; the bytes are shared by all who wait for them. */
export interface StoredAnswer {
  /** Weak, since the same answer travels in several codings. */
  etag: string;
  bodies: Readonly<Record<'identity', Buffer> & Record<Exclude<Coding, 'identity'>, Buffer | undefined>>;
}

/** Makes one of a text, at the speed of compression that suits a first request. */
export async function storeAnswer(text: string): Promise<StoredAnswer> {
  const identity = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return { etag: `W/${computeEtag(text)}`, bodies: { br, gzip: gzipped, identity } };
}

/** 304 for who has it already. Sets `vary` unless the route named more. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: StoredAnswer,
  { type, status = 200 }: { type: string; status?: number },
): FastifyReply {
  reply.header('etag', etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const coding = codingFor(request.headers['accept-encoding']);
  const coded = bodies[coding];
  if (coding !== 'identity' && coded !== undefined) reply.header('content-encoding', coding);
  return reply
    .code(status)
    .type(type)
    .send(coded ?? bodies.identity);
}
