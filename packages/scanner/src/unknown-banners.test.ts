/** Banners that no rule knows are answered by what stands on their buttons. */
import { afterEach, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { findFindings } from './findings.ts';
import { groupServices } from './identify/group-services.ts';
import { createIdentifier } from './identify/identify.ts';
import { observedVendors } from '@clausewright/library/observed-vendors';
import { type Hosts, scanDirectory, scanQuickly, startStandIns } from './testing/stand-ins.ts';

const address = new URL('http://shop.example/');
const identifier = createIdentifier(observedVendors);
const footer = '<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a>';
const page = (body: string): string =>
  `<!doctype html><html lang="de"><head><title>Laden</title></head><body>
  <form action="/suche"><input name="q"><button>OK</button></form>
  ${body}${footer}</body></html>`;

/** `show` puts the banner on the page; what it calls on an answer is `answer('yes')` or `answer('no')`. */
const site = (show: string): string =>
  page(`<div id="place"></div><script>
  const load = () => document.head.append(Object.assign(document.createElement('script'), { src: 'http://static.hotjar.com/c/hotjar-1.js' }));
  const place = document.querySelector('#place');
  const answer = (given) => { localStorage.setItem('choice', given); place.remove(); if (given === 'yes') load(); };
  const choice = localStorage.getItem('choice');
  if (choice === 'yes') load();
  else if (choice === null) { ${show} }
  </script>`);
const buttons = (text: string, ...all: readonly [label: string, code: string][]): string =>
  `<div style="position: fixed; bottom: 0; background: #fff"><p>${text}</p>${all
    .map(([label, code]) => `<button onclick="${code}">${label}</button>`)
    .join('')}</div>`;
const inPage = (html: string): string => `place.innerHTML = ${JSON.stringify(html)};`;
const [yes, no] = [`answer('yes')`, `answer('no')`];

const inShadow = `
  const tree = place.attachShadow({ mode: 'closed' });
  tree.innerHTML = '<div style="position: fixed; bottom: 0">Wir verwenden Cookies. <button>Ablehnen</button><button>Zustimmen</button></div>';
  const [first, second] = tree.querySelectorAll('button');
  first.onclick = () => answer('no');
  second.onclick = () => answer('yes');`;

const layers = inPage(
  `${buttons('Wir nutzen Cookies.', ['Alle akzeptieren', yes], ['Einstellungen', 'second.showModal()'])}
  <dialog id="second"><p>Cookies im Einzelnen</p><label><input type="checkbox" id="counts" checked> Statistik</label>
  <button onclick="answer(counts.checked ? 'yes' : 'no')">Auswahl speichern</button></dialog>`,
);

const framed: Hosts = {
  'shop.example': site(
    `place.innerHTML = '<iframe src="http://banner.example/"></iframe>'; onmessage = ({ data }) => answer(data);`,
  ),
  'banner.example': `<!doctype html><p>We and our partners use cookies.</p><button onclick="parent.postMessage('yes', '*')">Accept all</button><button onclick="parent.postMessage('no', '*')">Reject all</button>`,
};

const cases: readonly [what: string, hosts: Hosts, refused: string, accepted: string][] = [
  [
    'on the page',
    {
      'shop.example': site(
        inPage(buttons('Ce site utilise des cookies.', ['J’accepte', yes], ['Tout refuser', no])),
      ),
    },
    '“Tout refuser”',
    '“J’accepte”',
  ],
  ['in a closed shadow tree', { 'shop.example': site(inShadow) }, '“Ablehnen”', '“Zustimmen”'],
  ['in a frame of others', framed, '“Reject all”', '“Accept all”'],
  [
    'of two layers',
    { 'shop.example': site(layers) },
    '“Einstellungen” › “Auswahl speichern”',
    '“Alle akzeptieren”',
  ],
];

const look = async (hosts: Hosts) => {
  await using servers = await startStandIns({ ...hosts, 'static.hotjar.com': '// hotjar' });
  return await scanQuickly(servers.reach, {
    address,
    pages: 1,
    passes: ['unanswered', 'refused', 'accepted'],
  });
};

afterEach(() => {
  expect(readdirSync(scanDirectory)).toEqual([]);
});

test.each(cases)('a banner of an unknown maker is answered: %s', async (_, hosts, refused, accepted) => {
  const observation = await look(hosts);
  expect(observation.limits).toEqual([]);
  expect(
    observation.passes.map(({ answered, requests }) => [
      answered,
      requests.some(({ host }) => host === 'static.hotjar.com'),
    ]),
  ).toEqual([
    [null, false],
    [refused, false],
    [accepted, true],
  ]);
});

test('a banner that offers no way to refuse is told so, and what looks like a button elsewhere is left alone', async () => {
  const wall = buttons('Weiter mit Cookies und Werbung.', ['Akzeptieren und weiter', yes]);
  const observation = await look({
    'shop.example': site(inPage(`${wall}<a href="/abo">Ablehnen und Abo abschließen</a>`)),
  });
  expect(observation.limits).toEqual([{ pass: 'refused', limit: 'no-banner-answered' }]);
  const findings = findFindings(observation, groupServices(observation, identifier));
  expect(findings.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    'no-refusal “Akzeptieren und weiter”',
  ]);
  const without = await look({
    'shop.example': page(
      `<p>Hier wird nichts gefragt.</p><button>Ablehnen</button>
      <div class="consent"><p>Der Film setzt Cookies, sobald er lädt.</p><button>Akzeptieren</button></div>`,
    ),
  });
  expect(without.limits.map(({ limit }) => limit)).toEqual(['no-banner-answered', 'no-banner-answered']);
});

test('an answer is taken back where the page offers to change it', async () => {
  const code = inPage(buttons('Wir nutzen Cookies.', ['Zustimmen', yes], ['Ablehnen', no]));
  const hosts = {
    'shop.example': site(code).replace(
      footer,
      `${footer}<button onclick="localStorage.removeItem('choice'); location.reload()">Cookie-Einstellungen ändern</button>`,
    ),
    'static.hotjar.com': '// hotjar',
  };
  await using servers = await startStandIns(hosts);
  const { limits, passes } = await scanQuickly(servers.reach, {
    address,
    pages: 1,
    passes: ['unanswered', 'accepted', 'withdrawn'],
  });
  expect(limits).toEqual([]);
  const withdrawn = passes.find(({ name }) => name === 'withdrawn');
  expect(withdrawn?.answered).toBe('“Cookie-Einstellungen ändern” › “Ablehnen”');
});
