import type { ListItem, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import type { Definition, Nodes, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { safeUrl } from './links.ts';
import { tablesIn } from './table-lines.ts';

interface Source {
  text: string;
  lines: readonly string[];
  definitions: ReadonlyMap<string, Definition>;
  /** Identifiers of definitions that a link uses. */
  used: ReadonlySet<string>;
}

/** Where phrases stand. `tableFrom`: the line from which each line stays one. */
interface Place extends Source {
  tableFrom: number;
}

function lines(value: string): PlainPhrase[] {
  return value.split(/\r\n|\r|\n/u).flatMap((line, index): PlainPhrase[] => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    // A space at the edge of a line would be written as `&#x20;`.
    { type: 'text', value: line.trim() },
  ]);
}

function linked(url: string | undefined, children: PlainPhrase[]): PlainPhrase[] {
  const safe = url === undefined ? null : safeUrl(url);
  return safe === null ? children : [{ type: 'link', url: safe, children }];
}

function phrase(node: PhrasingContent, place: Place): PlainPhrase[] {
  const { definitions } = place;
  switch (node.type) {
    case 'text':
      return textOf(node, place);
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: phrases(node.children, place) }];
    case 'link':
      return linked(node.url, phrases(node.children, place));
    case 'linkReference': {
      const children = phrases(node.children, place);
      if (definitions.has(node.identifier)) return linked(definitions.get(node.identifier)?.url, children);
      const label = node.referenceType === 'full' ? `[${node.label ?? node.identifier}]` : '';
      return [{ type: 'text', value: '[' }, ...children, { type: 'text', value: `]${label}` }];
    }
    case 'image':
    case 'imageReference':
      return [{ type: 'text', value: asTyped(node, place).replace(/[\r\n]+/gu, ' ') }];
    case 'inlineCode':
    case 'html':
      return [{ type: 'text', value: node.value.replace(/[\r\n]+/gu, ' ') }];
    case 'delete':
      return phrases(node.children, place);
    case 'footnoteReference':
      return [{ type: 'text', value: `[^${node.label ?? node.identifier}]` }];
    default:
      return node satisfies never;
  }
}

function phrases(nodes: readonly PhrasingContent[], place: Place): PlainPhrase[] {
  return nodes.flatMap((node) => phrase(node, place));
}

/** Lines of a paragraph run together, but not those of a table. */
function textOf({ value, position }: Text, { tableFrom }: Place): PlainPhrase[] {
  const first = position?.start.line ?? 0;
  return value.split(/\r\n|\r|\n/u).flatMap((line, index): PlainPhrase[] => {
    const text: PlainPhrase = { type: 'text', value: line };
    if (index === 0) return [text];
    return [first + index < tableFrom ? { type: 'text', value: ' ' } : { type: 'break' }, text];
  });
}

function asTyped({ position }: Nodes, { text }: Source): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

function tableIn({ position }: Paragraph, { lines }: Source): number {
  const [first] = position === undefined ? [] : tablesIn(lines, position.start.line, position.end.line);
  return first ?? Number.POSITIVE_INFINITY;
}

function paragraph(children: PlainPhrase[]): PlainBlock[] {
  return [{ type: 'paragraph', children }];
}

function block(node: RootContent, source: Source): PlainBlock[] {
  const { definitions, used } = source;
  const place: Place = { ...source, tableFrom: Number.POSITIVE_INFINITY };
  switch (node.type) {
    case 'heading': {
      const depth = node.depth > 3 ? 3 : (node.depth as 1 | 2 | 3);
      return [{ type: 'heading', depth, children: phrases(node.children, place) }];
    }
    case 'paragraph':
      return paragraph(phrases(node.children, { ...source, tableFrom: tableIn(node, source) }));
    case 'list': {
      const children = node.children.map((item): ListItem<PlainBlock> => ({
        type: 'listItem',
        children: blocks(item.children, source),
      }));
      return [{ type: 'list', ordered: node.ordered === true, children }];
    }
    case 'blockquote':
      return blocks(node.children, source);
    case 'code':
    case 'html':
      return paragraph(lines(node.value));
    case 'definition':
      // One that a link uses lives on in the link; the others are text that somebody typed.
      return used.has(node.identifier) && definitions.get(node.identifier) === node
        ? []
        : paragraph([
            {
              type: 'text',
              value: `[${node.label ?? node.identifier}]: ${node.url}${node.title ? ` "${node.title}"` : ''}`,
            },
          ]);
    case 'thematicBreak':
      return [];
    case 'yaml':
      return paragraph(lines(node.value));
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'listItem':
    case 'footnoteDefinition':
      return blocks(node.children, source);
    default:
      return paragraph(phrase(node, place));
  }
}

function blocks(nodes: readonly RootContent[], source: Source): PlainBlock[] {
  return nodes.flatMap((node) => block(node, source));
}

function collect(node: Nodes, definitions: Map<string, Definition>, used: Set<string>): void {
  if (node.type === 'definition' && !definitions.has(node.identifier) && safeUrl(node.url) !== null)
    definitions.set(node.identifier, node);
  if (node.type === 'linkReference') used.add(node.identifier);
  if ('children' in node) for (const child of node.children) collect(child, definitions, used);
}

/**
 * Markdown to blocks of our subset, not yet normalised. What lies outside stays as text: images and tables as they
 * were typed, code, html, quotes and headings below 3 as their words; links to other kinds of address become their
 * text. Without bounds: what somebody wrote goes through `readMarkdown`.
 */
export function parseMarkdown(text: string): PlainBlock[] {
  return toBlocks(fromMarkdown(text), text);
}

/** The same of a text with its tree, which was parsed already. */
export function toBlocks(root: Root, text: string): PlainBlock[] {
  const definitions = new Map<string, Definition>();
  const used = new Set<string>();
  collect(root, definitions, used);
  return blocks(root.children, { text, lines: text.split(/\r\n|\r|\n/u), definitions, used });
}
