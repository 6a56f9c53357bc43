import type { Language } from '@clausewright/contract';
import { pageStyleHash } from '@clausewright/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../../platform/http/etag.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { sendRefusal } from '../../platform/http/route.ts';
import { hostedPolicy } from '../../platform/http/security-headers.ts';
import { hostedMessages } from '../page-frame/hosted-messages.ts';
import { serveElement } from './element-route.ts';
import { serveEmbedded } from './embedded-routes.ts';
import {
  type HostedAddress,
  type HostedPorts,
  hostedPageReader,
  type ReadHostedPage,
} from './read-hosted-page.ts';

interface HostedRequest {
  Params: HostedAddress;
}

const addresses = [
  '/live/:token',
  '/live/:token/:language',
  '/live/:token/v/:version',
  '/live/:token/:language/v/:version',
  '/live/:token/:language/changes/:from/:to',
];

const policy = hostedPolicy(pageStyleHash);

/** The live page of an agreement: plain HTML without script, under a policy that allows its style only. */
export function serveHostedPages(app: FastifyInstance, ports: HostedPorts): void {
  // Browsers ask for it beside every hosted page; its sandbox makes any other answer an error in their console.
  app.get('/favicon.ico', { config: { documentClass: 'hosted' }, schema: { hide: true } }, (_, reply) =>
    reply.code(204).send(),
  );
  const read = hostedPageReader(ports);
  serveEmbedded(app, read);
  serveElement(app);
  for (const url of addresses) {
    app.get<HostedRequest>(
      url,
      { config: { documentClass: 'hosted' }, schema: { hide: true } },
      (request, reply) => answer(app, read, request, reply),
    );
  }
}

async function answer(
  app: FastifyInstance,
  read: ReadHostedPage,
  request: FastifyRequest<HostedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await read(request.params);
  if (found.status === 'gone') return sayGone(reply, found.language);
  if (found.status === 'withdrawn') return sayGone(reply, found.language, 'withdrawn');
  const kept = found.status === 'found' ? found.kept : undefined;
  if (kept === undefined) {
    // Only what costs is counted: behind one address may stand the readers of a whole company.
    const spent = await app.rateLimits.spendByAddress('read', request.ip);
    if (!spent.ok)
      return sendRefusal(reply, { ...spent, reason: 'limited' }, requestLanguage(request), false);
  }
  if (found.status === 'unknown') {
    reply.callNotFound();
    return reply;
  }
  const page = kept ?? (await found.render());
  if (page === null) return sayGone(reply, found.language);
  const { html, etag } = page;
  reply
    .type('text/html; charset=utf-8')
    .header('content-language', found.language)
    .header('etag', etag)
    .header('content-security-policy', policy);
  return isUnchanged(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(html);
}

function sayGone(reply: FastifyReply, language: Language, why: 'gone' | 'withdrawn' = 'gone'): FastifyReply {
  const say = hostedMessages(language);
  return reply
    .code(410)
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say(`${why}-title`)}</title></head><body><main><h1>${say(`${why}-title`)}</h1><p>${say(why)}</p></main></body></html>`,
    );
}
