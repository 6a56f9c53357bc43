/** What sites do by themselves, each saying in `window.did` that it worked; and thirty sites that do some of it. */

interface OwnFunction {
  name: string;
  html: string;
}

const run = (code: string): string => `<script>${code}</script>`;
const did = (name: string): string => `(window.did ??= {})['${name}'] = true`;

export const ownFunctions: readonly OwnFunction[] = [
  { name: 'inline-script', html: run(did('inline-script')) },
  {
    name: 'inline-handler',
    html: `<button id="ih" onclick="${did('inline-handler').replaceAll("'", '&#39;')}">x</button>${run('ih.click()')}`,
  },
  { name: 'own-script', html: '<script src="/own.js"></script>' },
  { name: 'own-module', html: '<script type="module" src="/own-module.js"></script>' },
  {
    name: 'made-own-script',
    html: run(`document.head.append(Object.assign(document.createElement('script'), { src: '/made.js' }))`),
  },
  {
    name: 'set-own-script',
    html: run(
      `{ const s = document.createElement('script'); s.setAttribute('src', '/set.js'); document.head.append(s) }`,
    ),
  },
  {
    name: 'own-fetch',
    html: run(`fetch('/api').then((r) => r.json()).then((j) => { if (j.ok) ${did('own-fetch')} })`),
  },
  {
    name: 'own-xhr',
    html: run(
      `{ const x = new XMLHttpRequest(); x.onload = () => { if (JSON.parse(x.responseText).ok) ${did('own-xhr')} }; x.open('GET', '/api'); x.send() }`,
    ),
  },
  { name: 'own-beacon', html: run(`if (navigator.sendBeacon('/api', 'x')) ${did('own-beacon')}`) },
  {
    name: 'own-image',
    html: `<img alt="" src="/own.svg" onload="${did('own-image').replaceAll("'", '&#39;')}">`,
  },
  {
    name: 'new-own-image',
    html: run(`{ const i = new Image(); i.onload = () => ${did('new-own-image')}; i.src = '/own.svg' }`),
  },
  {
    name: 'data-image',
    html: run(
      `{ const i = new Image(); i.onload = () => ${did('data-image')}; i.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=' }`,
    ),
  },
  {
    name: 'blob-script',
    html: run(
      `{ const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(["${did('blob-script')}"], { type: 'text/javascript' })); document.head.append(s) }`,
    ),
  },
  { name: 'eval', html: run(`if (new Function('return 7')() === 7) ${did('eval')}`) },
  {
    name: 'own-frame',
    html: `<iframe title="t" src="/frame" onload="${did('own-frame').replaceAll("'", '&#39;')}"></iframe>`,
  },
  {
    name: 'srcdoc-frame',
    html: `<iframe title="t" srcdoc="&lt;script&gt;parent.did = { ...parent.did, 'srcdoc-frame': true }&lt;/script&gt;"></iframe>`,
  },
  {
    name: 'own-worker',
    html: run(
      `{ const w = new Worker('/echo.js'); w.onmessage = () => ${did('own-worker')}; w.postMessage(1) }`,
    ),
  },
  {
    name: 'blob-worker',
    html: run(
      `{ const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => ${did('blob-worker')} }`,
    ),
  },
  {
    name: 'event-source',
    html: run(
      `{ const e = new EventSource('/events'); e.onmessage = () => { ${did('event-source')}; e.close() } }`,
    ),
  },
  { name: 'written-script', html: run(`document.write('<script src="/written.js"><\\/script>')`) },
  {
    name: 'style',
    html: `<style>#st { width: 77px }</style><div id="st" style="height:3px"></div>${run(`if (st.offsetWidth === 77 && st.offsetHeight === 3) ${did('style')}`)}`,
  },
  {
    name: 'own-style',
    html: `<link rel="stylesheet" href="/own.css"><p id="os">x</p>${run(`addEventListener('load', () => { if (getComputedStyle(os).color === 'rgb(1, 2, 3)') ${did('own-style')} })`)}`,
  },
  {
    name: 'own-cookie',
    html: run(
      `document.cookie = 'basket=3;path=/'; if (document.cookie.includes('basket=3')) ${did('own-cookie')}`,
    ),
  },
  {
    name: 'own-storage',
    html: run(
      `localStorage.setItem('basket', '3'); if (localStorage.getItem('basket') === '3') ${did('own-storage')}`,
    ),
  },
  {
    name: 'form',
    html: `<form id="fo" action="/api" target="answers" method="post"></form><iframe title="t" name="answers" id="fr"></iframe>${run(`addEventListener('load', () => { fr.onload = () => ${did('form')}; fo.submit() })`)}`,
  },
  { name: 'static-host', html: '<script src="http://{static}/own-static.js"></script>' },
  { name: 'needed-host', html: '<script src="http://{needed}/needed.js"></script>' },
  { name: 'essential-vendor', html: '<script src="http://{essential}/essential.js"></script>' },
  {
    name: 'dialog',
    html: `<dialog id="di">x</dialog>${run(`di.showModal(); if (di.open) ${did('dialog')}; di.close()`)}`,
  },
  {
    name: 'wasm',
    html: run(`WebAssembly.instantiate(new Uint8Array([0,97,115,109,1,0,0,0])).then(() => ${did('wasm')})`),
  },
];

/** A third of all, another third each time, in another order. */
export function siteOf(number: number): readonly OwnFunction[] {
  return Array.from(
    { length: 12 },
    (_, place) => ownFunctions[(number * 7 + place * (1 + (number % 2) * 10)) % ownFunctions.length],
  ).filter((own, place, all): own is OwnFunction => own !== undefined && all.indexOf(own) === place);
}
