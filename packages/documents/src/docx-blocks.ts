import type { List, Plain, PlainBlock, PlainPhrase, Records } from '@clausewright/engine/document/tree';
import {
  BookmarkEnd,
  BookmarkStart,
  BorderStyle,
  ConcreteHyperlink,
  type FileChild,
  HeadingLevel,
  InternalHyperlink,
  LeaderType,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { byBox } from './boxes.ts';
import { buildContents } from './contents.ts';
import { bullets, deepest, getIndent, numbers, sectionNumbers } from './docx-styles.ts';
import { absoluteUrl, safeUrl } from './links.ts';
import type { Outline } from './outline.ts';
import { printable } from './printable.ts';

interface Marks {
  bold?: true;
  italics?: true;
  style?: 'Hyperlink';
}
interface Place {
  /** Level of the list around the block, -1 outside of lists. */
  level: number;
}
type ListParagraphOptions = Pick<IParagraphOptions, 'numbering' | 'indent' | 'style'>;

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
/** Twips between the margins of A4 as set in `renderDocx`. */
const textWidth = 11906 - 2 * 1418;

/** A table of one cell: borders of paragraphs would end at each list. */
function framed(children: FileChild[]): FileChild[] {
  const line = { style: BorderStyle.SINGLE, size: 8, color: '17211D' };
  const cell = new TableCell({
    margins: { top: 140, bottom: 40, left: 200, right: 200 },
    children: children as (Paragraph | Table)[],
  });
  const table = new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [textWidth],
    borders: { top: line, bottom: line, left: line, right: line },
    rows: [new TableRow({ children: [cell] })],
  });
  return [table, new Paragraph({ style: 'TableText' })];
}

/** Blocks in Word's terms; external links are numbered here because the library would draw their ids at random. */
export function docxBlocks(plain: Plain, outline: Outline) {
  const links: { id: string; url: string }[] = [];
  // Word allows bookmark names of 40 characters at most.
  const bookmarks = new Map([...outline.values()].map(({ id }, index) => [id, `section_${index + 1}`]));
  let lists = 0;

  function runs(phrases: readonly PlainPhrase[], marks: Marks): ParagraphChild[] {
    return phrases.flatMap((node): ParagraphChild[] => {
      switch (node.type) {
        case 'text':
          return [new TextRun({ text: printable(node.value), ...marks })];
        case 'break':
          return [new TextRun({ break: 1, ...marks })];
        case 'strong':
          return runs(node.children, { ...marks, bold: true });
        case 'emphasis':
          return runs(node.children, { ...marks, italics: true });
        case 'link':
          return link(node.url, node.children, marks);
        default:
          return node satisfies never;
      }
    });
  }

  function link(url: string, children: readonly PlainPhrase[], marks: Marks): ParagraphChild[] {
    const external = absoluteUrl(url);
    const anchor = bookmarks.get(safeUrl(url)?.slice(1) ?? '');
    if (external === null && anchor === undefined) return runs(children, marks);
    const content = runs(children, { ...marks, style: 'Hyperlink' });
    if (external === null) return [new InternalHyperlink({ anchor: anchor ?? '', children: content })];
    const id = `link${links.length + 1}`;
    links.push({ id, url: external });
    return [new ConcreteHyperlink(content, id)];
  }

  function listBlocks(list: List<PlainBlock>, { level }: Place): FileChild[] {
    const own = Math.min(level + 1, deepest);
    // One instance per list: only then does Word begin each ordered list with 1.
    const instance = ++lists;
    const numbering = { reference: list.ordered ? numbers : bullets, level: own, instance };
    return list.children.flatMap((item) => {
      const [first, ...rest] = item.children;
      const continued: ListParagraphOptions = { style: 'ListParagraph', indent: { left: getIndent(own) } };
      const numbered: ListParagraphOptions = { style: 'ListParagraph', numbering };
      if (first?.type === 'paragraph' || first?.type === 'heading')
        return [
          new Paragraph({ ...numbered, children: runs(first.children, {}) }),
          ...rest.flatMap((node) => block(node, { level: own }, continued)),
        ];
      return [
        new Paragraph(numbered),
        ...item.children.flatMap((node) => block(node, { level: own }, continued)),
      ];
    });
  }

  function recordsBlocks({ fields, rows }: Records<PlainPhrase>): FileChild[] {
    const width = Math.floor(textWidth / fields.length);
    const cell = (children: ParagraphChild[]) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { top: 40, bottom: 40, left: 0, right: 140 },
        children: [new Paragraph({ style: 'TableText', children })],
      });
    const line = { style: BorderStyle.SINGLE, size: 4, color: 'C3CAC3' };
    const strong = { style: BorderStyle.SINGLE, size: 12, color: '17211D' };
    const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const head = fields.map((field) => cell([new TextRun({ text: printable(field), bold: true })]));
    const table = new Table({
      layout: TableLayoutType.FIXED,
      width: { size: width * fields.length, type: WidthType.DXA },
      columnWidths: fields.map(() => width),
      borders: {
        top: strong,
        bottom: strong,
        left: none,
        right: none,
        insideHorizontal: line,
        insideVertical: none,
      },
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: head }),
        ...rows.map(
          (row) =>
            new TableRow({
              cantSplit: true,
              children: row.map((content, column) => cell(runs(content, column === 0 ? { bold: true } : {}))),
            }),
        ),
      ],
    });
    // Two tables without a paragraph between them become one in Word.
    return [table, new Paragraph({ style: 'TableText' })];
  }

  function block(node: PlainBlock, place: Place, options: ListParagraphOptions): FileChild[] {
    switch (node.type) {
      case 'heading': {
        const entry = outline.get(node);
        const content = runs(node.children, {});
        const id = bookmarks.get(entry?.id ?? '');
        const numbering =
          entry === undefined || entry.number === null
            ? {}
            : { numbering: { reference: sectionNumbers, level: 0 } };
        // `Bookmark` would number itself by a counter of the whole process.
        const number = [...bookmarks.keys()].indexOf(entry?.id ?? '') + 1;
        // The library's types know marks only inside `Bookmark`; a paragraph writes them as they are.
        const children =
          id === undefined
            ? content
            : ([new BookmarkStart(id, number), ...content, new BookmarkEnd(number)] as ParagraphChild[]);
        const annex = entry?.annex === true ? { pageBreakBefore: true } : {};
        return [new Paragraph({ heading: levels[node.depth], ...numbering, ...annex, children })];
      }
      case 'paragraph':
        return [new Paragraph({ ...options, children: runs(node.children, {}) })];
      case 'list':
        return listBlocks(node, place);
      case 'records':
        return recordsBlocks(node);
      default:
        return node satisfies never;
    }
  }

  function shown(nodes: readonly PlainBlock[]): FileChild[] {
    return byBox(nodes).flatMap(({ box, blocks }) => {
      const own = blocks.flatMap((node) => block(node, { level: -1 }, {}));
      return box === null ? own : framed(own);
    });
  }

  const list = buildContents(plain);
  if (list === null) return { children: shown(plain.children), links };
  const contents = [
    new Paragraph({ children: [new TextRun({ text: list.label, bold: true })] }),
    new TableOfContents(list.label, {
      hyperlink: true,
      headingStyleRange: '2-2',
      beginDirty: false,
      tabLeader: LeaderType.NONE,
      // Left to the library, the list would give each heading a second bookmark with a name by chance.
      cachedEntries: [...outline.values()]
        .filter(({ depth }) => depth === 2)
        .map(({ id, text }) => ({ title: text, level: 1, href: bookmarks.get(id) ?? '' })),
    }),
  ];
  return { children: [...shown(list.before), ...contents, ...shown(list.after)], links };
}
