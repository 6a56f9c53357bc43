/**
 * `node tooling/record-demo-shop.ts`: looks at a stand-in of the sample shop with the real scanner and its real banner,
 * and writes what was seen for the demo account (`demo-account/observed-shop.json`). It wants Chromium and openssl.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { builtFiles } from '@clausewright/banner/built';
import { buildCoreConfig, buildPreferencesConfig, compose, packConfig } from '@clausewright/banner/publish';
import { findChromium } from '@clausewright/scanner/chromium';
import {
  appearance,
  basket,
  catalogueVendors,
  fields,
} from '../packages/server/src/demo-account/shop-banner.ts';
import { shopDomain } from '../packages/server/src/demo-account/shop-owner.ts';
import { makeSecure } from '../packages/scanner/src/testing/secure.ts';
import { type Hosts, scanQuickly, startStandIns } from '../packages/scanner/src/testing/stand-ins.ts';

const target = new URL('../packages/server/src/demo-account/observed-shop.json', import.meta.url);
/** `watch-chapters.ts` puts those of the account in their place. */
const placeholders = { consent: '{consent}', site: '{site}' };
const consentHost = 'consent.example';
const site = 'recorded';
const second = `/c/${site}/de/preferences.js`;

const film = waiting('iframe', 'functionality', 'https://www.youtube-nocookie.com/embed/1');
const map = waiting('iframe', 'functionality', 'https://www.google.com/maps/embed?pb=1');

const program = findChromium();
if (program === null) throw new Error('Chromium is needed');
using secure = makeSecure(program);
await using servers = await startStandIns(await hosts(), { secure });
// Enough for what starts late, and the same in each recording.
const patience = { load: 15_000, quiet: 500, least: 1500, most: 8000 };
const observation = await scanQuickly(servers.reach, {
  address: new URL(`https://${shopDomain}/`),
  program: secure.program,
  pages: 3,
  patience: { first: patience, further: patience, banner: 8000 },
});
for (const pass of observation.passes) pass.picture = null;
const text = JSON.stringify(observation, null, 2)
  .replaceAll(`https://${consentHost}/c/${site}`, `${placeholders.consent}/c/${placeholders.site}`)
  .replaceAll(/("browser": "Chrome\/)[^"]+/gu, '$1156.0.0.0');
writeFileSync(target, `${text}\n`);

async function hosts(): Promise<Hosts> {
  const [core, preferences] = await banner();
  const answer = { status: 202, headers: { 'access-control-allow-headers': '*' } };
  return {
    [shopDomain]: page('Lehm & Terre', film),
    [`${shopDomain}/datenschutz`]: page('Datenschutz', ''),
    [`${shopDomain}/impressum`]: page('Impressum', map),
    [`${shopDomain}/robots.txt`]: { status: 404 },
    [`${shopDomain}/sitemap.xml`]: { status: 404 },
    [`${shopDomain}/favicon.ico`]: { status: 404 },
    [`${consentHost}/c/${site}.js`]: core,
    [`${consentHost}${second}`]: preferences,
    [`${consentHost}/c/${site}`]: answer,
    [`stats.${shopDomain}`]: `document.cookie = '_pk_id.1.1fff=x; max-age=33955200; path=/';`,
    'js.stripe.com': '// Stripe',
    'connect.facebook.net': '// Meta',
    'static.hotjar.com': '// Hotjar',
  };
}

/** Hotjar is what nobody has declared: the tag waits, and neither banner nor policy names it. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="de"><head>
<meta charset="utf-8">
<title>${title.replace('&', '&amp;')}</title>
<script async src="https://${consentHost}/c/${site}.js"></script>
<link rel="icon" href="/favicon.ico">
<script async src="https://js.stripe.com/v3/"></script>
${waiting('script', 'analytics', `https://stats.${shopDomain}/matomo.js`)}
${waiting('script', 'advertising', 'https://connect.facebook.net/en_US/fbevents.js')}
${waiting('script', 'analytics', 'https://static.hotjar.com/c/hotjar-1.js')}
</head><body>
<h1>${title.replace('&', '&amp;')}</h1>
${body}
<footer><a href="/werkstatt">Werkstatt</a> <a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a></footer>
</body></html>`;
}

function waiting(element: 'script' | 'iframe', type: string, address: string): string {
  return element === 'script'
    ? `<script type="text/plain" data-consent="${type}" src="${address}"></script>`
    : `<iframe data-consent="${type}" data-src="${address}"></iframe>`;
}

async function banner(): Promise<readonly [core: string, preferences: string]> {
  const listed = [
    basket,
    ...(await catalogueVendors('stripe', 'youtube', 'matomo', 'meta-pixel', 'google-maps')),
  ];
  const vendors = listed.map((vendor, at) => ({ ...vendor, id: String(at), active: true }));
  const published = compose(
    { site, revision: 1, domain: shopDomain, domains: [], appearance, fields, vendors },
    'de',
  );
  const config = buildCoreConfig(published, {
    snapshot: '0'.repeat(32),
    regime: 'opt-in',
    origin: `https://${consentHost}`,
    preferences: second,
  });
  const read = (name: string, value: unknown): string =>
    readFileSync(new URL(name, builtFiles), 'utf8').replace('__CLAUSEWRIGHT__', () => JSON.stringify(value));
  return [read('core.js', packConfig(config)), read('preferences.js', buildPreferencesConfig(published))];
}
