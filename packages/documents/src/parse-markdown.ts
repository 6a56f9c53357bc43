import type { ListItem, PlainBlock, PlainPhrase } from '@clausewright/agreements/tree';
import type { Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { safeUrl } from './links.ts';

type Definitions = ReadonlyMap<string, Definition>;

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

function phrase(node: PhrasingContent, definitions: Definitions): PlainPhrase[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value.replace(/[\r\n]+/gu, ' ') }];
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: phrases(node.children, definitions) }];
    case 'link':
      return linked(node.url, phrases(node.children, definitions));
    case 'linkReference': {
      const children = phrases(node.children, definitions);
      if (definitions.has(node.identifier)) return linked(definitions.get(node.identifier)?.url, children);
      const label = node.referenceType === 'full' ? `[${node.label ?? node.identifier}]` : '';
      return [{ type: 'text', value: '[' }, ...children, { type: 'text', value: `]${label}` }];
    }
    case 'image':
    case 'imageReference':
      return [{ type: 'text', value: node.alt ?? '' }];
    case 'inlineCode':
    case 'html':
      return [{ type: 'text', value: node.value.replace(/[\r\n]+/gu, ' ') }];
    case 'delete':
      return phrases(node.children, definitions);
    case 'footnoteReference':
      return [{ type: 'text', value: `[^${node.label ?? node.identifier}]` }];
    default:
      return node satisfies never;
  }
}

function phrases(nodes: readonly PhrasingContent[], definitions: Definitions): PlainPhrase[] {
  return nodes.flatMap((node) => phrase(node, definitions));
}

function paragraph(children: PlainPhrase[]): PlainBlock[] {
  return [{ type: 'paragraph', children }];
}

function block(node: RootContent, definitions: Definitions, used: ReadonlySet<string>): PlainBlock[] {
  switch (node.type) {
    case 'heading': {
      const depth = node.depth > 3 ? 3 : (node.depth as 1 | 2 | 3);
      return [{ type: 'heading', depth, children: phrases(node.children, definitions) }];
    }
    case 'paragraph':
      return paragraph(phrases(node.children, definitions));
    case 'list': {
      const children = node.children.map((item): ListItem<PlainBlock> => ({
        type: 'listItem',
        children: blocks(item.children, definitions, used),
      }));
      return [{ type: 'list', ordered: node.ordered === true, children }];
    }
    case 'blockquote':
      return blocks(node.children, definitions, used);
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
      return blocks(node.children, definitions, used);
    default:
      return paragraph(phrase(node, definitions));
  }
}

function blocks(
  nodes: readonly RootContent[],
  definitions: Definitions,
  used: ReadonlySet<string>,
): PlainBlock[] {
  return nodes.flatMap((node) => block(node, definitions, used));
}

function collect(node: Nodes, definitions: Map<string, Definition>, used: Set<string>): void {
  if (node.type === 'definition' && !definitions.has(node.identifier) && safeUrl(node.url) !== null)
    definitions.set(node.identifier, node);
  if (node.type === 'linkReference') used.add(node.identifier);
  if ('children' in node) for (const child of node.children) collect(child, definitions, used);
}

/**
 * Markdown to blocks of our subset, not yet normalised. What lies outside (code, html, images, quotes, tables,
 * headings below 3) stays as its text; links to other kinds of address become their text. Without bounds: what
 * somebody wrote goes through `readMarkdown`.
 */
export function parseMarkdown(text: string): PlainBlock[] {
  return blocksOf(fromMarkdown(text));
}

/** The same of a tree that was parsed already. */
export function blocksOf(root: Root): PlainBlock[] {
  const definitions = new Map<string, Definition>();
  const used = new Set<string>();
  collect(root, definitions, used);
  return blocks(root.children, definitions, used);
}
