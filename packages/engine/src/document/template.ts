/** Parses the literal of a template once per call site; throws on what the document model cannot say. */
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { DraftBlock, DraftPhrase } from './tree.ts';
import { safeUrl } from './safe-url.ts';

/** First of the private-use characters that stand for holes; values never contain one. */
export const firstHole = 0xe000;
const lastHole = 0xf8ff;

const parsed = new WeakMap<TemplateStringsArray, readonly DraftBlock[]>();

export function toTemplate(strings: TemplateStringsArray): readonly DraftBlock[] {
  const known = parsed.get(strings);
  if (known) return known;
  if (strings.raw.some((text) => text.includes('\\'))) fault('a backslash', strings.raw);
  const template = parseTemplate(strings);
  parsed.set(strings, template);
  return template;
}

/** The Markdown of a template, holes as private-use characters, indentation of the source removed. */
export function toMarkdown(strings: readonly string[]): string {
  const joined = strings.map((text, i) => (i === 0 ? text : String.fromCharCode(firstHole + i - 1) + text));
  const lines = joined.join('').split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/[^ ]/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line, i) => (i === 0 ? line.trimStart() : line.slice(indent)).replace(/ +$/, ''))
    .join('\n')
    .trim();
}

export function parseTemplate(strings: readonly string[]): readonly DraftBlock[] {
  if (strings.some((text) => /[\uE000-\uF8FF]/u.test(text))) fault('a private-use character', strings);
  if (strings.length > lastHole - firstHole) fault('too many holes', strings);
  const source = toMarkdown(strings);
  if (source === '') fault('no words', strings);
  return fromMarkdown(source).children.map((node) => blockOf(node, strings));
}

function blockOf(node: RootContent, source: readonly string[]): DraftBlock {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) return fault('a heading that is not ## or ###', source);
      return { type: 'heading', depth: node.depth, children: phrasesOf(node.children, source) };
    case 'paragraph':
      return { type: 'paragraph', children: phrasesOf(node.children, source) };
    case 'list':
      return listOf(node, source);
    default:
      return fault(`a ${node.type}`, source);
  }
}

function listOf(node: List, source: readonly string[]): DraftBlock {
  if (node.ordered && node.start !== 1) fault('a list that does not begin with 1', source);
  return {
    type: 'list',
    ordered: node.ordered === true,
    children: node.children.map((item: ListItem) => ({
      type: 'listItem',
      children: item.children.map((child) => blockOf(child, source)),
    })),
  };
}

function phrasesOf(nodes: readonly PhrasingContent[], source: readonly string[]): DraftPhrase[] {
  return nodes.map((node) => phraseOf(node, source));
}

function phraseOf(node: PhrasingContent, source: readonly string[]): DraftPhrase {
  switch (node.type) {
    case 'text':
      // CommonMark does not close bold between punctuation and a letter; the marks would be printed.
      if (/[*[\]`]/.test(node.value)) fault(`markup left in the text „${node.value}“`, source);
      return { type: 'text', value: node.value.replace(/ *\n */g, ' ') };
    case 'strong':
    case 'emphasis':
      return { type: node.type, children: phrasesOf(node.children, source) };
    case 'link':
      if (/[\uE000-\uF8FF]/u.test(node.url) || safeUrl(node.url) !== node.url) {
        fault(`the address ${node.url} (answers go through link())`, source);
      }
      return { type: 'link', url: node.url, children: phrasesOf(node.children, source) };
    default:
      return fault(`a ${node.type}`, source);
  }
}

function fault(what: string, source: readonly string[]): never {
  throw new Error(`Clause wording holds ${what}: ${source.join('${…}').trim().slice(0, 300)}`);
}
