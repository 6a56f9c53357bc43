import type { Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { byBox } from './boxes.ts';
import { buildContents } from './contents.ts';
import { absoluteUrl, safeUrl } from './links.ts';
import { type Outline, buildOutline, plainText } from './outline.ts';
import { printable } from './printable.ts';

type PdfPhrase =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'emphasis'; children: PdfPhrase[] }
  | { type: 'link'; url: string; children: PdfPhrase[] }
  | { type: 'reference'; target: string; children: PdfPhrase[] };
type PdfBlock =
  | {
      type: 'heading';
      depth: number;
      id: string | null;
      numbered: boolean;
      annex: boolean;
      children: PdfPhrase[];
    }
  | { type: 'paragraph'; children: PdfPhrase[] }
  | { type: 'list'; ordered: boolean; tight: boolean; children: { children: PdfBlock[] }[] }
  | { type: 'records'; fields: string[]; rows: PdfRow[] }
  | { type: 'box'; children: PdfBlock[] }
  | { type: 'contents'; label: string };

/** `whole`: short enough to keep on one page, so that a reader meets its cells in their order. */
interface PdfRow {
  whole: boolean;
  cells: PdfPhrase[][];
}

/** What the Typst template reads. Labels are `section-1`, `section-2` … whatever the ids in HTML say. */
export interface PdfData {
  title: string;
  language: string;
  children: PdfBlock[];
}

/** Characters; even in five narrow columns such a cell takes less than half a page. */
const longestWholeCell = 600;

export function pdfData(plain: Plain): PdfData {
  const outline: Outline = buildOutline(plain);
  const labels = new Map([...outline.values()].map(({ id }, index) => [id, `section-${index + 1}`]));

  function phrases(nodes: readonly PlainPhrase[]): PdfPhrase[] {
    return nodes.flatMap((node): PdfPhrase[] => {
      switch (node.type) {
        case 'text':
          return [{ type: 'text', value: printable(node.value) }];
        case 'break':
          return [node];
        case 'strong':
        case 'emphasis':
          return [{ type: node.type, children: phrases(node.children) }];
        case 'link': {
          const children = phrases(node.children);
          const url = absoluteUrl(node.url);
          if (url !== null) return [{ type: 'link', url, children }];
          const target = labels.get(safeUrl(node.url)?.slice(1) ?? '');
          return target === undefined ? children : [{ type: 'reference', target, children }];
        }
        default:
          return node satisfies never;
      }
    });
  }

  function blocks(nodes: readonly PlainBlock[]): PdfBlock[] {
    return byBox(nodes).flatMap(({ box, blocks: own }): PdfBlock[] =>
      box === null ? single(own) : [{ type: 'box', children: single(own) }],
    );
  }

  function single(nodes: readonly PlainBlock[]): PdfBlock[] {
    return nodes.map((node): PdfBlock => {
      switch (node.type) {
        case 'heading': {
          const entry = outline.get(node);
          return {
            type: 'heading',
            depth: node.depth,
            id: entry === undefined ? null : (labels.get(entry.id) ?? null),
            numbered: entry !== undefined && entry.number !== null,
            annex: entry?.annex === true,
            children: phrases(node.children),
          };
        }
        case 'paragraph':
          return { type: 'paragraph', children: phrases(node.children) };
        case 'list':
          return {
            type: 'list',
            ordered: node.ordered,
            tight: node.children.every((item) =>
              item.children.every((child, at) => at === 0 || child.type === 'list'),
            ),
            children: node.children.map((item) => ({ children: blocks(item.children) })),
          };
        case 'records':
          return {
            type: 'records',
            fields: node.fields.map(printable),
            rows: node.rows.map((row) => ({
              whole: row.every((cell) => plainText(cell).length < longestWholeCell),
              cells: row.map(phrases),
            })),
          };
        default:
          return node satisfies never;
      }
    });
  }

  const list = buildContents(plain);
  return {
    title: printable(plain.title).trim() || '–',
    language: plain.language,
    children:
      list === null
        ? blocks(plain.children)
        : [...blocks(list.before), { type: 'contents', label: list.label }, ...blocks(list.after)],
  };
}
