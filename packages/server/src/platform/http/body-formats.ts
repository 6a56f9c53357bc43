import type { FastifyInstance, FastifyRequest } from 'fastify';
import { edgeFault } from './faults.ts';
import { readJson, type ReadBody } from './json-body.ts';
import { openPayload } from './open-payload.ts';
import type { PayloadKeys } from './payload-keys.ts';

/**
 * The two bodies that calls take: plain JSON, and form data whose only field `data` holds a sealed
 * payload (specification 7). Everything else is 415; files and further fields are unreadable.
 */
export function acceptBodies(app: FastifyInstance, keys: PayloadKeys): void {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', (request, _, body, done) => {
    const coding = request.headers['content-encoding'] ?? 'identity';
    const isReadable = coding === 'identity' && isUtf8(request.headers['content-type']);
    if (isReadable) done(null, body);
    else done(edgeFault('unsupported-body'));
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer): Promise<ReadBody> => readJson(body),
  );
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer): Promise<ReadBody> => {
      const data = await readSingleField(body, request.headers['content-type'] ?? '');
      const sealed = readJson(Buffer.from(data));
      return readJson(await openPayload(sealed.value, keys));
    },
  );
}

function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

async function readSingleField(body: Buffer, contentType: string): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  const fields = form === null ? [] : [...form.entries()];
  const [name, value] = fields[0] ?? [];
  if (fields.length !== 1 || name !== 'data' || typeof value !== 'string') throw edgeFault('unreadable-body');
  return value;
}
