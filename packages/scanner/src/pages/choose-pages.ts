/** Which pages of a site are visited: one of each kind, those first on which data is asked for or the law looks. */
import { getDomain } from 'tldts';
import type { ObservedLink } from '../observation.ts';

/** Words in addresses and links that name such pages, in the product's languages. */
const telling: readonly [kind: string, words: RegExp][] = [
  // Who runs the site, which no other page tells as surely.
  [
    'imprint',
    /imprint|impressum|mentions[ -]l[eé]gales|aviso[ -]legal|note[ -]legali|colofon|legal[ -]notice|offenlegung/u,
  ],
  ['contact', /contact|kontakt|contatt|contacto/u],
  ['checkout', /cart|basket|warenkorb|panier|carrito|carrello|winkelwagen|checkout|kasse|caisse/u],
  ['account', /account|konto|login|log-in|anmelden|register|signup|sign-up|compte|cuenta|inloggen|accedi/u],
  ['privacy', /privacy|datenschutz|confidentialit|privacidad|vie-privee|donnees/u],
  ['product', /product|produkt|produit|producto|prodott|shop|item/u],
  ['article', /blog|news|article|magazin|artikel|actualit|noticia/u],
  ['video', /video|media|podcast|gallery|galerie/u],
];

/** Files that are no pages, and pages that do something. */
const left =
  /\.(?!html?$|php\d?$|aspx?$|jsp$|cgi$)[a-z\d]{2,5}$|log-?out|abmelden|deconnexion|[?&]add-to-cart|\/wp-admin|\/cdn-cgi\//iu;

export function isOfSite(url: URL, site: URL): boolean {
  return (getDomain(url.hostname) ?? url.hostname) === (getDomain(site.hostname) ?? site.hostname);
}

/**
 * Of each kind and template one, the telling ones first, then a second of each.
 * @returns up to `most` addresses beside the first page, `start`
 */
export function choosePages(start: URL, links: readonly ObservedLink[], most: number): string[] {
  const byShape = new Map<string, { rank: number; url: string }[]>();
  for (const [place, { url, text }] of links.entries()) {
    const address = URL.parse(url);
    if (address === null || !/^https?:$/u.test(address.protocol) || !isOfSite(address, start)) continue;
    address.hash = '';
    if (samePage(address, start) || left.test(`${address.pathname}${address.search}`)) continue;
    const words = `${address.pathname} ${text}`.toLowerCase();
    const kind = telling.findIndex(([, pattern]) => pattern.test(words));
    const shape = kind === -1 ? shapeOf(address) : (telling[kind]?.[0] ?? '');
    const rank = (kind === -1 ? telling.length : kind) * 10_000 + place;
    const same = byShape.get(shape) ?? [];
    if (same.length < most && same.every((one) => one.url !== address.href))
      same.push({ rank, url: address.href });
    byShape.set(shape, same);
  }
  const groups = [...byShape.values()].toSorted((a, b) => (a[0]?.rank ?? 0) - (b[0]?.rank ?? 0));
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < most; turn += 1) {
    const next = groups.flatMap((group) => group[turn]?.url ?? []);
    if (next.length === 0) break;
    chosen.push(...next);
  }
  return chosen.slice(0, most);
}

function samePage(one: URL, other: URL): boolean {
  return one.host === other.host && one.pathname === other.pathname && one.search === other.search;
}

/** Addresses made by one template: the same folder, depth and parameters, in whatever language. */
function shapeOf({ hostname, pathname, searchParams }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (/^[a-z]{2}(?:[-_][a-z]{2})?$/iu.test(parts[0] ?? '')) parts.shift();
  const folder = parts[0] === undefined || parts.length === 1 ? '*' : parts[0];
  return [hostname, folder, parts.length, ...[...searchParams.keys()].toSorted()].join('/');
}
