/** Two lists of blocks in one: equal ones as they are, changed ones word by word, the others taken out or put in. */
import type { ListItem, PlainBlock, PlainPhrase, Records } from '@clausewright/engine/document/tree';
import { align, type Comparable } from './redline-align.ts';
import type { Budget } from './redline-budget.ts';
import { blockComparable, itemComparable } from './redline-comparable.ts';
import { recordsMarked, wholeRecords } from './redline-records.ts';
import type { Change, MarkedBlock } from './redline-tree.ts';
import { changedPhrases, markWhole } from './redline-words.ts';

export function changedBlocks(
  before: readonly PlainBlock[],
  after: readonly PlainBlock[],
  budget: Budget,
): MarkedBlock[] {
  return paired({
    before,
    after,
    comparable: blockComparable,
    budget,
    whole: wholeBlock,
    changed: changedBlock,
  });
}

export function wholeBlock(block: PlainBlock, as: Change['as']): MarkedBlock {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: markWhole(block.children, as) };
    case 'list':
      return { ...block, children: block.children.map((item) => wholeItem(item, as)) };
    case 'records':
      return wholeRecords(block, as);
    default:
      return block satisfies never;
  }
}

/** Both are of one kind: what `align` pairs has the same `kind`. */
function changedBlock(old: PlainBlock, fresh: PlainBlock, budget: Budget): MarkedBlock {
  if (old.type === 'list' && fresh.type === 'list') {
    const children = paired({
      before: old.children,
      after: fresh.children,
      comparable: itemComparable,
      budget,
      whole: wholeItem,
      changed: changedItem,
    });
    return { ...fresh, children };
  }
  if (old.type === 'records' && fresh.type === 'records') return recordsMarked(old, fresh, budget);
  return { ...(fresh as Words), children: changedPhrases(phrasesIn(old), phrasesIn(fresh), budget) };
}
type Words = Exclude<PlainBlock, { type: 'list' } | Records<PlainPhrase>>;

function phrasesIn(block: PlainBlock): PlainPhrase[] {
  return block.type === 'heading' || block.type === 'paragraph' ? block.children : [];
}

function wholeItem(item: ListItem<PlainBlock>, as: Change['as']): ListItem<MarkedBlock> {
  return { type: 'listItem', children: item.children.map((block) => wholeBlock(block, as)) };
}

function changedItem(
  old: ListItem<PlainBlock>,
  fresh: ListItem<PlainBlock>,
  budget: Budget,
): ListItem<MarkedBlock> {
  return { type: 'listItem', children: changedBlocks(old.children, fresh.children, budget) };
}

interface Paired<One, Marked> {
  before: readonly One[];
  after: readonly One[];
  comparable: (one: One) => Comparable;
  whole: (one: One, as: Change['as']) => Marked;
  changed: (old: One, fresh: One, budget: Budget) => Marked;
  budget: Budget;
}

function paired<One extends Marked, Marked>(of: Paired<One, Marked>): Marked[] {
  const { before, after, comparable, budget } = of;
  return align(before.map(comparable), after.map(comparable), budget).flatMap((pair): Marked[] => {
    const old = pair.before === null ? undefined : before[pair.before];
    const fresh = pair.after === null ? undefined : after[pair.after];
    if (old !== undefined && fresh !== undefined) return [pair.same ? fresh : of.changed(old, fresh, budget)];
    if (old !== undefined) return [of.whole(old, 'del')];
    return fresh === undefined ? [] : [of.whole(fresh, 'ins')];
  });
}
