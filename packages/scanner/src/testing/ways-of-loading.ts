/**
 * A page that loads from a host of its own in every way that browsers have, a line for each: what a scan must see, with
 * what caused it. The server's log says what was really asked for.
 */
import type { Initiator } from '../observation.ts';
import type { Hosts } from './stand-ins.ts';

interface Way {
  name: string;
  /** What may be told of what caused it. */
  cause: readonly Initiator['kind'][];
  /** A line of the page, without line breaks; `null`: something else loads it. */
  html: ((url: string) => string) | null;
  /** Whether a script of its own does it, whose line is not the page's. */
  isElsewhere?: boolean;
  /** What its host answers. */
  answer?: (url: (name: string) => string) => string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  status?: number;
}

const script = (code: string): string => `<script>{ ${code} }</script>`;

/** The 26 ways of the measurement, then what is loaded by what was loaded, then further ways. */
const ways: readonly Way[] = [
  { name: 'preload', cause: ['markup'], html: (url) => `<link rel="preload" as="script" href="${url}">` },
  {
    name: 'stylesheet',
    cause: ['markup'],
    html: (url) => `<link rel="stylesheet" href="${url}.css">`,
    type: 'text/css',
    answer: (url) =>
      `@import url("${url('style-import')}.css"); @font-face { font-family: own; src: url("${url('style-font')}.woff2"); } body { font-family: own, serif; }`,
  },
  {
    name: 'script-sync',
    cause: ['markup'],
    html: (url) => `<script src="${url}"></script>`,
    answer: (url) =>
      `document.head.append(Object.assign(document.createElement('script'), { src: '${url('nested-script')}' }));`,
  },
  { name: 'script-async', cause: ['markup'], html: (url) => `<script async src="${url}"></script>` },
  {
    name: 'script-module',
    cause: ['markup'],
    html: (url) => `<script type="module" src="${url}"></script>`,
    answer: (url) => `import '${url('nested-module')}';`,
  },
  { name: 'dynamic-import', cause: ['script'], html: (url) => script(`import('${url}');`) },
  { name: 'img', cause: ['markup'], html: (url) => `<img alt="" src="${url}">`, type: 'image/gif' },
  {
    name: 'iframe',
    cause: ['markup', 'frame'],
    html: (url) => `<iframe src="${url}"></iframe>`,
    type: 'text/html',
    answer: (url) =>
      `<!doctype html><img src="${url('nested-frame-img')}"><script>fetch('${url('nested-frame-fetch')}', { mode: 'no-cors' });\nnew Worker(URL.createObjectURL(new Blob(["fetch('${url('nested-frame-worker')}', { mode: 'no-cors' })"])));</script><iframe src="${url('nested-frame')}"></iframe>`,
  },
  { name: 'video', cause: ['markup'], html: (url) => `<video src="${url}" preload="auto"></video>` },
  {
    name: 'object',
    cause: ['markup', 'frame'],
    html: (url) => `<object data="${url}" type="text/html"></object>`,
    type: 'text/html',
    answer: () => '<p>object',
  },
  {
    name: 'css-background',
    cause: ['markup', 'style'],
    html: (url) => `<div style="background: url('${url}')">b</div>`,
    type: 'image/gif',
  },
  {
    name: 'script-by-script',
    cause: ['script'],
    html: (url) =>
      script(`const tag = document.createElement('script'); tag.src = '${url}'; document.head.append(tag);`),
  },
  { name: 'new-image', cause: ['script'], html: (url) => script(`new Image().src = '${url}';`) },
  { name: 'fetch', cause: ['script'], html: (url) => script(`fetch('${url}', { mode: 'no-cors' });`) },
  {
    name: 'xhr',
    cause: ['script'],
    html: (url) => script(`const ask = new XMLHttpRequest(); ask.open('GET', '${url}'); ask.send();`),
  },
  { name: 'beacon', cause: ['script'], html: (url) => script(`navigator.sendBeacon('${url}', 'x');`) },
  {
    name: 'websocket',
    cause: ['script'],
    html: (url) => script(`new WebSocket('${url.replace(/^http/u, 'ws')}');`),
  },
  {
    name: 'event-source',
    cause: ['script'],
    html: (url) => script(`const source = new EventSource('${url}'); source.onerror = () => source.close();`),
    type: 'text/event-stream',
  },
  {
    name: 'iframe-inner-html',
    cause: ['script', 'frame'],
    html: (url) =>
      `<div id="a"></div>${script(`document.querySelector('#a').innerHTML = '<iframe src="${url}"></iframe>';`)}`,
    type: 'text/html',
  },
  {
    name: 'img-inner-html',
    cause: ['script'],
    html: (url) =>
      `<div id="b"></div>${script(`document.querySelector('#b').innerHTML = '<img src="${url}">';`)}`,
  },
  {
    name: 'document-write',
    cause: ['script', 'markup'],
    html: (url) => script(`document.write('<script src="${url}"><\\/script>');`),
  },
  {
    name: 'worker-fetch',
    isElsewhere: true,
    cause: ['script', 'worker'],
    html: (url) =>
      script(`new Worker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])));`),
  },
  {
    name: 'service-worker-fetch',
    isElsewhere: true,
    cause: ['script', 'worker'],
    html: () => script(`navigator.serviceWorker?.register('/service-worker.js');`),
  },
  { name: 'prefetch', cause: ['markup'], html: (url) => `<link rel="prefetch" href="${url}">` },
  { name: 'srcdoc', cause: ['markup'], html: (url) => `<iframe srcdoc="&lt;img src='${url}'&gt;"></iframe>` },
  {
    name: 'blank-frame-fetch',
    cause: ['script'],
    html: (url) =>
      script(
        `const blank = document.createElement('iframe'); document.body.append(blank); blank.contentWindow.fetch('${url}', { mode: 'no-cors' });`,
      ),
  },
  ...['style-import', 'style-font'].map((name): Way => ({
    name,
    cause: ['style'],
    html: null,
    type: 'text/css',
  })),
  ...['nested-script', 'nested-frame-fetch'].map((name): Way => ({ name, cause: ['script'], html: null })),
  { name: 'nested-module', cause: ['markup', 'script'], html: null },
  { name: 'nested-frame-img', cause: ['markup'], html: null, type: 'image/gif' },
  { name: 'nested-frame-worker', cause: ['script', 'worker'], html: null },
  {
    name: 'nested-frame',
    cause: ['markup', 'frame'],
    html: null,
    type: 'text/html',
    answer: (url) => `<!doctype html><script src="${url('nested-frame-script')}"></script>`,
  },
  { name: 'nested-frame-script', cause: ['markup'], html: null },
  {
    name: 'redirect',
    cause: ['markup'],
    html: (url) => `<img alt="" src="${url}">`,
    status: 302,
    headers: { location: '{redirected}' },
  },
  { name: 'redirected', cause: ['redirect'], html: null, type: 'image/gif' },
  { name: 'modulepreload', cause: ['markup'], html: (url) => `<link rel="modulepreload" href="${url}">` },
  {
    name: 'preconnect',
    isElsewhere: true,
    cause: ['hint'],
    html: (url) => `<link rel="preconnect" href="${new URL(url).origin}">`,
  },
  {
    name: 'srcset',
    cause: ['markup'],
    html: (url) => `<img alt="" srcset="${url} 2000w" sizes="100vw">`,
    type: 'image/gif',
  },
  {
    name: 'lazy-img',
    cause: ['markup'],
    html: (url) =>
      `<div style="height: 4000px"></div><img alt="" loading="lazy" width="9" height="9" src="${url}">`,
    type: 'image/gif',
  },
  {
    name: 'lazy-iframe',
    cause: ['markup', 'frame'],
    html: (url) => `<div style="height: 4000px"></div><iframe loading="lazy" src="${url}"></iframe>`,
    type: 'text/html',
  },
  { name: 'audio', cause: ['markup'], html: (url) => `<audio preload="auto" src="${url}"></audio>` },
  {
    name: 'embed',
    cause: ['markup', 'frame'],
    html: (url) => `<embed type="text/html" src="${url}">`,
    type: 'text/html',
  },
  {
    name: 'input-image',
    cause: ['markup'],
    html: (url) => `<input type="image" alt="" src="${url}">`,
    type: 'image/gif',
  },
  {
    name: 'svg-image',
    cause: ['markup'],
    html: (url) => `<svg><image href="${url}" width="9" height="9"/></svg>`,
    type: 'image/gif',
  },
  {
    name: 'shared-worker-fetch',
    isElsewhere: true,
    cause: ['script', 'worker'],
    html: () => script(`new SharedWorker('/shared-worker.js');`),
  },
  {
    name: 'worker-import',
    isElsewhere: true,
    cause: ['script', 'worker'],
    html: (url) => script(`new Worker(URL.createObjectURL(new Blob(["importScripts('${url}')"])));`),
  },
  {
    name: 'css-by-script',
    cause: ['script', 'style'],
    html: (url) =>
      script(
        `const sheet = new CSSStyleSheet(); sheet.insertRule('html { background-image: url(${url}); }'); document.adoptedStyleSheets = [sheet];`,
      ),
    type: 'image/gif',
  },
  {
    name: 'on-first-move',
    cause: ['script'],
    html: (url) =>
      script(`addEventListener('mousemove', () => fetch('${url}', { mode: 'no-cors' }), { once: true });`),
  },
  {
    name: 'on-scroll',
    cause: ['script'],
    html: (url) =>
      script(`addEventListener('scroll', () => fetch('${url}', { mode: 'no-cors' }), { once: true });`),
  },
  {
    name: 'in-view',
    cause: ['script'],
    html: (url) =>
      `<div style="height: 3000px"></div><p id="far">far</p>${script(`new IntersectionObserver((seen) => { if (seen.some((one) => one.isIntersecting)) fetch('${url}', { mode: 'no-cors' }); }).observe(document.querySelector('#far'));`)}`,
  },
  {
    name: 'beacon-on-leaving',
    cause: ['script'],
    html: (url) => script(`addEventListener('pagehide', () => navigator.sendBeacon('${url}', 'x'));`),
  },
  {
    name: 'eval',
    cause: ['script'],
    html: (url) => script(`setTimeout("fetch('${url}', { mode: 'no-cors' })", 10);`),
  },
  {
    name: 'refresh-in-frame',
    cause: ['frame', 'script', 'markup', 'redirect'],
    html: (url) => `<iframe srcdoc="&lt;meta http-equiv='refresh' content='0; url=${url}'&gt;"></iframe>`,
    type: 'text/html',
  },
];

export interface WaysOfLoading {
  hosts: Hosts;
  site: string;
  /** By host: what is expected of what caused it. `line` is given where the page itself does it. */
  expected: ReadonlyMap<string, { name: string; cause: readonly Initiator['kind'][]; line: number | null }>;
}

export const siteHost = 'ways.example';

export function waysOfLoading(scheme: 'http' | 'https'): WaysOfLoading {
  const hostOf = (name: string): string => `${name}.example`;
  const url = (name: string): string => `${scheme}://${hostOf(name)}/${name}`;
  const head = ['<!doctype html><html lang="en"><head><title>Ways</title></head><body>'];
  const shown = ways.filter(({ html }) => html !== null);
  const lines = [...head, ...shown.map(({ name, html }) => html?.(url(name)) ?? ''), '</body></html>'];
  const hosts: Record<string, Hosts[string]> = {
    [siteHost]: lines.join('\n'),
    [`${siteHost}/service-worker.js`]: `fetch('${url('service-worker-fetch')}', { mode: 'no-cors' });`,
    [`${siteHost}/shared-worker.js`]: `fetch('${url('shared-worker-fetch')}', { mode: 'no-cors' });`,
    [`${siteHost}/favicon.ico`]: { status: 404 },
    [`${siteHost}/robots.txt`]: { status: 404 },
    [`${siteHost}/sitemap.xml`]: { status: 404 },
  };
  for (const { name, answer, type, headers = {}, status } of ways) {
    const filled = Object.entries(headers).map(([key, value]) => [
      key,
      value.replace(/\{([\w-]+)\}/gu, (_, other: string) => url(other)),
    ]);
    hosts[hostOf(name)] = {
      body: answer?.(url) ?? '',
      headers: Object.fromEntries(filled) as Record<string, string>,
      ...(type === undefined ? {} : { type }),
      ...(status === undefined ? {} : { status }),
    };
  }
  const expected = new Map(
    ways.map(({ name, cause, html, isElsewhere }) => [
      hostOf(name),
      {
        name,
        cause,
        line: html === null || isElsewhere === true ? null : shown.findIndex((way) => way.name === name) + 2,
      },
    ]),
  );
  return { hosts, site: `${scheme}://${siteHost}/`, expected };
}
