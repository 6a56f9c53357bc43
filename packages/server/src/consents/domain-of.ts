import { domainToASCII } from 'node:url';

/**
 * The host name that a site is reached under, lower case, in ASCII, without `www.`: to its owner both are
 * the same site. Null for what names no host.
 */
export function domainOf(siteUrl: string): string | null {
  const host = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(siteUrl.trim())?.[1] ?? '';
  const ascii = domainToASCII(host).replace(/\.$/, '');
  const bare = /^www\.(?=[^.]+\.)/.test(ascii) ? ascii.slice('www.'.length) : ascii;
  const isName =
    bare.length <= 253 && bare.split('.').every((label) => /^[a-z\d_][a-z\d_-]{0,62}$/.test(label));
  return isName && bare.includes('.') ? bare : null;
}
