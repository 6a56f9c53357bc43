/** Websites that do what a scan has to find, and websites that do nothing of it. */
import type { ScanFindingCode } from '@clausewright/contract';
import type { Declared } from '../findings.ts';
import type { Hosts } from './stand-ins.ts';

export interface PlantedSite {
  name: string;
  hosts: Hosts;
  declared?: Declared;
  /** What a scan has to report, and nothing worse than a notice beside it. */
  planted: readonly { code: ScanFindingCode; subject: RegExp }[];
}

export const plantedHost = 'planted.example';

interface Tag {
  subject: RegExp;
  isAdvertising?: boolean;
  html: string;
}

const links = '<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a>';
const page = (body: string, footer = links): string =>
  `<!doctype html><html lang="de"><head><title>Laden</title></head><body>\n${body}\n${footer}</body></html>`;

/** Tags of one kind each, as their documentation says: a script, a pixel, a frame, a style sheet, a cookie, storage. */
const tags: readonly Tag[] = [
  {
    subject: /google.analytics/iu,
    html: `<script async src="http://www.googletagmanager.com/gtag/js?id=G-AB12"></script>`,
  },
  {
    subject: /meta/iu,
    isAdvertising: true,
    html: `<img alt="" src="http://www.facebook.com/tr?id=1&amp;ev=PageView">`,
  },
  { subject: /youtube/iu, html: `<iframe src="http://www.youtube.com/embed/x"></iframe>` },
  {
    subject: /hotjar/iu,
    html: `<script>document.head.append(Object.assign(document.createElement('script'), { src: 'http://static.hotjar.com/c/hotjar-1.js' }));</script>`,
  },
  { subject: /clarity/iu, html: `<script>document.cookie = '_clck=x; max-age=31536000; path=/';</script>` },
  {
    subject: /criteo/iu,
    isAdvertising: true,
    html: `<script>localStorage.setItem('cto_bundle', 'x'); fetch('http://sslwidget.criteo.com/event', { mode: 'no-cors' });</script>`,
  },
  { subject: /google.maps/iu, html: `<script src="http://maps.googleapis.com/maps/api/js?key=x"></script>` },
  {
    subject: /linkedin/iu,
    isAdvertising: true,
    html: `<script>setTimeout(() => new Image().src = 'http://px.ads.linkedin.com/collect?pid=1', 300);</script>`,
  },
];

const addOf = (wanted: readonly Tag[]): string =>
  `const add = () => document.body.append(document.createRange().createContextualFragment(${JSON.stringify(wanted.map(({ html }) => html).join('')).replaceAll('</script', '<\\/script')}));`;

/** A consent tool of ours in a few lines: `onAccept`, `onReject` and `onLoad` are what the website makes of it. */
const tool = (code: {
  add?: string;
  onAccept?: string;
  onReject?: string;
  onLoad?: string;
}): string => `<script>
  ${code.add ?? ''}
  const answer = () => /answer=(\\w+)/.exec(document.cookie)?.[1];
  const keep = (given) => { document.cookie = 'answer=' + given + '; max-age=15552000; path=/'; };
  window.clausewright = {
    accept() { keep('yes'); ${code.onAccept ?? ''} },
    reject() { keep('no'); ${code.onReject ?? ''} },
  };
  addEventListener('DOMContentLoaded', () => { ${code.onLoad ?? ''} });
</script>`;

const clear = `for (const one of document.cookie.split('; ')) if (!one.startsWith('answer')) document.cookie = one.split('=')[0] + '=; max-age=0; path=/'; localStorage.clear();`;
const subjects = (code: ScanFindingCode, wanted: readonly Tag[] = tags) =>
  wanted.map(({ subject }) => ({ code, subject }));
const advertising = tags.filter(({ isAdvertising }) => isAdvertising === true);
const site = (body: string, more: Hosts = {}): Hosts => ({
  [plantedHost]: { body, headers: { 'set-cookie': 'session=1; HttpOnly; Path=/' } },
  ...more,
});

export const plantedSites: readonly PlantedSite[] = [
  {
    name: 'loads everything whatever is answered',
    hosts: site(page(`${tool({})}${tags.map(({ html }) => html).join('\n')}`)),
    planted: [
      ...subjects('before-answer'),
      ...subjects('after-refusal'),
      ...subjects('after-withdrawal'),
      ...subjects('gpc-ignored', advertising),
    ],
  },
  {
    name: 'waits for an answer and takes any',
    hosts: site(
      page(
        tool({ add: addOf(tags), onAccept: 'add();', onReject: 'add();', onLoad: 'if (answer()) add();' }),
      ),
    ),
    planted: [...subjects('after-refusal'), ...subjects('after-withdrawal')],
  },
  {
    name: 'goes on after consent was withdrawn',
    hosts: site(
      page(
        tool({
          add: addOf(tags),
          onAccept: `localStorage.setItem('ever', '1'); add();`,
          onLoad: `if (localStorage.getItem('ever')) add();`,
        }),
      ),
    ),
    planted: subjects('after-withdrawal'),
  },
  {
    name: 'says something else than it does',
    hosts: site(
      page(
        `${tool({ add: addOf(tags.slice(0, 1)), onAccept: `add(); document.cookie = '_ga=x; max-age=34000000; path=/';`, onReject: clear, onLoad: `if (answer() === 'yes') add();` })}<script src="http://js.stripe.com/v3/"></script>`,
        '<a href="/other">Anderes</a>',
      ),
    ),
    declared: {
      vendors: ['stripe', 'mixpanel', 'vimeo'],
      cookies: [{ name: '_ga', days: 30 }],
    },
    planted: [
      { code: 'kept-longer', subject: /^_ga$/u },
      { code: 'not-declared', subject: /google.analytics/iu },
      { code: 'not-seen', subject: /mixpanel/u },
      { code: 'not-seen', subject: /vimeo/u },
      { code: 'policy-not-linked', subject: /planted/u },
      { code: 'imprint-not-linked', subject: /planted/u },
    ],
  },
];

/** What looks like a tag and is none: comments, templates, `noscript` of a browser with scripts, samples of code. */
const samples = `<!-- <script src="http://static.hotjar.com/c/hotjar-1.js"></script> -->
<template><img src="http://www.facebook.com/tr?id=1"></template>
<noscript><img alt="" src="http://www.facebook.com/tr?id=1"></noscript>
<pre>&lt;script src="http://static.hotjar.com/x.js"&gt;&lt;/script&gt;</pre>
<script type="text/plain" data-vendor="hotjar" src="http://static.hotjar.com/c/hotjar-1.js"></script>`;

export const cleanSites: readonly PlantedSite[] = [
  {
    name: 'counts without cookies',
    hosts: site(
      page(
        `${samples}<script defer src="http://plausible.io/js/script.js"></script><script src="http://cdn.usefathom.com/script.js"></script><script src="http://scripts.simpleanalyticscdn.com/latest.js"></script>`,
      ),
      {
        'plausible.io/js/script.js': `fetch('http://plausible.io/api/event', { method: 'POST', mode: 'no-cors', body: '{}' })`,
      },
    ),
    planted: [],
  },
  {
    name: 'has what it needs alone',
    hosts: site(
      page(
        `<script>document.cookie = 'basket=1; path=/'; document.cookie = 'csrf=x; path=/'; sessionStorage.setItem('step', '1'); localStorage.setItem('theme', 'dark');</script><script src="http://js.stripe.com/v3/"></script><script src="http://js.hcaptcha.com/1/api.js"></script><script src="http://consent.cookiebot.com/uc.js"></script>`,
      ),
      { 'js.stripe.com': `document.cookie = '__stripe_mid=x; max-age=31536000; path=/';` },
    ),
    planted: [],
  },
  {
    name: 'asks first and keeps to the answer',
    hosts: site(
      page(
        tool({
          add: addOf(tags),
          onAccept: 'add();',
          onReject: clear,
          onLoad: `if (answer() === 'yes') add();`,
        }),
      ),
    ),
    planted: [],
  },
];
