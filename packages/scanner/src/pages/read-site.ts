/** What a website says of itself to those who look at it: robots.txt, and the pages of its sitemaps. */
import { gunzipSync } from 'node:zlib';
import { ownName, robotAgent } from '../browser/user-agent.ts';
import type { Reach } from '../network/proxy.ts';
import { readBody, requestPublic } from '../network/request-public.ts';
import { isOfSite } from './choose-pages.ts';
import { parseRobots, type Robots } from './robots.ts';

export interface SiteWords {
  robots: Robots;
  /** Addresses of sitemaps. */
  pages: string[];
}

const most = { time: 10_000, redirects: 4, bytes: 3_000_000, unpacked: 20_000_000, files: 6, pages: 2000 };

export async function readSite(address: URL, reach: Reach, stop?: AbortSignal): Promise<SiteWords> {
  const over = AbortSignal.timeout(most.time);
  const signal = stop === undefined ? over : AbortSignal.any([over, stop]);
  const robots = parseRobots(
    (await textOf(new URL('/robots.txt', address), reach, signal)) ?? '',
    ownName.toLowerCase(),
  );
  const named = robots.sitemaps.flatMap((text) => URL.parse(text, address) ?? []);
  const open = named.length > 0 ? named : [new URL('/sitemap.xml', address)];
  const pages = new Set<string>();
  for (let read = 0; read < most.files && pages.size < most.pages; read += 1) {
    const next = open.shift();
    if (next === undefined) break;
    if (!isOfSite(next, address)) continue;
    const text = (await textOf(next, reach, signal)) ?? '';
    for (const url of addressesIn(text).slice(0, most.pages)) {
      if (text.includes('<sitemapindex')) open.push(url);
      else if (isOfSite(url, address)) pages.add(url.href);
    }
  }
  return { robots, pages: [...pages].slice(0, most.pages) };
}

function addressesIn(text: string): URL[] {
  const found = text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/gu);
  return [...found].flatMap(([, url = '']) => URL.parse(url.replaceAll('&amp;', '&')) ?? []);
}

/** Null where no such file came. */
async function textOf(address: URL, reach: Reach, signal: AbortSignal): Promise<string | null> {
  let url = address;
  for (let hop = 0; hop <= most.redirects; hop += 1) {
    const message = await requestPublic(url, reach, {
      headers: { 'user-agent': robotAgent },
      signal,
      // What it says is public, and the browser judges the certificate of each page.
      anyCertificate: true,
    });
    if (message === null || message === 'refused') return null;
    const { statusCode = 0, headers } = message;
    const next = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', url) : null;
    if (next === null) {
      if (statusCode === 200) return readBody(message, most.bytes).then(unpacked, () => null);
      message.destroy();
      return null;
    }
    message.destroy();
    url = next;
  }
  return null;
}

/** Sitemaps may be packed files. */
function unpacked(body: Buffer): string | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body.toString();
  try {
    return gunzipSync(body, { maxOutputLength: most.unpacked }).toString();
  } catch {
    return null;
  }
}
