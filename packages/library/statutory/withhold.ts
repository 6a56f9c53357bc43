/** Takes prescribed texts out of blocks again, for screens that show what nobody has compared with the law yet. */
import type { Language } from '@clausewright/contract/languages';
import { wordList } from '@clausewright/engine/document/word-list';
import { blockText, phraseText } from '@clausewright/engine/document/tree-text';
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import { typographic } from './print.ts';
import { statutoryTexts } from './texts.ts';

/** What stands at the place of a text that is withheld: no model, and nothing that could be taken for one. */
const withheld = wordList(import.meta.url, 'withheld', ['notice']);

export function withheldNotice(language: Language): string {
  return withheld[language].notice;
}

/** Answers stand between: a line is known by what it begins with, which no note for completion strikes out. */
const opening = 40;
/** Shorter ones are headings and fields of forms, which a document may have of its own. */
const shortest = 20;

interface NamedText {
  id: string;
  /** Of the wording. */
  language: Language;
}

interface Line {
  words: string;
  /** Otherwise an answer follows. */
  whole: boolean;
  /** A title, which sentences of our own may quote. */
  heading: boolean;
}

/** `sure`: of a text; `maybe`: where neighbours are; `start`: of a text from that letter on. */
type Found = { is: 'sure' | 'maybe' } | { is: 'start'; at: number } | null;

/** The texts out of the blocks, a notice in the language of the document where each of them stood. */
export function withhold(
  blocks: readonly DraftBlock[],
  { language, texts }: { language: Language; texts: readonly NamedText[] },
): DraftBlock[] {
  const lines = texts.flatMap(linesOf);
  const notice: DraftPhrase = {
    type: 'emphasis',
    children: [{ type: 'text', value: withheldNotice(language) }],
  };
  return lines.length === 0 ? [...blocks] : without(blocks, lines, notice);
}

function without(blocks: readonly DraftBlock[], lines: readonly Line[], notice: DraftPhrase): DraftBlock[] {
  const found = blocks.map((block) => findIn(block, lines));
  const runs = found.map((one, at) => {
    const isIn = one?.is === 'sure' || one?.is === 'maybe';
    return isIn && isRun(found, blocks, at);
  });
  return blocks.flatMap((block, at): DraftBlock[] => {
    if (runs[at]) return runs[at - 1] ? [] : [{ type: 'paragraph', children: [notice] }];
    const one = found[at];
    if (one?.is === 'start' && block.type === 'paragraph') {
      return [{ ...block, children: [...before(block.children, one.at), notice] }];
    }
    if (block.type === 'blockPart') return [{ ...block, children: without(block.children, lines, notice) }];
    return [block];
  });
}

/** Whether something that is surely of a text stands in the same unbroken row of blocks. */
function isRun(found: readonly Found[], blocks: readonly DraftBlock[], at: number): boolean {
  const reaches = (step: 1 | -1): boolean => {
    for (let i = at; i >= 0 && i < blocks.length; i += step) {
      const one = found[i];
      if (one?.is === 'sure') return true;
      if (one?.is !== 'maybe') return false;
    }
    return false;
  };
  // A list of our own ends a text or begins after it; one between two pieces of a text belongs to it.
  return blocks[at]?.type === 'list' && found[at]?.is === 'maybe'
    ? reaches(1) && reaches(-1)
    : reaches(1) || reaches(-1);
}

function findIn(block: DraftBlock, lines: readonly Line[]): Found {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return findInWords(oneLine(phraseText(block.children)), lines);
    case 'list': {
      const items = block.children.map((item) => findInWords(oneLine(blockText(item.children)), lines));
      return { is: items.some((item) => item?.is === 'sure') ? 'sure' : 'maybe' };
    }
    case 'blockPart':
    case 'records':
      return null;
    default:
      return block satisfies never;
  }
}

function findInWords(text: string, lines: readonly Line[]): Found {
  const isOf = ({ words, whole }: Line): boolean => (whole ? text === words : text.startsWith(words));
  const found = lines.filter(isOf);
  if (found.length > 0) {
    return { is: found.some(({ words }) => words.length >= shortest) ? 'sure' : 'maybe' };
  }
  const starts = lines
    .filter(({ words, heading }) => !heading && words.length >= shortest)
    .map(({ words }) => text.indexOf(` ${words}`))
    .filter((at) => at >= 0);
  return starts.length === 0 ? null : { is: 'start', at: Math.min(...starts) + 1 };
}

/** The paragraphs and items of a text as it is printed. The events of its point 1 stand inside of others. */
function linesOf({ id, language }: NamedText): Line[] {
  const parts = Object.entries(statutoryTexts[id]?.[language]?.parts ?? {});
  return parts
    .filter(([name]) => !name.startsWith('1'))
    .flatMap(([, { text }]) => text.split(/\n{2,}/u))
    .flatMap((piece) => (piece.startsWith('- ') ? piece.split('\n') : [piece]))
    .map((piece): Line => {
      const words = oneLine(typographic(piece.replace(/^(?:### |- )/u, ''))).trim();
      const [head = ''] = words.split(/ ?\{[a-z_0-9]+\}/u);
      const heading = piece.startsWith('### ');
      return head === words
        ? { words, whole: true, heading }
        : { words: head.slice(0, opening), whole: false, heading };
    })
    .filter(({ words }) => words !== '');
}

/** As many letters, for places are counted in them. */
function oneLine(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}

/** The words in front of a letter. */
function before(phrases: readonly DraftPhrase[], end: number): DraftPhrase[] {
  let left = end;
  return phrases.flatMap((phrase): DraftPhrase[] => {
    const length = phraseText([phrase]).length;
    const taken = Math.min(length, left);
    left -= taken;
    if (taken === 0) return [];
    if (taken === length) return [phrase];
    // Prescribed words stand in texts alone, as they are printed.
    return phrase.type === 'text' ? [{ ...phrase, value: phrase.value.slice(0, taken) }] : [];
  });
}
