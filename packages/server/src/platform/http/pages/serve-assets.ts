/** Scripts, styles and fonts of the web app, which carry a hash of their content in their names. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { computeEtag } from '../etag.ts';
import { sendStored, type StoredAnswer } from '../cached-response.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * From memory, where everybody who waits for one shares its bytes: a stream of the file for each request would let
 * who reads nothing hold one per connection. Each is read when it is first asked for; together they are as large as
 * the build.
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const typeOf = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)];
    if (type !== undefined) typeOf.set(name, type);
  }
  const read = new Map<string, Promise<StoredAnswer>>();
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { documentClass: 'asset' }, schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*'];
      const type = typeOf.get(name);
      if (type === undefined) return reply.callNotFound();
      let asset = read.get(name);
      if (asset === undefined) {
        read.set(name, (asset = readAsset(join(folder, name))));
        // A file that is away while a build is being replaced is read anew.
        asset.catch(() => read.delete(name));
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendStored(request, reply, await asset, { type });
    },
  );
}

/** What the build did not compress, because it would not become smaller, travels as it is. */
async function readAsset(path: string): Promise<StoredAnswer> {
  const coded = async (ending: string): Promise<Buffer | undefined> =>
    existsSync(`${path}${ending}`) ? readFile(`${path}${ending}`) : undefined;
  const [identity, br, gzip] = await Promise.all([readFile(path), coded('.br'), coded('.gz')]);
  return { etag: `W/${computeEtag(identity)}`, bodies: { identity, br, gzip } };
}
