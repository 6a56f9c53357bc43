/** Contents as keys and words, which is all that alignment looks at. */
import type { ListItem, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import type { Comparable } from './redline-align.ts';

export function blockComparable(block: PlainBlock): Comparable {
  const words = wordsIn(textsOf(block));
  const shape = { key: JSON.stringify(content(block)), ...words, name: null, container: false };
  switch (block.type) {
    case 'paragraph':
      return { ...shape, kind: 'paragraph' };
    case 'heading':
      // A document has one title, whatever it says.
      return { ...shape, kind: `heading ${block.depth}`, name: block.depth === 1 ? 'title' : null };
    case 'list':
      return { ...shape, kind: block.ordered ? 'numbers' : 'bullets', container: true };
    case 'records':
      return { ...shape, kind: 'records', container: true };
    default:
      return block satisfies never;
  }
}

export function itemComparable(item: ListItem<PlainBlock>): Comparable {
  return {
    key: JSON.stringify(item.children.map(content)),
    kind: 'item',
    name: null,
    ...wordsIn(item.children.flatMap(textsOf)),
    container: item.children.length > 1,
  };
}

export function rowComparable(row: readonly PlainPhrase[][]): Comparable {
  const [first = []] = row;
  return {
    key: JSON.stringify(row.map((cell) => cell.map(phraseContent))),
    kind: 'row',
    name: JSON.stringify(first.map(phraseContent)),
    ...wordsIn(row.flat().flatMap(phraseTexts)),
    container: false,
  };
}

/** The same for the same tree, whatever the order of its keys. */
function content(block: PlainBlock): unknown[] {
  switch (block.type) {
    case 'paragraph':
      return ['p', ...block.children.map(phraseContent)];
    case 'heading':
      return [block.depth, ...block.children.map(phraseContent)];
    case 'list':
      return [block.ordered ? 'ol' : 'ul', ...block.children.map((item) => item.children.map(content))];
    case 'records':
      return ['table', block.fields, ...block.rows.map((row) => row.map((cell) => cell.map(phraseContent)))];
    default:
      return block satisfies never;
  }
}

function phraseContent(phrase: PlainPhrase): unknown {
  switch (phrase.type) {
    case 'text':
      return phrase.value;
    case 'break':
      return 0;
    case 'link':
      return [phrase.type, phrase.url, ...phrase.children.map(phraseContent)];
    default:
      return [phrase.type, ...phrase.children.map(phraseContent)];
  }
}

function textsOf(block: PlainBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.children.flatMap(phraseTexts);
    case 'list':
      return block.children.flatMap((item) => item.children.flatMap(textsOf));
    case 'records':
      return [...block.fields, ...block.rows.flat(2).flatMap(phraseTexts)];
    default:
      return block satisfies never;
  }
}

function phraseTexts(phrase: PlainPhrase): string[] {
  if (phrase.type === 'text') return [phrase.value];
  return phrase.type === 'break' ? [] : phrase.children.flatMap(phraseTexts);
}

function wordsIn(texts: readonly string[]): Pick<Comparable, 'words' | 'size'> {
  const words = new Map<string, number>();
  let size = 0;
  for (const [word] of texts.join(' ').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
    size += 1;
  }
  return { words, size };
}
