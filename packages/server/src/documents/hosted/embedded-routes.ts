import {
  embeddedDocument,
  embeddedQuery,
  isLanguage,
  type Refusal,
  refusal,
  type RefusalReason,
} from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { failure, invalidEnvelope, refusalEnvelope } from '../../platform/http/envelope.ts';
import { isUnchanged } from '../../platform/http/etag.ts';
import { fieldRefusals } from '../../platform/http/field-refusals.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { EmbeddedForm } from './embedded-text.ts';
import type { HostedPage, ReadHostedPage } from './read-hosted-page.ts';

type Form = EmbeddedForm['type'];
interface Address {
  token: string;
  language?: string;
  version?: string;
}
interface EmbeddedRequest {
  Params: Address;
}

/** The addresses of hosted pages, to which an ending is added, and what their names in the description end with. */
const paths = {
  '/live/:token': '',
  '/live/:token/:language': 'InLanguage',
  '/live/:token/v/:version': 'OfVersion',
  '/live/:token/:language/v/:version': 'OfVersionInLanguage',
} as const;

const types: Readonly<Record<Form, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** The text of a hosted page for pages and programs of others: any site may read it, and no cookie goes with it. */
export function serveEmbedded(app: FastifyInstance, read: ReadHostedPage): void {
  for (const [path, name] of Object.entries(paths)) {
    for (const type of ['json', 'html'] as const) {
      app.get<EmbeddedRequest>(
        `${path}.${type}`,
        { config: { documentClass: 'embedded' }, schema: schemaOf(type, path, name) },
        (request, reply) => answer(app, read, type, request, reply),
      );
    }
  }
}

async function answer(
  app: FastifyInstance,
  read: ReadHostedPage,
  type: Form,
  request: FastifyRequest<EmbeddedRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = z.safeParse(embeddedQuery, request.query, { reportInput: true });
  if (!asked.success) {
    const fields = fieldRefusals(asked.error.issues);
    request.outcome = 'invalid';
    return refuse(type, reply.code(400), invalidEnvelope(fields, requestLanguage(request), false));
  }
  const { language = asked.data.language, version = asked.data.version, token } = request.params;
  const found = await read({
    token,
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    form: { type, heading: Number(asked.data.heading ?? '1') },
  });
  const speaks = isLanguage(language) ? language : requestLanguage(request);
  const kept = found.status === 'found' ? found.kept : undefined;
  if (kept === undefined) {
    const spent = await app.rateLimits.spendByAddress('read', request.ip);
    if (!spent.ok) {
      const { retryAfter } = spent;
      request.outcome = 'limited';
      reply.code(429).header('retry-after', String(retryAfter));
      return refuse(type, reply, refusalEnvelope({ ok: false, reason: 'limited', retryAfter }, speaks));
    }
  }
  if (found.status !== 'found') {
    const [status, reason] = refusalOf(found);
    request.outcome = reason;
    return refuse(type, reply.code(status), failure(reason, speaks));
  }
  const { html: body, etag } = kept ?? (await found.render());
  reply.type(types[type]).header('content-language', found.language).header('etag', etag);
  return isUnchanged(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

function refusalOf(
  found: Exclude<HostedPage, { status: 'found' }>,
): [status: 404 | 410, reason: RefusalReason] {
  if (found.status === 'gone') return [410, 'document-removed'];
  if (found.status === 'withdrawn') return [410, 'document-withdrawn'];
  return [404, found.agreement ? 'version-unknown' : 'not-found'];
}

/** Where markup was asked for, words alone: whoever puts the answer into a page puts nothing there that is no document. */
function refuse(type: Form, reply: FastifyReply, envelope: Refusal): FastifyReply {
  if (type === 'json') return reply.send(envelope);
  const words = envelope.messages.map(({ value }) => value).join('\n');
  return reply.type('text/plain; charset=utf-8').send(words);
}

function schemaOf(type: Form, path: string, name: string): object {
  const text = z.string().check(z.maxLength(128));
  const named = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
  return {
    operationId: `live${type === 'json' ? 'Json' : 'Html'}${name}`,
    summary:
      type === 'json'
        ? 'The text of a hosted document with what belongs to it. Any website may ask.'
        : 'The text of a hosted document as one `<article>`. Any website may ask.',
    params: z.object(Object.fromEntries(named.map((one) => [one, text]))),
    querystring: embeddedQuery,
    response: { 200: type === 'json' ? embeddedDocument : z.string(), '4xx': refusal },
  };
}
