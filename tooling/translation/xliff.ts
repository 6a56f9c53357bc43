/**
 * Texts as XLIFF 2.0 and back. A file is a text, a unit is a block under an id that stays, a segment is a line. A part is `<sc/> … <ec/>`, since
 * it may span segments; a value, a reference or a mark of Markdown is `<ph/>`. `disp` holds its code.
 */
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { type Block, parseBlocks, type Piece, formatBlocks } from './blocks.ts';
import { pairUnits, type UnitPair, wordsOf } from './units.ts';

export interface TextToTranslate {
  /** Path of the source text from the root. */
  path: string;
  source: string;
  /** The text in the language, where there is one. */
  target: string | null;
  /** For whoever translates: the clause, its conditions, the duties that its parts meet. */
  notes: readonly string[];
}

const core = 'urn:oasis:names:tc:xliff:document:2.0';
const own = 'urn:clausewright:text';

export function toXliff(
  texts: readonly TextToTranslate[],
  { source, target, state }: { source: string; target: string; state: 'translated' | 'final' },
): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(core, 'xliff', {
    version: '2.0',
    srcLang: source,
    trgLang: target,
    'xmlns:cw': own,
  });
  for (const [i, text] of texts.entries()) {
    const file = root.ele('file', { id: `f${i + 1}`, original: text.path });
    const notes = text.notes.length > 0 ? file.ele('notes') : undefined;
    for (const note of text.notes) notes?.ele('note').txt(note);
    const target = text.target === null ? [] : parseBlocks(text.target);
    for (const pair of pairUnits(parseBlocks(text.source), target)) addUnit(file, pair, state);
  }
  return root.end({ prettyPrint: false });
}

function addUnit(file: XMLBuilder, { id, from, to }: UnitPair, state: string): void {
  const shape = to ?? from;
  if (shape === undefined) return;
  const lines = Math.max(from?.lines.length ?? 0, to?.lines.length ?? 0);
  const unit = file.ele('unit', {
    id,
    'xml:space': 'preserve',
    'cw:gap': String(shape.gap),
    'cw:lead': shape.lead,
    'cw:next': shape.next,
    ...(shape.lines.length === 0 && { translate: 'no' }),
  });
  if (lines === 0) unit.ele('segment').ele('source');
  const counter = { next: 1, open: [] as number[] };
  const target = { next: 1, open: [] as number[] };
  for (let line = 0; line < lines; line += 1) {
    const words = to?.lines[line];
    const segment = unit.ele('segment', { state: words === undefined ? 'initial' : state });
    addPieces(segment.ele('source'), from?.lines[line] ?? [], counter);
    if (words !== undefined) addPieces(segment.ele('target'), words, target);
  }
}

function addPieces(
  node: XMLBuilder,
  pieces: readonly Piece[],
  counter: { next: number; open: number[] },
): void {
  for (const piece of pieces) {
    if (piece.kind === 'words') node.txt(piece.text);
    else if (piece.kind === 'close') {
      const opened = counter.open.pop();
      node.ele(
        'ec',
        opened === undefined ? { isolated: 'yes', id: `e${counter.next++}` } : { startRef: String(opened) },
      );
    } else {
      const id = counter.next++;
      if (piece.kind === 'open') counter.open.push(id);
      node.ele(piece.kind === 'open' ? 'sc' : 'ph', { id: String(id), disp: piece.code });
    }
  }
}

export interface TranslatedText {
  path: string;
  /** Null where no line of the text is translated. */
  text: string | null;
  /** Units of which some lines lack a translation, by id. */
  missing: readonly string[];
  /** Words of the source when the sheet was written, by id of the unit. */
  sources: ReadonlyMap<string, string>;
}

/** Throws for what is no XLIFF 2.0 of ours. */
export function fromXliff(xml: string): { source: string; target: string; texts: TranslatedText[] } {
  const root = elements(create({ skipWhitespaceOnlyText: false }, xml).node as unknown as XmlNode)[0];
  if (root?.nodeName !== 'xliff' || !root.getAttribute('version')?.startsWith('2.'))
    throw new Error('This is no XLIFF 2 file');
  return {
    source: root.getAttribute('srcLang') ?? '',
    target: root.getAttribute('trgLang') ?? '',
    texts: elements(root, 'file').map((file) => {
      const units = elements(file, 'unit').map(readUnit);
      const translated = units.filter(({ block }) => block.lines.length > 0);
      const worded = units.filter(({ hasWords }) => hasWords);
      return {
        path: file.getAttribute('original') ?? '',
        text:
          translated.length === 0 ? null : formatBlocks(units.filter(isWritten).map(({ block }) => block)),
        missing: worded.filter(({ isWhole }) => !isWhole).map(({ id }) => id),
        sources: new Map(
          worded.flatMap(({ id, source }) => (source.lines.length === 0 ? [] : [[id, wordsOf(source)]])),
        ),
      };
    }),
  };
}

interface Unit {
  id: string;
  block: Block;
  source: Pick<Block, 'lines'>;
  hasWords: boolean;
  isWhole: boolean;
}

/** A block that the target leaves out has no target at all. */
function isWritten({ block, hasWords }: Unit): boolean {
  return !hasWords || block.lines.length > 0;
}

function readUnit(unit: XmlNode): Unit {
  const segments = elements(unit, 'segment');
  const hasWords = unit.getAttribute('translate') !== 'no';
  const lines = segments.flatMap((segment) => {
    const [target] = elements(segment, 'target');
    return target === undefined ? [] : [readPieces(target)];
  });
  const sources = segments.flatMap((segment) => elements(segment, 'source').map(readPieces));
  return {
    id: unit.getAttribute('id') ?? '',
    source: { lines: sources.filter((pieces) => pieces.length > 0) },
    hasWords,
    isWhole: lines.length > 0,
    block: {
      gap: Number(unit.getAttribute('cw:gap') ?? 1),
      lead: unit.getAttribute('cw:lead') ?? '',
      next: unit.getAttribute('cw:next') ?? '',
      lines: hasWords ? lines : [],
    },
  };
}

function readPieces(node: XmlNode): Piece[] {
  return Array.from(node.childNodes).map((child): Piece => {
    if (child.nodeName === 'sc') return { kind: 'open', code: child.getAttribute('disp') ?? '' };
    if (child.nodeName === 'ec') return { kind: 'close' };
    if (child.nodeName === 'ph') return { kind: 'mark', code: child.getAttribute('disp') ?? '' };
    return { kind: 'words', text: child.nodeValue ?? '' };
  });
}

interface XmlNode {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<XmlNode>;
  getAttribute: (name: string) => string | null;
}

function elements(node: XmlNode, name?: string): XmlNode[] {
  return Array.from(node.childNodes).filter(
    (child) => !child.nodeName.startsWith('#') && (name === undefined || child.nodeName === name),
  );
}
