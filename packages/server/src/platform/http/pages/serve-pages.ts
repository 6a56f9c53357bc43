import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isForDevelopment, isPossibleSearch, type Language } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../envelope.ts';
import { maintenanceRetrySeconds } from '../faults.ts';
import { createHostRule, previewPath } from '../hosts.ts';
import type { ServerPorts } from '../ports.ts';
import { requestLanguage } from '../request-language.ts';
import { sendStored } from '../cached-response.ts';
import { sendNotice } from './notice.ts';
import { payHeaders } from '../security-headers.ts';
import {
  isPayPage,
  maintenancePath,
  notFoundPath,
  readPages,
  shellPath,
  withoutPricesPath,
  type Page,
} from './page-store.ts';
import { serveAssets } from './serve-assets.ts';

/** Pages that stand for others and have no address of their own. */
const hiddenPaths = [shellPath, notFoundPath, maintenancePath, withoutPricesPath];

/** Serves the prerendered web app and its assets from memory; what matches nothing is 404. */
export function servePages(
  app: FastifyInstance,
  {
    config,
    webBuild,
    inMaintenance,
    pricesInForce,
    payPageSources = [],
  }: Pick<ServerPorts, 'config' | 'webBuild' | 'inMaintenance' | 'pricesInForce' | 'payPageSources'>,
): void {
  const built = readPages(webBuild, {
    providers: payPageSources,
    frames: [`${config.consentUrl}${previewPath}`],
  });
  const onPayPage = payHeaders(payPageSources);
  const isServed = createHostRule(config);
  const available = config.uiLanguages.filter((language) => built?.languages.includes(language) ?? true);
  const assets = join(webBuild, 'client', 'assets');
  if (built !== null && existsSync(assets)) {
    serveAssets(app, assets);
    serveRootFiles(app, join(webBuild, 'client'));
  }

  app.get('/*', { config: { documentClass: 'page' }, schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) return reply.callNotFound();
    const language = requestLanguage(request, available);
    if (await inMaintenance()) {
      reply.header('retry-after', maintenanceRetrySeconds);
      const page = built?.find(maintenancePath, language);
      if (page === undefined) return sendNotice(reply, language, 'maintenance', 503);
      return sendPage(request, reply, page, 503);
    }
    if (config.mode !== 'development' && isForDevelopment(path)) return reply.redirect('/');
    // Who keeps the address of the page that says so finds the service up again.
    if (path === maintenancePath) return reply.redirect('/');
    if (hiddenPaths.includes(path) || !isPossibleSearch(searchOf(request))) return reply.callNotFound();
    if (built === null) return sendNotice(reply, language, 'unavailable', 503);
    // An address whose parameter may be absent is that of a page too.
    const found =
      built.find(path, language) ?? (built.isShell(path) ? built.find(shellPath, language) : undefined);
    const isTrue = found?.prices === undefined || found.prices === (await pricesInForce?.());
    const page = isTrue ? found : built.find(withoutPricesPath, language);
    if (holdsSecret(request)) reply.header('referrer-policy', 'no-referrer');
    if (path === '/questions') reply.header('x-robots-tag', 'noindex');
    if (page === undefined) return reply.callNotFound();
    if (!isPayPage(path)) return sendPage(request, reply, page, 200);
    return sendPage(request, reply.headers(onPayPage), { ...page, policy: page.payPolicy }, 200);
  });

  // Where the browser's router knows a route, it must not find another page under its address.
  const unknownPage = (path: string): string => {
    const routed = built?.hasRoute(path) === true && !hiddenPaths.includes(path);
    return routed ? shellPath : notFoundPath;
  };
  app.setNotFoundHandler((request, reply) => {
    if (isForPrograms(request))
      return reply.code(404).send(failure('unknown-path', requestLanguage(request)));
    const language = requestLanguage(request, available);
    // Elsewhere the scripts and styles of the app's own page would be as unknown as the address.
    const isOnApp = isServed(request.host, 'page');
    const path = pathOf(request);
    // The browser's router knows addresses in capitals too: it would look for another page than this one.
    const known = isOnApp ? built?.respelled(path) : undefined;
    if (known !== undefined) return reply.redirect(encodeURI(known) + queryOf(request));
    const page: Page | undefined = isOnApp ? built?.find(unknownPage(path), language) : undefined;
    return page === undefined
      ? sendNotice(reply, language, 'unknown-path', 404)
      : sendPage(request, reply, page, 404);
  });
}

/** Files that browsers look for at fixed addresses, such as the icon. */
function serveRootFiles(app: FastifyInstance, folder: string): void {
  const types = new Map([
    ['.svg', 'image/svg+xml'],
    ['.ico', 'image/x-icon'],
    ['.png', 'image/png'],
    ['.txt', 'text/plain; charset=utf-8'],
    ['.webmanifest', 'application/manifest+json'],
  ]);
  for (const name of readdirSync(folder)) {
    const type = types.get(extname(name));
    if (type === undefined) continue;
    const content = readFileSync(join(folder, name));
    const config = { documentClass: 'asset' } as const;
    app.get(`/${name}`, { config, schema: { hide: true } }, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(content),
    );
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status: 200 | 404 | 503,
): FastifyReply {
  reply
    .header('content-language', page.language satisfies Language)
    .header('content-security-policy', page.policy)
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding');
  return sendStored(request, reply, page, { type: 'text/html; charset=utf-8', status });
}

function isForPrograms(request: FastifyRequest): boolean {
  return (request.method !== 'GET' && request.method !== 'HEAD') || pathOf(request).startsWith('/api/');
}

/** Addresses of letters: who opens one must not pass it on as the page that a request came from. */
function holdsSecret(request: FastifyRequest): boolean {
  return (
    /^\/(profile\/(activate-account|reset-password|login)\/.|questions$)/.test(pathOf(request)) ||
    searchOf(request).has('token')
  );
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function searchOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(queryOf(request));
}

/** The path alone, read as the browser's router reads it: without query, slash at the end and escapes. */
function pathOf({ url }: FastifyRequest): string {
  const escaped = url.split(/[?#]/, 1)[0] ?? '/';
  const path = escaped.split('/').map(unescaped).join('/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}
