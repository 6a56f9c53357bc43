/** Which of two lists of blocks, items or rows belong together. */
import { diffArrays } from 'diff';
import { affordable, type Budget } from './redline-budget.ts';

export interface Comparable {
  /** Equal exactly for equal contents. */
  key: string;
  /** Only what is of one kind can have changed into one another. */
  kind: string;
  /** What stays the name of a thing while the rest of it changes: the first cell of a row. */
  name: string | null;
  /** How often each word occurs, and how many there are. */
  words: ReadonlyMap<string, number>;
  size: number;
  /** A container is recognised when most of the smaller one is in the larger one. */
  container: boolean;
}
/** Positions in both lists; null where one of them has no counterpart. In the order of reading. */
export interface Pair {
  before: number | null;
  after: number | null;
  same: boolean;
}

/** Pairs that are looked at in one gap; longer gaps are paired by position. */
const mostPairs = 10_000;
const alikeFrom = 0.5;

export function align(before: readonly Comparable[], after: readonly Comparable[], budget: Budget): Pair[] {
  const parts = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: affordable(budget) },
  );
  budget.left -= before.length + after.length;
  if (parts === undefined) {
    budget.left -= affordable(budget) ** 2;
    return gap(before, after, { i: 0, j: 0, removed: before.length, added: after.length }, budget);
  }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  let open = { removed: 0, added: 0 };
  const close = () => {
    budget.left -= (open.removed + open.added) ** 2;
    pairs.push(...gap(before, after, { i, j, ...open }, budget));
    i += open.removed;
    j += open.added;
    open = { removed: 0, added: 0 };
  };
  for (const part of parts) {
    if (part.removed) open.removed += part.count;
    else if (part.added) open.added += part.count;
    else {
      close();
      for (let n = 0; n < part.count; n++) pairs.push({ before: i++, after: j++, same: true });
    }
  }
  close();
  return pairs;
}

interface Gap {
  i: number;
  j: number;
  removed: number;
  added: number;
}

/** Between equal neighbours: the pairs whose likeness adds up to most, in order; taken out before put in. */
function gap(
  before: readonly Comparable[],
  after: readonly Comparable[],
  { i, j, removed, added }: Gap,
  budget: Budget,
): Pair[] {
  const [old, fresh] = [before.slice(i, i + removed), after.slice(j, j + added)];
  const chosen =
    removed * added <= mostPairs && budget.left > 0
      ? best(old, fresh, budget)
      : byPosition(old, fresh, budget);
  const pairs: Pair[] = [];
  let [at, to] = [0, 0];
  for (const [x, y] of [...chosen, [removed, added] as const]) {
    for (; at < x; at++) pairs.push({ before: i + at, after: null, same: false });
    for (; to < y; to++) pairs.push({ before: null, after: j + to, same: false });
    if (x === removed) break;
    pairs.push({ before: i + at++, after: j + to++, same: false });
  }
  return pairs;
}

function best(
  old: readonly Comparable[],
  fresh: readonly Comparable[],
  budget: Budget,
): (readonly [number, number])[] {
  const scores = old.map((one) => fresh.map((other) => likeness(one, other, budget)));
  // most[x][y]: what the rest of both lists, from x and from y, can add up to.
  const most = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const restOf = (x: number, y: number) => most[x]?.[y] ?? 0;
  for (let x = old.length - 1; x >= 0; x--)
    for (let y = fresh.length - 1; y >= 0; y--) {
      const score = scores[x]?.[y] ?? 0;
      const paired = score > 0 ? score + restOf(x + 1, y + 1) : 0;
      const row = most[x];
      if (row) row[y] = Math.max(paired, restOf(x + 1, y), restOf(x, y + 1));
    }
  const chosen: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  while (x < old.length && y < fresh.length) {
    const score = scores[x]?.[y] ?? 0;
    if (score > 0 && restOf(x, y) === score + restOf(x + 1, y + 1)) chosen.push([x++, y++]);
    else if (restOf(x, y) === restOf(x + 1, y)) x++;
    else y++;
  }
  return chosen;
}

function byPosition(
  old: readonly Comparable[],
  fresh: readonly Comparable[],
  budget: Budget,
): (readonly [number, number])[] {
  return old.flatMap((one, index) => {
    const other = fresh[index];
    return other && budget.left > 0 && likeness(one, other, budget) > 0 ? [[index, index] as const] : [];
  });
}

/** 0: not the same thing. Names count for more than words. */
function likeness(one: Comparable, other: Comparable, budget: Budget): number {
  if (one.kind !== other.kind) return 0;
  const named = one.name !== null && one.name === other.name ? 1 : 0;
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  const of = one.container ? small.size : (small.size + large.size) / 2;
  if (of === 0 || small.size / of < alikeFrom) return named;
  budget.left -= small.words.size;
  let shared = 0;
  for (const [word, count] of small.words) shared += Math.min(count, large.words.get(word) ?? 0);
  const score = shared / of;
  return named + (score >= alikeFrom ? score : 0);
}
