import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { computeEtag, isUnchanged } from '../../platform/http/etag.ts';
import type { InstallPorts } from './ports.ts';

/** Of `npm run build`. */
const built = new URL('../../../../wordpress/build/clausewright.zip', import.meta.url);

/** Read once, at start. */
export function readWordpressPlugin(): Uint8Array | null {
  return existsSync(built) ? readFileSync(built) : null;
}

/** The archive that WordPress installs; Install leads to it. It is the same for every site. */
export function serveWordpressPlugin(
  app: FastifyInstance,
  { wordpressPlugin }: Pick<InstallPorts, 'wordpressPlugin'>,
): void {
  const etag = wordpressPlugin === null ? '' : computeEtag(Buffer.from(wordpressPlugin));
  const options = { config: { documentClass: 'asset' }, schema: { hide: true } } as const;
  app.get('/downloads/clausewright.zip', options, (request, reply) => {
    if (wordpressPlugin === null) return reply.callNotFound();
    reply.headers({
      etag,
      'cache-control': 'no-cache',
      'content-disposition': 'attachment; filename="clausewright.zip"',
    });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/zip').send(wordpressPlugin);
  });
}
