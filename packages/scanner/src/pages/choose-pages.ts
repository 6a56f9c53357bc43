/** Which pages of a site are visited: one of each kind, those first on which data is asked for or the law looks. */
import { getDomain } from 'tldts';
import type { ObservedLink } from '../observation.ts';

/** Words in addresses and links that name such pages, in the product's languages. */
const telling: readonly [kind: string, words: RegExp][] = [
  ['contact', /contact|kontakt|contatt|contacto/u],
  ['checkout', /cart|basket|warenkorb|panier|carrito|carrello|winkelwagen|checkout|kasse|caisse/u],
  ['account', /account|konto|login|log-in|anmelden|register|signup|sign-up|compte|cuenta|inloggen|accedi/u],
  ['privacy', /privacy|datenschutz|confidentialit|privacidad|vie-privee|donnees/u],
  ['imprint', /imprint|impressum|mentions-legales|aviso-legal|note-legali|colofon|legal-notice/u],
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

/** @returns up to `most` addresses beside the first page, `start` */
export function choosePages(start: URL, links: readonly ObservedLink[], most: number): string[] {
  const byShape = new Map<string, { url: string; rank: number }>();
  const others: string[] = [];
  for (const [place, { url, text }] of links.entries()) {
    const address = URL.parse(url);
    if (address === null || !/^https?:$/u.test(address.protocol) || !isOfSite(address, start)) continue;
    address.hash = '';
    if (samePage(address, start) || left.test(`${address.pathname}${address.search}`)) continue;
    const words = `${address.pathname} ${text}`.toLowerCase();
    const kind = telling.findIndex(([, pattern]) => pattern.test(words));
    const shape = kind === -1 ? shapeOf(address) : (telling[kind]?.[0] ?? '');
    const rank = (kind === -1 ? telling.length : kind) * 10_000 + place;
    const before = byShape.get(shape);
    if (before === undefined || before.rank > rank) byShape.set(shape, { url: address.href, rank });
    others.push(address.href);
  }
  const ofEachKind = [...byShape.values()].toSorted((a, b) => a.rank - b.rank).map(({ url }) => url);
  return [...new Set([...ofEachKind, ...others])].slice(0, most);
}

function samePage(one: URL, other: URL): boolean {
  return one.host === other.host && one.pathname === other.pathname && one.search === other.search;
}

/** Addresses made by one template: the same words where folders have names, whatever where they have numbers. */
function shapeOf({ hostname, pathname }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  return `${hostname}/${parts[0] === undefined || parts.length === 1 ? '*' : parts[0]}/${parts.length}`;
}
