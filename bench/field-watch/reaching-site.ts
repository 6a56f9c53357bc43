/** A site whose page reaches foreign hosts in every way; its server keeps the log. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtFiles } from '@clausewright/banner/built';
import type { FieldConfig, WatchConfig } from '@clausewright/contract/banner';
import { type Way, ways } from '../leaks/ways.ts';

export interface ReachingSite extends AsyncDisposable {
  page: string;
  /** Foreign hosts that were asked. */
  reached: ReadonlySet<string>;
}

/** What loaded files load in turn, by the way that brought them. */
const nested = {
  'static-script': 'by-script-image',
  'static-async': 'by-script-fetch',
  stylesheet: 'by-stylesheet',
  'dynamic-import': 'by-script-script',
  'document-write': 'by-script-frame',
  'made-script': 'late-beacon',
  iframe: 'in-foreign-frame',
} as const;

const types = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
  stream: 'text/event-stream',
} as const;

interface Given {
  /** Visits of a hundred that report. */
  share: number;

  onReport: (hosts: readonly string[]) => void;
}

export async function startReachingSite({ share, onReport }: Given): Promise<ReachingSite> {
  const reached = new Set<string>();
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const send = (type: string, body: string): void =>
      void response
        .writeHead(200, {
          'content-type': type,
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
        })
        .end(body);
    if (host.endsWith('.tracker.localhost')) {
      reached.add(host);
      const name = host.split('.')[0] ?? '';
      const way = ways.find((one) => one.name === name);
      const next = nested[name as keyof typeof nested];
      return send(types[way?.gets ?? 'js'], next === undefined ? '' : nestedBody(name, at(next)));
    }
    if (path === '/c/1/hosts') {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        onReport((JSON.parse(text) as { hosts: string[] }).hosts);
        response.writeHead(202, { 'access-control-allow-origin': '*' }).end();
      });
      return;
    }
    if (path === '/c/1/en/field.js') return send('text/javascript', field());
    if (path === '/worker.js')
      return send('text/javascript', 'fetch(location.hash.slice(1)).catch(() => {})');
    if (path === '/service-worker.js')
      return send(
        'text/javascript',
        `addEventListener('install', () => skipWaiting());
         addEventListener('message', ({ data }) => { fetch(data).catch(() => {}) });`,
      );
    if (path === '/frame')
      return send(
        'text/html',
        `<!doctype html><title>f</title><script src="${at('in-own-frame')}"></script>`,
      );
    if (path === '/') return send('text/html', page());
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const at = (name: string): string => `http://${name}.tracker.localhost:${port}/x`;
  const origin = `http://consent.localhost:${port}`;
  const read = (name: string, value: FieldConfig | WatchConfig): string =>
    readFileSync(new URL(name, builtFiles), 'utf8').replace('__CLAUSEWRIGHT__', () => JSON.stringify(value));
  const field = (): string =>
    read('field.js', { to: `${origin}/c/1/hosts`, domains: ['shop.localhost'], known: [] });
  const watch = read('watch.js', { module: `${origin}/c/1/en/field.js`, share });

  function page(): string {
    const address = ({ name }: Way): string => at(name);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
      <script>${watch}</script>
      ${ways.map((way) => way.head?.(address(way)) ?? '').join('\n')}</head><body><h1>Shop</h1>
      ${ways.map((way) => way.body?.(address(way)) ?? '').join('\n')}
      <iframe title="own" src="/frame"></iframe></body></html>`;
  }

  return {
    page: `http://shop.localhost:${port}/`,
    reached,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function nestedBody(name: string, address: string): string {
  if (name === 'stylesheet') return `@import url('${address}');`;
  if (name === 'iframe') return `<!doctype html><title>f</title><img alt="" src="${address}">`;
  if (name === 'static-script') return `new Image().src = '${address}'`;
  if (name === 'static-async') return `fetch('${address}').catch(() => {})`;
  if (name === 'dynamic-import')
    return `const s = document.createElement('script'); s.src = '${address}'; document.head.append(s)`;
  if (name === 'document-write')
    return `const f = document.createElement('iframe'); f.title = 'f'; f.src = '${address}'; document.body.append(f)`;
  return `setTimeout(() => navigator.sendBeacon('${address}', 'x'), 600)`;
}
