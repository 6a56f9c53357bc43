/** What a page or a name server has to say, and how it is found there. Pure. */

const name = 'website-owner-proof';

/** For the head of the first page. */
export function metaTag(token: string): string {
  return `<meta name="${name}" content="${token}">`;
}

/** For a TXT record of the domain. */
export function dnsRecord(token: string): string {
  return `${name}=${token}`;
}

/** Only in the head: what visitors write stands in the body. */
export function isTagIn(html: string, token: string): boolean {
  return tags(headOf(html), 'meta').some(
    (tag) => attribute(tag, 'name') === name && attribute(tag, 'content') === token,
  );
}

/** The script of a banner of these sites, wherever it stands. */
export function isBannerIn(
  html: string,
  { consentUrl, siteIds }: { consentUrl: string; siteIds: readonly string[] },
): boolean {
  return tags(html, 'script').some((tag) => {
    const url = URL.parse(attribute(tag, 'src') ?? '', `${consentUrl}/`);
    return url !== null && isBannerScript(url, { consentUrl, siteIds });
  });
}

export function isBannerScript(
  url: URL,
  { consentUrl, siteIds }: { consentUrl: string; siteIds: readonly string[] },
): boolean {
  const [, site = ''] = /^\/c\/([\w-]{22,64})(?:\/[a-z]{2})?\.js$/u.exec(url.pathname) ?? [];
  return url.origin === new URL(consentUrl).origin && siteIds.includes(site);
}

function headOf(html: string): string {
  const body = /<body\b/iu.exec(html);
  return body === null ? html : html.slice(0, body.index);
}

/** Comments left out; a page is bounded before it comes here, and a tag by this. */
function tags(html: string, of: 'meta' | 'script'): string[] {
  const plain = html.replaceAll(/<!--[\s\S]*?-->/gu, ' ');
  const pattern = of === 'meta' ? /<meta\b[^>]{0,2000}>/giu : /<script\b[^>]{0,2000}>/giu;
  return plain.match(pattern) ?? [];
}

function attribute(tag: string, wanted: string): string | null {
  for (const [, key = '', quoted, single, bare] of tag.matchAll(
    /\s([a-z-]{1,50})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu,
  )) {
    if (key.toLowerCase() === wanted) return quoted ?? single ?? bare ?? '';
  }
  return null;
}
