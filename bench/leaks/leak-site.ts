/** A site that loads from foreign hosts in every way, its banner at a level of protection, and the hosts, which keep the log. */
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtFiles } from '@clausewright/banner/built';
import {
  buildCoreConfig,
  buildFrameWords,
  buildPreferencesConfig,
  compose,
  defaultAppearance,
  coreFile,
  inlineConfig,
  packConfig,
} from '@clausewright/banner/publish';
import type { ProtectionLevel } from '@clausewright/contract/consent-types';
import { buildPolicyFacts } from '../../packages/server/src/consent/install/server-files/policy-facts.ts';
import { expressFile } from '../../packages/server/src/consent/install/server-files/program-files.ts';
import { siteOf } from './own-functions.ts';
import { type Way, ways } from './ways.ts';

export interface LeakSite extends AsyncDisposable {
  /** Of the page with all ways. */
  page: string;
  /** Of one of thirty sites. */
  own(number: number): string;
  /** Names of the ways that the foreign hosts were asked by since it was emptied. */
  asked: Set<string>;
  /** Whether the page set a cookie of a service by itself. */
  cookieSeen: boolean;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const kinds: Readonly<Record<NonNullable<Way['gets']>, { type: string; body: string }>> = {
  js: { type: 'text/javascript', body: '/* measures */' },
  css: { type: 'text/css', body: 'i{color:red}' },
  svg: { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
  html: { type: 'text/html', body: '<!doctype html><title>f</title>' },
  stream: { type: 'text/event-stream', body: 'data: 1\n\n' },
};

const did = (name: string): string => `(window.did ??= {})['${name}'] = true`;

/** Files of the site's own. */
const ownFiles: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/worker.js': ['text/javascript', 'fetch(location.hash.slice(1)).catch(() => {})'],
  '/service-worker.js': [
    'text/javascript',
    `addEventListener('install', () => skipWaiting());
     addEventListener('message', ({ data }) => { fetch(data).catch(() => {}) });`,
  ],
  '/echo.js': ['text/javascript', 'onmessage = () => postMessage(1)'],
  '/own.js': ['text/javascript', did('own-script')],
  '/made.js': ['text/javascript', did('made-own-script')],
  '/set.js': ['text/javascript', did('set-own-script')],
  '/written.js': ['text/javascript', did('written-script')],
  '/own-module.js': ['text/javascript', `${did('own-module')}; export {}`],
  '/own-static.js': ['text/javascript', did('static-host')],
  '/needed.js': ['text/javascript', did('needed-host')],
  '/essential.js': ['text/javascript', did('essential-vendor')],
  '/own.svg': ['image/svg+xml', kinds.svg.body],
  '/own.css': ['text/css', '#os { color: rgb(1, 2, 3) }'],
  '/api': ['application/json', '{"ok":true}'],
  '/frame': ['text/html', '<!doctype html><title>f</title>'],
  '/events': ['text/event-stream', 'data: 1\n\n'],
};

/** `none`: a page without any banner. */
export async function startLeakSite(level: ProtectionLevel | 'none'): Promise<LeakSite> {
  const asked = new Set<string>();
  let policy: Middleware = (_request, _response, next) => next();
  const server = createServer((request, response) => {
    const { host = '' } = request.headers;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const send = (type: string, body: string): void => {
      response
        .writeHead(200, {
          'content-type': type,
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
        })
        .end(body);
    };
    if (host.includes('.tracker.')) {
      const way = ways.find(({ name }) => host.startsWith(`${name}.`));
      if (way !== undefined) asked.add(way.name);
      const { type, body } = kinds[way?.gets ?? 'js'];
      return send(type, body);
    }
    if (host.startsWith('consent.')) {
      const file =
        path === '/p/frame.js'
          ? frame
          : path.startsWith('/c/')
            ? core()
            : path.startsWith('/p/')
              ? preferences
              : null;
      if (file === null || request.method === 'POST') return response.writeHead(202).end();
      return send('text/javascript', file);
    }
    if (host.startsWith('needed.') || host.startsWith('essential.') || host.startsWith('static.')) {
      const [type, body] = ownFiles[path] ?? ['text/plain', ''];
      return send(type, body);
    }
    policy(request, response, () => {
      if (request.headers.cookie?.includes('_measured=') === true) site.cookieSeen = true;
      const own = ownFiles[path];
      if (own !== undefined) return send(own[0], own[1]);
      if (path === '/') return send('text/html', allWays());
      const [, number] = /^\/site\/(\d+)$/.exec(path) ?? [];
      if (number !== undefined) return send('text/html', ownSite(Number(number)));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const at = (name: string): string => `${name}.localhost:${port}`;
  const origin = `http://${at('consent')}`;

  const vendors = [
    {
      id: 'measures',
      catalogue_id: 'measures',
      type: 'ANALYTICS' as const,
      patterns: [`*.tracker.localhost:${port}`],
      cookies: ['_measured'],
    },
    {
      id: 'pays',
      catalogue_id: 'pays',
      type: 'ESSENTIAL' as const,
      patterns: [at('essential')],
      cookies: [],
    },
  ].map((given) => ({
    ...given,
    active: true,
    name: given.id,
    company: '',
    country: null,
    purpose: 'ENABLE_BASIC_FEATURES' as const,
    about: {},
    kept_for: null,
    privacy_url: '',
  }));
  const published = compose(
    {
      site: '1',
      revision: 1,
      domain: 'shop.localhost',
      domains: [],
      appearance: {
        ...defaultAppearance('en'),
        protection: level === 'none' ? 'tagged' : level,
        needed_hosts: [],
      },
      fields: {},
      vendors,
    },
    'en',
  );
  const needed = [at('needed'), at('static.shop')];
  const config = buildCoreConfig(published, {
    snapshot: '0'.repeat(32),
    regime: 'opt-in',
    origin,
    preferences: '/p/preferences.js',
  });
  // Ports are a matter of this machine: sites name hosts alone.
  if (config.protect !== undefined) config.protect = { ...config.protect, hosts: needed };
  const read = (name: string, value: object): string =>
    inlineConfig(readFileSync(new URL(name, builtFiles), 'utf8'), value);
  const core = (): string => read(`${coreFile(config)}.js`, packConfig(config));
  const preferences = read('preferences.js', buildPreferencesConfig(published));
  const frame = read('frame.js', buildFrameWords(published));
  if (level === 'server') {
    const file = expressFile(
      buildPolicyFacts({ origin, domain: at('shop'), domains: [], needed, vendors, seen: new Map() }),
      'enforce',
    );
    const module = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as {
      clausewright: Middleware;
    };
    policy = module.clausewright;
  }
  const tag =
    level === 'none'
      ? ''
      : `<script ${level === 'tagged' ? 'async ' : ''}src="${origin}/c/1/en.js"></script>`;
  const page = (head: string, body: string): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${tag}${head}</head><body><h1>Shop</h1>${body}</body></html>`;
  const allWays = (): string => {
    const address = ({ name }: Way): string => `http://${name}.tracker.localhost:${port}/x`;
    return page(
      ways.map((way) => way.head?.(address(way)) ?? '').join('\n'),
      `${ways.map((way) => way.body?.(address(way)) ?? '').join('\n')}<script>document.cookie = '_measured=1;path=/'</script>`,
    );
  };
  const ownSite = (number: number): string =>
    page(
      '',
      siteOf(number)
        .map(({ html }) => html)
        .join('\n')
        .replaceAll('{static}', at('static.shop'))
        .replaceAll('{needed}', at('needed'))
        .replaceAll('{essential}', at('essential')),
    );

  const site: LeakSite = {
    page: `http://${at('shop')}/`,
    own: (number) => `http://${at('shop')}/site/${number}`,
    asked,
    cookieSeen: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return site;
}
