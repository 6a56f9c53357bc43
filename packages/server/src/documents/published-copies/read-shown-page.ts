/** What a page of somebody's website says, and which hosted documents it shows by other means. */
import { finished } from 'node:stream/promises';
import { type StartTag, SAXParser, type Text } from 'parse5-sax-parser';
import { wordsOf } from './words.ts';

/** By an element of ours, in a frame, or as a link. */
export type ShownBy = 'element' | 'frame' | 'link';

export interface ShownPage {
  /** The first subtag of `lang`, in lower case. */
  language: string;
  words: string[];
  /** What may lead to a hosted page: as written, with the version that an element names. */
  leads: { by: ShownBy; address: string; version: string | null }[];
}

/** The longest document has 60,000 words. */
const mostWords = 400_000;
const mostLeads = 5000;

const unseen = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'svg', 'select']);

/** Between these and the words around them stands no space. */
const inline = new Set(
  'a abbr b bdi bdo cite code dfn em font i kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

/** Reads tags one after the other and builds no tree. Null where there is more than any real page has. */
export async function readShownPage(html: string): Promise<ShownPage | null> {
  const leads: ShownPage['leads'] = [];
  const parts: string[] = [];
  let language: string | null = null;
  let hidden: { name: string; open: number } | null = null;
  const parser = new SAXParser();
  parser.on('startTag', ({ tagName, attrs, selfClosing }: StartTag) => {
    if (hidden !== null) {
      if (hidden.name === tagName && !selfClosing) hidden.open += 1;
      return;
    }
    const attribute = (name: string) => attrs.find((one) => one.name === name)?.value ?? null;
    if (unseen.has(tagName) && !selfClosing) hidden = { name: tagName, open: 1 };
    if (tagName === 'html') language ??= attribute('lang');
    if (!inline.has(tagName)) parts.push(' ');
    const lead = leadOf(tagName, attribute);
    if (lead !== null) leads.push({ ...lead, version: attribute('version') });
    if (leads.length > mostLeads) parser.stop();
  });
  parser.on('endTag', ({ tagName }) => {
    if (hidden?.name === tagName) {
      hidden.open -= 1;
      if (hidden.open === 0) hidden = null;
    }
    if (hidden === null && !inline.has(tagName)) parts.push(' ');
  });
  parser.on('text', ({ text }: Text) => {
    if (hidden === null) parts.push(text);
  });
  parser.end(html);
  await finished(parser);
  const words = wordsOf(parts.join(''));
  if (words.length > mostWords || leads.length > mostLeads) return null;
  return { language: (language ?? '').trim().split('-')[0]?.toLowerCase() ?? '', words, leads };
}

function leadOf(
  tag: string,
  attribute: (name: string) => string | null,
): { by: ShownBy; address: string } | null {
  const [by, address] =
    tag === 'clausewright-document'
      ? (['element', attribute('token') ?? attribute('src')] as const)
      : tag === 'iframe'
        ? (['frame', attribute('src')] as const)
        : (['link', tag === 'a' ? attribute('href') : null] as const);
  return address === null ? null : { by, address };
}
