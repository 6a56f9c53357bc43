import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { tablesIn } from './table-lines.ts';
import { findTextFault, measureWeight } from './text-weight.ts';

export interface Unsupported {
  /** Line of the text, counted from 1. */
  line: number;
  kind: 'image' | 'table' | 'html' | 'code' | 'quote' | 'rule' | 'deep-heading' | 'footnote';
}

/**
 * What of a text documents cannot show and becomes plain words; each kind once per line, in the order of lines.
 * Of a text that `convertMarkdown` refuses, nothing.
 */
export function unsupportedIn(text: string): Unsupported[] {
  if (findTextFault(measureWeight(text)) !== null) return [];
  const lines = text.split(/\r\n|\r|\n/u);
  const found = new Map<string, Unsupported>();
  const add = (line: number, kind: Unsupported['kind']) => found.set(`${line} ${kind}`, { line, kind });
  const waiting: { node: Nodes; quoted: boolean }[] = [{ node: fromMarkdown(text), quoted: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node } = next;
    const at = node.position;
    const kind = kindOf(node);
    if (at !== undefined && kind !== null && !(kind === 'quote' && next.quoted)) add(at.start.line, kind);
    if (at !== undefined && (node.type === 'paragraph' || node.type === 'heading')) {
      for (const line of tablesIn(lines, at.start.line, at.end.line)) add(line, 'table');
    }
    if (at !== undefined && node.type === 'text') {
      const source = text.slice(at.start.offset, at.end.offset).split(/\r\n|\r|\n/u);
      for (const [index, words] of source.entries()) {
        if (footnote.test(words)) add(at.start.line + index, 'footnote');
      }
    }
    if (!('children' in node)) continue;
    const quoted = next.quoted || node.type === 'blockquote';
    for (const child of node.children) waiting.push({ node: child, quoted });
  }
  return [...found.values()].toSorted((a, b) => a.line - b.line || a.kind.localeCompare(b.kind, 'en'));
}

function kindOf(node: Nodes): Unsupported['kind'] | null {
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return 'image';
    case 'html':
      return 'html';
    case 'code':
    case 'inlineCode':
      return 'code';
    case 'blockquote':
      return 'quote';
    case 'thematicBreak':
      return 'rule';
    case 'heading':
      return node.depth > 3 ? 'deep-heading' : null;
    case 'definition':
    case 'linkReference':
      return node.identifier.startsWith('^') ? 'footnote' : null;
    default:
      return null;
  }
}

const footnote = /(?<!\\)\[\^[^\]\s]+\]/u;
