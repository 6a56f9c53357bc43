import { readFileSync } from 'node:fs';
import { idPattern, isLanguage } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { findServedSite, findSnapshot } from '../consent/consents/served-site-store.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/schema.ts';
import { filmPage, pixel, type ShopBanner, shopPage } from './shop-page.ts';
import { type DemoTagName, demoTags, tagScript } from './tags.ts';

export interface DemoPorts {
  db: Database;
  config: Pick<Config, 'mode' | 'consentUrl'>;
}

const script = 'text/javascript; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** A sample shop that shows the banner of any site at work, at the machine itself; unknown in production. */
export function serveDemo(app: FastifyInstance, { db, config }: DemoPorts): void {
  const options: RouteShorthandOptions = {
    config: { documentClass: 'page', limit: 'read', ownMachine: true },
    schema: { hide: true },
    preHandler: async (_, reply) => {
      if (config.mode !== 'production') return;
      reply.callNotFound();
      return reply;
    },
  };
  const policy = shopPolicy(config.consentUrl);
  app.get<{ Querystring: { site?: unknown; lang?: unknown } }>(
    '/demo/shop',
    options,
    async (request, reply) => {
      const { site, lang } = request.query;
      const banner = await bannerOf({ db, config }, site, lang);
      return reply.header('content-security-policy', policy).type(html).send(shopPage(banner));
    },
  );
  app.get('/demo/film', options, (_, reply) =>
    reply
      .headers({ 'content-security-policy': filmPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type(html)
      .send(filmPage),
  );
  for (const [name, type] of [
    ['shop.css', 'text/css; charset=utf-8'],
    ['shop.js', script],
  ] as const) {
    const content = readFileSync(new URL(`assets/${name}`, import.meta.url));
    app.get(`/demo/${name}`, options, (_, reply) => reply.type(type).send(content));
  }
  app.get('/demo/pixel.svg', options, (_, reply) => reply.type('image/svg+xml').send(pixel));
  app.get<{ Params: { file: string } }>('/demo/tags/:file', options, (request, reply) =>
    sendTag(request.params.file, reply),
  );
}

function sendTag(file: string, reply: FastifyReply): FastifyReply {
  const name = file.replace(/\.js$/, '');
  if (!Object.hasOwn(demoTags, name) || name === file) {
    reply.callNotFound();
    return reply;
  }
  return reply.type(script).send(tagScript(name as DemoTagName));
}

/** `site` is an id, or the address of its script. */
async function bannerOf({ db, config }: DemoPorts, site: unknown, lang: unknown): Promise<ShopBanner> {
  const given = typeof site === 'string' ? site.trim() : '';
  if (given === '') return { status: 'none' };
  const id = /\/c\/([\w-]+)/.exec(given)?.[1] ?? given;
  const served = idPattern.test(id) ? await findServedSite(db, id) : null;
  const [hash] = served?.snapshots.values() ?? [];
  const snapshot = hash === undefined ? null : await findSnapshot(db, id, hash);
  if (snapshot === null) return { status: 'unknown' };
  const file = isLanguage(lang) ? `${id}/${lang}.js` : `${id}.js`;
  // Google's own tags would have to find the default: then the script stands first and is waited for.
  return {
    status: 'served',
    script: `${config.consentUrl}/c/${file}`,
    waits: !snapshot.core.advanced,
  };
}

/** As strict as a site can be: nothing inline, no string that becomes code, and of others the banner alone. */
function shopPolicy(consentUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${consentUrl}`,
    "style-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    `connect-src ${consentUrl}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const filmPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
