/** What of a page matters to a banner, in the order in which a browser meets it. */
import { finished } from 'node:stream/promises';
import { SAXParser, type StartTag } from 'parse5-sax-parser';

export interface PageElement {
  name: 'script' | 'iframe' | 'img' | 'link';
  attributes: ReadonlyMap<string, string>;
  /** Where it is loaded from; null for none or one that is no address. */
  address: URL | null;
}

export interface PageContent {
  language: string;
  elements: readonly PageElement[];
  /** Addresses of links, as written. */
  links: readonly string[];
  /** Policies in the page itself. */
  policies: readonly string[];
}

const loading = new Set(['script', 'iframe', 'img', 'link']);

/** Of elements, links and policies together; the largest pages that people write have a tenth. */
const most = 20_000;

/**
 * Reads tags one after the other and builds no tree: from 22 kB of markup a tree can get millions of elements, which
 * no bound on the size of a page prevents. Null where there is more to keep than any real page has.
 */
export async function readPage(html: string, base: URL): Promise<PageContent | null> {
  const elements: PageElement[] = [];
  const links: string[] = [];
  const policies: string[] = [];
  let language: string | null = null;
  // What stands in a template is not loaded.
  let templates = 0;
  const parser = new SAXParser();
  parser.on('startTag', ({ tagName, attrs }: StartTag) => {
    if (tagName === 'template') templates += 1;
    if (templates > 0) return;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    if (tagName === 'html') language ??= attributes.get('lang')?.trim() ?? null;
    if (tagName === 'a') links.push(attributes.get('href') ?? '');
    if (isPolicy(tagName, attributes)) policies.push(attributes.get('content') ?? '');
    if (loading.has(tagName)) elements.push(elementOf(tagName as PageElement['name'], attributes, base));
    if (elements.length + links.length + policies.length > most) parser.stop();
  });
  parser.on('endTag', ({ tagName }) => {
    if (tagName === 'template') templates = Math.max(0, templates - 1);
  });
  parser.end(html);
  await finished(parser);
  if (elements.length + links.length + policies.length > most) return null;
  return { language: language ?? '', elements, links, policies };
}

function isPolicy(name: string, attributes: ReadonlyMap<string, string>): boolean {
  return name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';
}

function elementOf(
  name: PageElement['name'],
  attributes: ReadonlyMap<string, string>,
  base: URL,
): PageElement {
  const written = attributes.get(name === 'link' ? 'href' : 'src');
  const address = written === undefined ? null : URL.parse(written.trim(), base);
  return { name, attributes, address: address?.protocol.startsWith('http') === true ? address : null };
}
