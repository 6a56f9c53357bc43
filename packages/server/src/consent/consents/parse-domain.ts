import { domainToASCII, domainToUnicode } from 'node:url';

/** The host name in an address, lower case, in ASCII; null for what names no host. */
function hostOf(address: string): string | null {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(address.trim())?.[1] ?? '';
  const ascii = domainToASCII(host).replace(/\.$/, '');
  const isName =
    ascii.length <= 253 && ascii.split('.').every((label) => /^[a-z\d_][a-z\d_-]{0,62}$/.test(label));
  return isName && ascii.includes('.') ? ascii : null;
}

/**
 * The host name that a site is reached under, without `www.`: to its owner both are the same site.
 * Null for what names no host.
 */
export function parseDomain(siteUrl: string): string | null {
  const host = hostOf(siteUrl);
  return host === null ? null : host.replace(/^www\.(?=[^.]+\.)/, '');
}

/** The same for a further domain of a site, where `*.` stands for every name below. */
export function toDomainPattern(written: string): string | null {
  const [, below] = /^(?:https?:\/\/)?\*\.(.*)$/i.exec(written.trim()) ?? [];
  if (below === undefined) return parseDomain(written);
  const host = hostOf(below);
  return host === null ? null : `*.${host}`;
}

/** A stored name as people write it: `bücher.example`. The stored one is matched and goes into scripts. */
export function toDisplayDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}
