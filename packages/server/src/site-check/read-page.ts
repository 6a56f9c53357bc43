/** What of a page matters to a banner, in the order in which a browser meets it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

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

export function readPage(html: string, base: URL): PageContent {
  const elements: PageElement[] = [];
  const links: string[] = [];
  const policies: string[] = [];
  let language = '';
  walk(parse(html), (element) => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const { tagName } = element;
    if (tagName === 'html') language = attributes.get('lang')?.trim() ?? '';
    if (tagName === 'a') links.push(attributes.get('href') ?? '');
    if (isPolicy(tagName, attributes)) policies.push(attributes.get('content') ?? '');
    if (loading.has(tagName)) elements.push(elementOf(tagName as PageElement['name'], attributes, base));
  });
  return { language, elements, links, policies };
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

/** Without recursion: a page may nest as deep as it likes. */
function walk(
  root: DefaultTreeAdapterTypes.Document,
  visit: (element: DefaultTreeAdapterTypes.Element) => void,
): void {
  const waiting: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) visit(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
}
