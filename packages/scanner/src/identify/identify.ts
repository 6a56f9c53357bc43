/**
 * Whose a request, a cookie or a storage key is: our own catalogue first, then third-party-web (MIT), then the Open
 * Cookie Database (Apache-2.0, also credited as CC BY 4.0), whose categories are not taken over: they mix what is
 * necessary with what is convenient. What nobody knows stays unknown.
 */
import { nameMatches, urlMatches } from '@clausewright/banner/publish';
import type { ConsentType } from '@clausewright/contract/consent-types';
import { getDomain } from 'tldts';
import thirdParties from 'third-party-web/nostats-subset.js';
import { type FurtherHost, furtherHosts } from './further-hosts.ts';
import cookieNames from './open-cookie-database.json' with { type: 'json' };

export interface KnownVendor {
  id: string;
  name: string;
  type: ConsentType;
  patterns: readonly string[];
  hosts: readonly string[];
  /** A star at the end of a name stands for anything. */
  cookies: readonly { name: string; days: number | null }[];
  cookieless: boolean;
}

export interface Identity {
  /** Of the catalogue; else null. */
  vendor: KnownVendor | null;
  /** What people call it: the vendor, its company, or the domain. */
  name: string;
  /** Null: nobody knows what it is for. */
  type: ConsentType | null;
  source: 'catalogue' | 'third-party-web' | 'open-cookie-database' | 'unknown';
}

export interface Identifier {
  /** Of an address that is not the site's own. */
  ofUrl(url: URL): Identity;
  /** Null where the name says nothing. */
  ofStoredName(name: string): Identity | null;
}

/** Categories of third-party-web that say what a service is for. */
const typeOfCategory: Readonly<Record<string, ConsentType>> = {
  ad: 'ADVERTISING',
  analytics: 'ANALYTICS',
  marketing: 'MARKETING',
  social: 'MARKETING',
  'customer-success': 'FUNCTIONALITY',
  video: 'FUNCTIONALITY',
  'consent-provider': 'ESSENTIAL',
};

/** Several services of one company, or of many, of different kinds: the domain alone says nothing. */
const shared = new Set(
  (
    'google.com googleapis.com gstatic.com googleusercontent.com ytimg.com facebook.com microsoft.com live.com bing.com ' +
    'yandex.ru amazon.com apple.com adobe.com linkedin.com licdn.com twitter.com x.com pinterest.com pinimg.com ' +
    'reddit.com redditstatic.com snapchat.com quora.com tiktok.com ebay.com bstatic.com rakuten.com salesforce.com ' +
    'wp.com wordpress.com jsdelivr.net unpkg.com cloudflare.com b-cdn.net'
  ).split(' '),
);

/** Anybody's files: that one service is fetched from there makes the host no service of its own. */
const everybodys = new Set(['cdn.jsdelivr.net', 'unpkg.com']);

/** What frameworks of many call theirs. */
const everybodysNames = new Set(['XSRF-TOKEN', 'cart', 'visitor_id']);

export function createIdentifier(vendors: readonly KnownVendor[]): Identifier {
  const byHost = new Map<string, KnownVendor[]>();
  const byDomain = new Map<string, Set<KnownVendor>>();
  const claim = (host: string, vendor: KnownVendor, isWhole: boolean): void => {
    if (isWhole && !everybodys.has(host)) byHost.set(host, [...(byHost.get(host) ?? []), vendor]);
    const domain = getDomain(host.replace(/^\*\./u, ''), { allowPrivateDomains: true });
    if (domain !== null && !shared.has(domain))
      byDomain.set(domain, (byDomain.get(domain) ?? new Set()).add(vendor));
  };
  for (const vendor of vendors) {
    for (const host of vendor.hosts) claim(host, vendor, true);
    for (const pattern of vendor.patterns) claim(pattern.split('/')[0] ?? '', vendor, false);
  }

  function inCatalogue(url: URL): KnownVendor | null {
    const further = furtherHost(url)?.vendor;
    const named = further === undefined ? undefined : vendors.find(({ id }) => id === further);
    if (named !== undefined) return named;
    const fits = vendors.filter(({ patterns }) => patterns.some((pattern) => urlMatches(pattern, url)));
    const [exact] = fits.toSorted((a, b) => longestFit(b, url) - longestFit(a, url));
    if (exact !== undefined) return exact;
    for (const host of [url.hostname, ...parentsOf(url.hostname).map((parent) => `*.${parent}`)]) {
      const claimed = byHost.get(host);
      if (claimed !== undefined) return claimed.length === 1 ? (claimed[0] ?? null) : null;
    }
    const domain = getDomain(url.hostname, { allowPrivateDomains: true });
    const owners = [...(byDomain.get(domain ?? '') ?? [])];
    return owners.length === 1 ? (owners[0] ?? null) : null;
  }

  function severalOfOneType(url: URL): ConsentType | null {
    const claimed = byHost.get(url.hostname) ?? [];
    const types = new Set(claimed.map(({ type }) => type));
    return types.size === 1 ? (claimed[0]?.type ?? null) : null;
  }

  const names = new Map(cookieNames.map(([name = '', platform = '']) => [name, platform]));
  const stars = [...names.keys()].filter((name) => name.endsWith('*'));
  return {
    ofUrl(url) {
      const vendor = inCatalogue(url);
      if (vendor !== null) return { vendor, name: vendor.name, type: vendor.type, source: 'catalogue' };
      const entity = thirdParties.getEntity(url.href);
      const type = severalOfOneType(url) ?? typeOfCategory[entity?.category ?? ''] ?? null;
      if (entity !== undefined) return { vendor: null, name: entity.name, type, source: 'third-party-web' };
      const further = furtherHost(url);
      if (further !== undefined)
        return { vendor: null, name: further.name, type: further.type, source: 'catalogue' };
      return { vendor: null, name: getDomain(url.hostname) ?? url.hostname, type, source: 'unknown' };
    },
    ofStoredName(name) {
      const owners = vendors.filter(({ cookies }) => cookies.some((cookie) => nameFits(cookie.name, name)));
      const [vendor] = owners;
      if (everybodysNames.has(name)) return null;
      if (vendor !== undefined && new Set(owners.map(({ type }) => type)).size === 1) {
        return { vendor, name: vendor.name, type: vendor.type, source: 'catalogue' };
      }
      const platform = names.get(name) ?? names.get(stars.find((star) => nameFits(star, name)) ?? '');
      if (platform === undefined) return null;
      const known = vendors.find((one) => one.name.toLowerCase() === platform.toLowerCase());
      return {
        vendor: known ?? null,
        name: platform,
        type: known?.type ?? null,
        source: 'open-cookie-database',
      };
    },
  };
}

function furtherHost({ hostname }: URL): FurtherHost | undefined {
  return furtherHosts.get(hostname) ?? furtherHosts.get(getDomain(hostname) ?? '');
}

/** A letter and a star say nothing. */
export function nameFits(pattern: string, name: string): boolean {
  return (!pattern.endsWith('*') || pattern.length > 2) && nameMatches(pattern, name);
}

function longestFit({ patterns }: KnownVendor, url: URL): number {
  return Math.max(...patterns.filter((pattern) => urlMatches(pattern, url)).map((pattern) => pattern.length));
}

function parentsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join('.'));
}
