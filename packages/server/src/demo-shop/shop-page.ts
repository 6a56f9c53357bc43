import { demoTags } from './tags.ts';

/** What stands on the page about the banner. */
export type ShopBanner =
  | { status: 'none' }
  | { status: 'unknown' }
  | { status: 'served'; script: string; waits: boolean };

const pots = [
  {
    name: 'Tall vase, sea glaze',
    price: '€84',
    svg: '<rect width="200" height="200" fill="#e9e4da"/><ellipse cx="100" cy="172" rx="58" ry="7" fill="rgba(0,0,0,.12)"/><path d="M78 38h44c4 22-6 30-2 44 8 20 22 34 22 58 0 24-18 32-42 32s-42-8-42-32c0-24 14-38 22-58 4-14-6-22-2-44z" fill="#3f6f7d"/><ellipse cx="100" cy="38" rx="22" ry="5" fill="#2c505b"/><path d="M60 128c10 6 70 6 80 0" stroke="rgba(255,255,255,.5)" stroke-width="3" fill="none"/>',
  },
  {
    name: 'Morning cup',
    price: '€28',
    svg: '<rect width="200" height="200" fill="#e4e6e1"/><ellipse cx="100" cy="172" rx="58" ry="7" fill="rgba(0,0,0,.12)"/><path d="M48 84h96v52c0 24-16 36-48 36s-48-12-48-36z" fill="#b9683f"/><ellipse cx="96" cy="84" rx="48" ry="9" fill="#8d4b29"/><path d="M142 100c30-6 32 42-4 40" stroke="#b9683f" stroke-width="9" fill="none"/>',
  },
  {
    name: 'Serving bowl',
    price: '€66',
    svg: '<rect width="200" height="200" fill="#ece3dc"/><ellipse cx="100" cy="172" rx="58" ry="7" fill="rgba(0,0,0,.12)"/><path d="M34 98h132c0 46-26 74-66 74s-66-28-66-74z" fill="#5d6b4c"/><ellipse cx="100" cy="98" rx="66" ry="12" fill="#454f39"/>',
  },
];

/** A shop as customers have it: tags that wait for a consent, a film in a frame, a link to the choices. */
export function shopPage(banner: ShopBanner): string {
  const script =
    banner.status === 'served'
      ? `<script ${banner.waits ? 'async ' : ''}src="${banner.script}"></script>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${script}
<title>Northlight Ceramics – stoneware from Galway</title>
<link rel="stylesheet" href="/demo/shop.css">
<script type="module" src="/demo/shop.js"></script>
${(['analytics', 'ads', 'chat', 'newsletter'] as const).map(tagElement).join('\n')}
</head>
<body>
<header class="top"><a href="/demo/shop" class="brand">Northlight Ceramics</a><nav aria-label="Shop"><a href="#pots">Shop</a><a href="#film">Workshops</a><a href="#fired">What fired when</a></nav></header>
<main>
<h1>Stoneware from a small kiln in Galway</h1>
<p class="lead">Thrown, glazed and fired by two people. New pieces every second Friday.</p>
${notice(banner)}
<div class="pots" id="pots">${pots.map(({ name, price, svg }) => `<article><a href="#pots"><svg viewBox="0 0 200 200" aria-hidden="true">${svg}</svg><span>${name}</span></a><p>${price}</p></article>`).join('')}</div>
<h2 id="film">How a vase is thrown</h2>
<iframe class="film" title="Film: how a vase is thrown" data-consent="${demoTags.video.waitsFor}" data-src="/demo/film"></iframe>
<img class="pixel" alt="" width="1" height="1" data-consent="marketing" data-src="/demo/pixel.svg">
<h2 id="fired">What fired when</h2>
<p class="lead">This shop is a sample. Its tags are stand-ins on this server: each sets the cookies of its model and says when it ran (UTC).</p>
<div class="scroll"><table><thead><tr><th>Tag</th><th>Waits for</th><th>State</th><th>Sets</th></tr></thead><tbody>
${Object.entries(demoTags).map(tagRow).join('\n')}
</tbody></table></div>
<p>Cookies that this page can read now: <strong id="cookies">none</strong></p>
<ol class="log" id="log" aria-live="off"></ol>
</main>
<footer><a href="/demo/shop">Privacy Policy</a><a href="/demo/shop">Cookies Policy</a><a href="#privacy-choices">Privacy choices</a></footer>
</body>
</html>
`;
}

function tagElement(name: 'analytics' | 'ads' | 'chat' | 'newsletter'): string {
  return `<script type="text/plain" data-consent="${demoTags[name].waitsFor}" src="/demo/tags/${name}.js"></script>`;
}

function tagRow([name, { label, waitsFor, cookies }]: [
  string,
  (typeof demoTags)[keyof typeof demoTags],
]): string {
  return `<tr><td>${label}</td><td>${waitsFor}</td><td data-tag="${name}">held back</td><td>${Object.keys(cookies).join(', ')}</td></tr>`;
}

const explanation =
  'Publish the banner of one of your sites under Privacy consents, then copy the address of its script from Install: it ends in <code>/c/…/en.js</code>. Paste it here, or the id in its middle.';

function notice({ status }: ShopBanner): string {
  if (status === 'served') return '';
  const what =
    status === 'none'
      ? 'No banner is chosen, so everything that waits for a consent stays held back.'
      : 'No banner is published under this id, or it is switched off. What waits for a consent stays held back, as on any site.';
  return `<div class="note"><strong>${what}</strong><p>${explanation}</p><form action="/demo/shop"><label for="site">Script address or id of the site</label><input id="site" name="site" autocomplete="off" required><button>Show the banner</button></form></div>`;
}

/** What plays in the frame. */
export const filmPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>How a vase is thrown</title><link rel="stylesheet" href="/demo/shop.css"></head><body class="stage"><p>A film would play here. It was allowed to.</p><script src="/demo/tags/video.js"></script></body></html>
`;

export const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';
