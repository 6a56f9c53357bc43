import swagger from '@fastify/swagger';
import { agreementTokenHeader, apiBase, refreshTokenHeader } from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { descriptionPage, descriptionStyle, type Description } from './description-page.ts';
import { hashSource, plainPolicy } from './security-headers.ts';
import { sendStored, type StoredAnswer, storeAnswer } from './cached-response.ts';

/** Collects the calls as they are added; before any route. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Clausewright',
        version: 'v1',
        description:
          'Bodies are plain JSON, or form data whose field `data` holds the sealed payload. Expected refusals answer 200 with `success: false`; a key that is not for the call answers 403, too many calls 429 with `Retry-After`. `messages[0].code` is stable.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The session of a person who is logged in.',
          },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A key that was made under “API keys” in the account. Calls that do not list it refuse keys; a scope that is listed (read, write, publish, scan) is one that the key must have. A key for some websites reaches calls whose id belongs to one of them.',
          },
          agreementToken: { type: 'apiKey', in: 'header', name: agreementTokenHeader },
          refreshToken: { type: 'apiKey', in: 'header', name: refreshTokenHeader },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The description as JSON and as a page without script; after all routes. */
export function serveDescription(app: FastifyInstance): void {
  const config = { documentClass: 'docs', limit: 'read' } as const;
  const policy = plainPolicy([hashSource(descriptionStyle)]);
  const json = madeOnce(() => JSON.stringify(app.swagger()));
  const page = madeOnce(() => descriptionPage(app.swagger() as Description));
  app.get(`${apiBase}/openapi.json`, { config, schema: { hide: true } }, async (request, reply) =>
    sendStored(request, reply, await json(), { type: 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', { config, schema: { hide: true } }, async (request, reply) => {
    reply.header('content-security-policy', policy);
    return sendStored(request, reply, await page(), { type: 'text/html; charset=utf-8' });
  });
}

/** Routes do not change once somebody can ask; most processes are never asked. */
function madeOnce(make: () => string): () => Promise<StoredAnswer> {
  let made: Promise<StoredAnswer> | undefined;
  return () => (made ??= storeAnswer(make()));
}
