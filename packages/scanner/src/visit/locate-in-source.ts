/**
 * Finds the line of a page that names an address. The parser tells where it had got to when a request was sent, which
 * for media, frames and styles is further down, and says nothing of what is loaded later.
 */
import type { Initiator, ObservedRequest } from '../observation.ts';

/** Longer pages keep what the browser said. */
const longest = 3_000_000;

interface Source {
  text: string;
  lower: string;
}

/** `sources`: documents of the page by address, as they came. */
export function locateInSource(
  requests: readonly ObservedRequest[],
  page: { index: number; url: string },
  sources: ReadonlyMap<string, string>,
): void {
  const read = new Map<string, Source>();
  for (const [url, text] of sources) {
    if (text.length <= longest) read.set(url, { text, lower: text.toLowerCase() });
  }
  for (const request of requests) {
    if (request.page !== page.index || !isVague(request.initiator)) continue;
    const { url } = request.initiator;
    // A document that was written into a frame has no address of its own.
    const owner = url === null || !read.has(url) || url === request.url ? page.url : url;
    const source = read.get(owner);
    if (source === undefined || owner === request.url) continue;
    const found = placeOf(source, new URL(request.url), new URL(owner));
    if (found !== null) request.initiator = { kind: found.kind, url: owner, line: found.line };
    else if (url === request.url) request.initiator = { ...request.initiator, url: owner };
  }
}

function isVague({ kind, url }: Initiator): boolean {
  return kind === 'markup' || kind === 'frame' || (kind === 'unknown' && url === null);
}

function placeOf(source: Source, url: URL, owner: URL): { kind: Initiator['kind']; line: number } | null {
  for (const text of spellings(url, owner)) {
    const at = source.text.indexOf(text);
    if (at === -1) continue;
    return { kind: isInScript(source.lower, at) ? 'script' : 'markup', line: lineOf(source.text, at) };
  }
  return null;
}

/** The ways in which a page may write an address, the longest first. */
function spellings(url: URL, owner: URL): string[] {
  const whole = url.href;
  const relative = url.origin === owner.origin ? `${url.pathname}${url.search}` : null;
  const withoutScheme = whole.slice(url.protocol.length);
  const texts = [whole, withoutScheme, relative].filter(
    (text): text is string => text !== null && text !== '/',
  );
  const bare = url.pathname === '/' && url.search === '' ? [url.origin, `//${url.host}`] : [];
  return [...texts.flatMap((text) => [text, text.replaceAll('&', '&amp;')]), ...bare];
}

/** Between `<script …>` and its end, not in its attributes. */
function isInScript(source: string, at: number): boolean {
  const opened = source.lastIndexOf('<script', at);
  if (opened === -1) return false;
  const body = source.indexOf('>', opened);
  const closed = source.indexOf('</script', opened);
  return body !== -1 && body < at && (closed === -1 || closed > at);
}

function lineOf(source: string, at: number): number {
  let line = 1;
  for (let next = source.indexOf('\n'); next !== -1 && next < at; next = source.indexOf('\n', next + 1))
    line += 1;
  return line;
}
