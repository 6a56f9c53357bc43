/**
 * A text file as blocks for translators: a heading, a paragraph, a list item, an entry of a list. What stands before the
 * words (marks of lists and headings, names of snippets) stays with the block, so that the file can be written again.
 */

/** A piece of a line: words, the beginning or the end of a part, or a mark that is printed as a whole. */
export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'open'; code: string }
  | { kind: 'close' }
  | { kind: 'mark'; code: string };

export interface Block {
  /** Blank lines before it. */
  gap: number;
  /** What stands before the words of its first line, and of the others. */
  lead: string;
  next: string;
  /** One line is one sentence; empty for what is no words, as `# row` or front matter. */
  lines: readonly (readonly Piece[])[];
}

const leads = /^(?: *(?:[-*+]|\d+[.)]) +| *#{2,3} +|[\w.-]+ = | +)?/;

/** The names of snippets and lists, and notes, are no words. */
function isNoWords(line: string): boolean {
  return /^(?:# \S+ *|<!--.*-->)$/.test(line);
}

/** Lines of front matter at the beginning, its dashes included. */
function frontMatterLines(lines: readonly string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

export function parseBlocks(text: string): Block[] {
  const blocks: { gap: number; lead: string; next: string; lines: Piece[][] }[] = [];
  let gap = 0;
  let isOpen = false;
  const all = text.replace(/\n$/, '').split('\n');
  const about = frontMatterLines(all);
  for (const [i, line] of all.entries()) {
    if (line.trim() === '') {
      gap += 1;
      isOpen = false;
      continue;
    }
    if (i < about || isNoWords(line)) {
      blocks.push({ gap, lead: line, next: '', lines: [] });
      isOpen = false;
    } else {
      const lead = leads.exec(line)?.[0] ?? '';
      const last = blocks.at(-1);
      const isMore = isOpen && last !== undefined && lead.trim() === '' && lead === last.next;
      const starts = lead.trim() !== '' || !isOpen;
      if (isMore) last.lines.push(piecesOf(line.slice(lead.length)));
      else if (!starts && last?.lines.length === 1) {
        last.next = lead;
        last.lines.push(piecesOf(line.slice(lead.length)));
      } else blocks.push({ gap, lead, next: '', lines: [piecesOf(line.slice(lead.length))] });
      isOpen = true;
    }
    gap = 0;
  }
  return blocks;
}

function piecesOf(words: string): Piece[] {
  return words
    .split(/(\{#?[A-Za-z][\w.-]*:|\{#?[A-Za-z][^{}:]*\}|\}|\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece): Piece => {
      if (piece === '}') return { kind: 'close' };
      if (piece === '**' || /^\{[^:]*\}$/.test(piece)) return { kind: 'mark', code: piece };
      return piece.startsWith('{') ? { kind: 'open', code: piece } : { kind: 'words', text: piece };
    });
}

/** The text of blocks; the inverse of `parseBlocks`. */
export function formatBlocks(blocks: readonly Block[]): string {
  const written = blocks.map(({ gap, lead, next, lines }) => {
    const words = lines.map((pieces, i) => (i === 0 ? lead : next) + pieces.map(toCode).join(''));
    return '\n'.repeat(gap) + (lines.length === 0 ? lead : words.join('\n'));
  });
  return `${written.join('\n')}\n`;
}

export function toCode(piece: Piece): string {
  if (piece.kind === 'words') return piece.text;
  return piece.kind === 'close' ? '}' : piece.code;
}
