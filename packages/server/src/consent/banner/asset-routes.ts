import type { FastifyInstance } from 'fastify';
import { scriptBody } from './script-body.ts';
import { sendScript } from './send-script.ts';

/** A file of the script that is the same for every site, at an address that changes with it. */
export function serveAsset(scope: FastifyInstance, path: string, text: string): void {
  const body = scriptBody(text);
  scope.get(path, { config: { documentClass: 'consent' }, schema: { hide: true } }, (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding');
    return sendScript(request, reply, body);
  });
}
