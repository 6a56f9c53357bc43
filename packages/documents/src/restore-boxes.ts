/** Boxes of a clause that somebody edited: Markdown has their words alone. */
import type { PlainBlock } from '@clausewright/engine/document/tree';

/**
 * The blocks with the boxes of `standing`: words that stand there in a box stand in it still, and so do those that
 * were written between them or in their place.
 */
export function restoreBoxes(
  blocks: readonly PlainBlock[],
  standing: readonly PlainBlock[],
): readonly PlainBlock[] {
  if (standing.every((block) => boxOf(block) === undefined)) return blocks;
  const before = matches(blocks, standing);
  // The next words that stood there already, for those that are new.
  const below = before.map(() => standing.length);
  for (let at = before.length - 1, next = standing.length; at >= 0; at -= 1) {
    below[at] = next;
    next = before[at] ?? next;
  }
  let above = -1;
  let fresh = 0;
  return blocks.map((block, at) => {
    const place = before[at] ?? null;
    if (place === null) fresh += 1;
    else [above, fresh] = [place, 0];
    if (block.type !== 'paragraph' && block.type !== 'list') return block;
    const box =
      place === null
        ? boxBetween(standing, { above, below: below[at] ?? standing.length, fresh })
        : boxOf(standing[place]);
    return box === undefined ? block : { ...block, box };
  });
}

/** Of words that are new: what stood in their place, else what stands on both their sides. */
function boxBetween(
  standing: readonly PlainBlock[],
  { above, below, fresh }: { above: number; below: number; fresh: number },
): string | undefined {
  if (below > above + 1) return boxOf(standing[Math.min(above + fresh, below - 1)]);
  const [left, right] = [boxOf(standing[above]), boxOf(standing[below])];
  return left === right ? left : undefined;
}

function boxOf(block: PlainBlock | undefined): string | undefined {
  return block !== undefined && 'box' in block ? block.box : undefined;
}

/** For each block its place in `standing`, in order; null where it is new. */
function matches(blocks: readonly PlainBlock[], standing: readonly PlainBlock[]): (number | null)[] {
  const places = new Map<string, number[]>();
  for (const [at, block] of standing.entries()) {
    const words = wordsOf(block);
    const known = places.get(words);
    if (known === undefined) places.set(words, [at]);
    else known.push(at);
  }
  let next = 0;
  return blocks.map((block) => {
    const waiting = places.get(wordsOf(block)) ?? [];
    while ((waiting[0] ?? next) < next) waiting.shift();
    const place = waiting.shift() ?? null;
    if (place !== null) next = place + 1;
    return place;
  });
}

function wordsOf(block: PlainBlock): string {
  if (!('box' in block)) return JSON.stringify(block);
  const { box: _, ...open } = block;
  return JSON.stringify(open);
}
