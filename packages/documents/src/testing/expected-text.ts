import type { Plain, PlainBlock, PlainPhrase, Records } from '@clausewright/engine/document/tree';
import { safeUrl, showsUrl } from '../links.ts';
import { numbersSections, plainText } from '../outline.ts';

/** How a format shows what is not text: an independent statement of the rules, written from the tree alone. */
interface Manner {
  bullets: readonly string[];
  listNumbers: boolean;
  sectionNumbers: boolean;
  tables: boolean;
  addresses: boolean;
}

const manners = {
  html: { bullets: [''], listNumbers: false, sectionNumbers: false, tables: true, addresses: false },
  md: { bullets: [''], listNumbers: false, sectionNumbers: false, tables: false, addresses: false },
  txt: { bullets: ['-'], listNumbers: true, sectionNumbers: true, tables: false, addresses: true },
  docx: { bullets: ['•', '–'], listNumbers: true, sectionNumbers: true, tables: true, addresses: false },
  pdf: { bullets: ['•', '–'], listNumbers: true, sectionNumbers: true, tables: true, addresses: false },
} as const satisfies Record<string, Manner>;
export type ReadableFormat = keyof typeof manners;

/** All words of the document in order, as that format shows them. */
export function expectedText(plain: Plain, format: ReadableFormat): string {
  const manner: Manner = manners[format];
  const numbered = manner.sectionNumbers && numbersSections(plain);
  let section = 0;

  const phrases = (nodes: readonly PlainPhrase[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return plainText([node]);
        if (node.type === 'break') return ' ';
        const content = phrases(node.children);
        if (node.type !== 'link' || !manner.addresses) return content;
        const url = safeUrl(node.url);
        const shown = url === null || url.startsWith('#') || showsUrl(url, content);
        return shown ? content : `${content} (${url})`;
      })
      .join('');

  function records({ fields, rows }: Records<PlainPhrase>, bulletLevel: number): string[] {
    if (manner.tables)
      return [
        ...fields.map((field) => plainText([{ type: 'text', value: field }])),
        ...rows.flat().map(phrases),
      ];
    const bullet = (level: number) => manner.bullets[level % manner.bullets.length] ?? '';
    return rows.flatMap((row) =>
      row.map((cell, column) =>
        column === 0
          ? `${bullet(bulletLevel)} ${phrases(cell)}`
          : `${bullet(bulletLevel + 1)} ${fields[column] ?? ''}: ${phrases(cell)}`,
      ),
    );
  }

  /** `level` counts the lists around a block, `bulletLevel` what decides the sign: lists in Word, bullet lists in PDF. */
  function block(node: PlainBlock, level: number, top: boolean): string[] {
    switch (node.type) {
      case 'heading': {
        const number = top && numbered && node.depth === 2 ? `${++section}. ` : '';
        return [number + phrases(node.children)];
      }
      case 'paragraph':
        return [phrases(node.children)];
      case 'records':
        return records(node, level);
      case 'list':
        return node.children.flatMap((item, index) => {
          const bullet = manner.bullets[level % manner.bullets.length] ?? '';
          const mark = node.ordered ? (manner.listNumbers ? `${index + 1}.` : '') : bullet;
          const inner = format === 'pdf' && node.ordered ? level : level + 1;
          return [mark, ...item.children.flatMap((child) => block(child, inner, false))];
        });
      default:
        return node satisfies never;
    }
  }
  return plain.children.flatMap((node) => block(node, 0, true)).join('\n');
}
