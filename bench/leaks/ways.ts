/** The ways in which a page loads from foreign hosts, each from a host of its own that says who asked. */

export interface Way {
  name: string;
  head?: (address: string) => string;
  body?: (address: string) => string;
  /** Ending of its address: what a browser is given there. */
  gets?: 'js' | 'css' | 'svg' | 'html' | 'stream';
}

const run = (code: string): string => `<script>${code}</script>`;

/** Without a word about failures: a page that was refused something must not complain by itself. */
export const ways: readonly Way[] = [
  { name: 'preload', gets: 'js', head: (at) => `<link rel="preload" as="script" href="${at}">` },
  { name: 'stylesheet', gets: 'css', head: (at) => `<link rel="stylesheet" href="${at}">` },
  { name: 'static-script', gets: 'js', head: (at) => `<script src="${at}"></script>` },
  { name: 'static-async', gets: 'js', head: (at) => `<script async src="${at}"></script>` },
  { name: 'static-module', gets: 'js', head: (at) => `<script type="module" src="${at}"></script>` },
  { name: 'dynamic-import', gets: 'js', body: (at) => run(`import('${at}').catch(() => {})`) },
  { name: 'img', gets: 'svg', body: (at) => `<img alt="" src="${at}">` },
  { name: 'iframe', gets: 'html', body: (at) => `<iframe title="t" src="${at}"></iframe>` },
  { name: 'video', body: (at) => `<video preload="auto" muted src="${at}"></video>` },
  { name: 'object', gets: 'html', body: (at) => `<object type="text/html" data="${at}"></object>` },
  {
    name: 'css-background',
    gets: 'svg',
    body: (at) => `<div style="width:9px;height:9px;background:url('${at}')"></div>`,
  },
  {
    name: 'made-script',
    gets: 'js',
    body: (at) => run(`const s = document.createElement('script'); s.src = '${at}'; document.head.append(s)`),
  },
  { name: 'new-image', gets: 'svg', body: (at) => run(`new Image().src = '${at}'`) },
  { name: 'fetch', body: (at) => run(`fetch('${at}').catch(() => {})`) },
  {
    name: 'xhr',
    body: (at) => run(`{ const x = new XMLHttpRequest(); x.open('POST', '${at}'); x.send('x') }`),
  },
  { name: 'beacon', body: (at) => run(`navigator.sendBeacon('${at}', 'x')`) },
  {
    name: 'websocket',
    body: (at) => run(`try { new WebSocket('${at.replace('http', 'ws')}') } catch {}`),
  },
  {
    name: 'event-source',
    gets: 'stream',
    body: (at) => run(`try { const e = new EventSource('${at}'); e.onerror = () => e.close() } catch {}`),
  },
  {
    name: 'iframe-markup',
    gets: 'html',
    body: (at) => `<div id="a"></div>${run(`a.innerHTML = '<iframe title="t" src="${at}"></iframe>'`)}`,
  },
  {
    name: 'img-markup',
    gets: 'svg',
    body: (at) => `<div id="b"></div>${run(`b.innerHTML = '<img alt="" src="${at}">'`)}`,
  },
  {
    name: 'document-write',
    gets: 'js',
    body: (at) => run(`document.write('<script src="${at}"><\\/script>')`),
  },
  { name: 'worker', body: (at) => run(`new Worker('/worker.js#${at}')`) },
  {
    name: 'service-worker',
    body: (at) =>
      run(`navigator.serviceWorker.register('/service-worker.js').then(async (r) => {
        const w = r.active ?? r.waiting ?? r.installing;
        w.postMessage('${at}');
      }).catch(() => {})`),
  },
  { name: 'prefetch', gets: 'js', head: (at) => `<link rel="prefetch" href="${at}">` },
  {
    name: 'srcdoc',
    gets: 'svg',
    body: (at) => `<iframe title="t" srcdoc="&lt;img alt='' src='${at}'&gt;"></iframe>`,
  },
  {
    name: 'blank-frame-fetch',
    body: (at) =>
      run(`{ const f = document.createElement('iframe'); f.title = 't'; document.body.append(f);
        f.contentWindow.fetch('${at}').catch(() => {}) }`),
  },
];
