/**
 * The canonical form of a tree, which Markdown can write and read back unchanged. Every tree that
 * did not come out of our own clauses passes here before anything else sees it.
 */
import { safeUrl } from './safe-url.ts';
import type { Heading, PlainBlock, PlainPhrase } from './tree.ts';
import { cleanText } from './value-text.ts';

/**
 * `above` is the depth of the heading under which the blocks stand; 0 for a whole document, whose
 * first heading then is its only one of depth 1. Levels have no gaps afterwards.
 */
export function normalise(blocks: readonly PlainBlock[], above: 0 | 1 | 2 = 0): PlainBlock[] {
  return levelled(content(blocks), above);
}

function content(blocks: readonly PlainBlock[], listed = false): PlainBlock[] {
  const kept = blocks.flatMap((block) => canonical(block, listed));
  return kept.reduce<PlainBlock[]>((done, block) => {
    const last = done.at(-1);
    // Markdown reads two neighbouring lists of one kind as one.
    if (
      last?.type === 'list' &&
      block.type === 'list' &&
      last.ordered === block.ordered &&
      last.box === block.box
    ) {
      done[done.length - 1] = { ...last, children: [...last.children, ...block.children] };
    } else done.push(block);
    return done;
  }, []);
}

function canonical(block: PlainBlock, listed: boolean): PlainBlock[] {
  switch (block.type) {
    case 'heading': {
      const children = line(block.children.map((phrase) => withoutBreaks(phrase)));
      if (children.length === 0) return [];
      return [listed ? { type: 'paragraph', children } : { type: 'heading', depth: block.depth, children }];
    }
    case 'paragraph': {
      const children = line(block.children);
      return children.length === 0 ? [] : [{ type: 'paragraph', ...boxOf(block), children }];
    }
    case 'list': {
      const children = block.children
        .map((item) => ({ type: 'listItem' as const, children: content(item.children, true) }))
        .filter((item) => item.children.length > 0);
      return children.length === 0
        ? []
        : [{ type: 'list', ...boxOf(block), ordered: block.ordered, children }];
    }
    case 'records': {
      const rows = block.rows.map((row) => row.map((cell) => line(cell)));
      if (rows.length === 0 || block.fields.length === 0) return [];
      return [{ type: 'records', fields: block.fields.map((field) => flat(field).trim()), rows }];
    }
    default:
      return block satisfies never;
  }
}

function boxOf({ box }: { box?: string }): { box?: string } {
  return box === undefined ? {} : { box };
}

/** The same blocks without gaps in the levels of their headings. */
export function levelled(blocks: readonly PlainBlock[], above: 0 | 1 | 2 = 0): PlainBlock[] {
  let last: number = above;
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    const lowest = above === 0 && last > 0 ? 2 : above + 1;
    last = Math.max(lowest, Math.min(block.depth, last + 1, 3));
    return { ...block, depth: last as Heading<PlainPhrase>['depth'] };
  });
}

type Marks = readonly PlainPhrase['type'][];

function line(list: readonly PlainPhrase[]): PlainPhrase[] {
  return trimEdges(joined(marked(list, [])));
}

/** Marks inside the same mark, links inside links and links with a refused address lose their cover. */
function marked(list: readonly PlainPhrase[], open: Marks): PlainPhrase[] {
  return list.flatMap((phrase): PlainPhrase[] => {
    if (phrase.type === 'break') return [phrase];
    if (phrase.type === 'text') {
      const value = flat(phrase.value);
      return value === '' ? [] : [{ type: 'text', value }];
    }
    if (open.includes(phrase.type)) return marked(phrase.children, open);
    if (phrase.type !== 'link') return covered(phrase, marked(phrase.children, [...open, phrase.type]));
    const url = safeUrl(phrase.url);
    if (url === null) return marked(phrase.children, open);
    return covered({ ...phrase, url }, marked(phrase.children, [...open, 'link']));
  });
}

function covered(
  mark: Exclude<PlainPhrase, { type: 'text' | 'break' }>,
  children: PlainPhrase[],
): PlainPhrase[] {
  return children.some((child) => child.type !== 'break')
    ? [{ ...mark, children: joined(children) }]
    : children;
}

/** Neighbours of one kind become one. Each run at once: pair by pair, its length would count squared. */
function joined(list: readonly PlainPhrase[]): PlainPhrase[] {
  const done: PlainPhrase[] = [];
  let end = 0;
  for (let at = 0; at < list.length; at = end) {
    const first = list[at] as PlainPhrase;
    for (end = at + 1; list[end]?.type === first.type; end += 1);
    const run = list.slice(at, end);
    if (first.type === 'link') done.push(...run);
    else if (first.type === 'break' || run.length === 1) done.push(first);
    else if (first.type === 'text')
      done.push({
        type: 'text',
        value: flat(run.map((one) => (one.type === 'text' ? one.value : '')).join('')),
      });
    else {
      const children = run.flatMap((one) => (one.type === first.type ? one.children : []));
      done.push({ type: first.type, children: joined(children) });
    }
  }
  return done;
}

const edge = /^[ \t\n]+|[ \t\n]+$/g;
const firstEdge = /^[ \t\n]+/;
const lastEdge = /[ \t\n]+$/;

function trimEdges(list: readonly PlainPhrase[]): PlainPhrase[] {
  return trimEdge(trimEdge(list, 'first'), 'last');
}

/** Without recursion along the list: it may be as long as a text. */
function trimEdge(list: readonly PlainPhrase[], side: 'first' | 'last'): PlainPhrase[] {
  let [from, to] = [0, list.length];
  while (from < to) {
    const at = side === 'first' ? from : to - 1;
    const kept = trimmed(list[at] as PlainPhrase, side, to - from === 1);
    if (kept !== null) return list.slice(from, to).with(at - from, kept);
    if (side === 'first') from += 1;
    else to -= 1;
  }
  return [];
}

/** Null where nothing is left. `alone`: both its sides are edges. */
function trimmed(phrase: PlainPhrase, side: 'first' | 'last', alone: boolean): PlainPhrase | null {
  if (phrase.type === 'break') return null;
  if (phrase.type === 'text') {
    const value = phrase.value.replace(alone ? edge : side === 'first' ? firstEdge : lastEdge, '');
    return value === '' ? null : { type: 'text', value };
  }
  const children = trimEdge(phrase.children, side);
  const whole = alone ? trimEdges(children) : children;
  return whole.length === 0 ? null : { ...phrase, children: whole };
}

function withoutBreaks(phrase: PlainPhrase): PlainPhrase {
  if (phrase.type === 'break') return { type: 'text', value: ' ' };
  if (phrase.type === 'text') return phrase;
  return { ...phrase, children: phrase.children.map(withoutBreaks) };
}

function flat(value: string): string {
  return cleanText(value).replace(/[ \t\n]+/g, ' ');
}
