import type { Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract/languages';
import type { BlockContent, DefinitionContent, PhrasingContent, Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { liftBreaks } from './lift-breaks.ts';
import { safeUrl } from './links.ts';
import { printable } from './printable.ts';
import { recordsAsList } from './records-as-list.ts';

function phrases(nodes: readonly PlainPhrase[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: printable(node.value) }];
      case 'break':
        return [{ type: 'break' }];
      case 'strong':
        return [{ type: 'strong', children: phrases(node.children) }];
      case 'emphasis':
        return [{ type: 'emphasis', children: phrases(node.children) }];
      case 'link': {
        const url = safeUrl(node.url);
        const children = phrases(node.children);
        return url === null ? children : [{ type: 'link', url, children }];
      }
      default:
        return node satisfies never;
    }
  });
}

type Content = BlockContent | DefinitionContent;

function blocks(nodes: readonly PlainBlock[], language: Language): Content[] {
  return nodes.map((node): Content => {
    switch (node.type) {
      case 'heading':
        return { type: 'heading', depth: node.depth, children: phrases(liftBreaks(node.children)) };
      case 'paragraph':
        return { type: 'paragraph', children: phrases(liftBreaks(node.children)) };
      case 'list': {
        const children = node.children.map((item) => {
          const content = blocks(item.children, language);
          return {
            type: 'listItem' as const,
            spread: content.some((child, at) => at > 0 && child.type !== 'list'),
            children: content,
          };
        });
        return {
          type: 'list',
          ordered: node.ordered,
          spread: children.some((item) => item.spread),
          children,
        };
      }
      case 'records': {
        const [list] = blocks([recordsAsList(node, language)], language);
        return list ?? { type: 'paragraph', children: [] };
      }
      default:
        return node satisfies never;
    }
  });
}

/** Markdown that `parseMarkdown` reads back as the same tree (tables as lists). Sections are not numbered in it. */
export function renderMarkdown(plain: Plain): string {
  const root: Root = { type: 'root', children: blocks(plain.children, plain.language) };
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '*',
    strong: '*',
    listItemIndent: 'one',
    incrementListMarker: true,
    resourceLink: true,
  });
}
