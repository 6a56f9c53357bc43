import { existsSync, readFileSync } from 'node:fs';
import { builtFiles } from '@clausewright/banner/built';
import type { FastifyInstance } from 'fastify';
import { sendStored, storeAnswer } from '../../platform/http/cached-response.ts';

/** Shorter than any token of a live link. It stays the same for good: pages of others name it. */
const path = '/live/document.js';

/** An hour as it is, a day while a newer one is fetched, a week where we cannot answer. */
const cached = 'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800';

/** The script of the element `<clausewright-document>`. */
export function serveElement(app: FastifyInstance): void {
  const file = new URL('document.js', builtFiles);
  const stored = existsSync(file) ? storeAnswer(readFileSync(file, 'utf8')) : null;
  app.get(
    path,
    { config: { documentClass: 'embedded', limit: 'read' }, schema: { hide: true } },
    async (request, reply) => {
      if (stored === null) return reply.code(503).header('retry-after', '5').send();
      reply.header('cache-control', cached);
      return sendStored(request, reply, await stored, { type: 'text/javascript; charset=utf-8' });
    },
  );
}
