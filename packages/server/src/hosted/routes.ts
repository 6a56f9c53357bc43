import { pageStyleHash } from '@clausewright/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostedPolicy } from '../http/security-headers.ts';
import { hostedMessages } from './hosted-messages.ts';
import { type HostedPorts, readHostedPage } from './read-hosted-page.ts';

interface HostedRequest {
  Params: { token: string; language?: string; version?: string };
}

/** The live page of an agreement: plain HTML without script, under a policy that allows its style only. */
export function serveHostedPages(app: FastifyInstance, ports: HostedPorts): void {
  // Browsers ask for it beside every hosted page; its sandbox makes any other answer an error in their console.
  app.get('/favicon.ico', { config: { documentClass: 'hosted' }, schema: { hide: true } }, (_, reply) =>
    reply.code(204).send(),
  );
  for (const url of ['/live/:token', '/live/:token/:language', '/live/:token/:language/v/:version']) {
    app.get<HostedRequest>(
      url,
      { config: { documentClass: 'hosted' }, schema: { hide: true } },
      (request, reply) => answer(ports, request, reply),
    );
  }
}

async function answer(
  ports: HostedPorts,
  request: FastifyRequest<HostedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, language, version } = request.params;
  const page = await readHostedPage(ports, { token, language, version });
  if (page.status === 'unknown') {
    reply.callNotFound();
    return reply;
  }
  reply.type('text/html; charset=utf-8').header('content-language', page.language);
  if (page.status === 'gone') {
    const say = hostedMessages(page.language);
    return reply
      .code(410)
      .send(
        `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say('gone-title')}</title></head><body><main><h1>${say('gone-title')}</h1><p>${say('gone')}</p></main></body></html>`,
      );
  }
  const etag = `"${page.etag}"`;
  reply.header('etag', etag).header('content-security-policy', hostedPolicy(pageStyleHash));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(page.html);
}
