/** Sums of so few that they could say what one visitor did are not shown. Pure. */
import { type DecisionCounts, leastDecisions } from '@clausewright/contract';

export interface Part<Key> {
  of: Key;
  counts: DecisionCounts;
}

/** As it is shown: null where it is withheld. */
export interface Shown<Key> {
  of: Key;
  counts: DecisionCounts | null;
}

/**
 * The parts that are withheld: those of fewer than ten decisions, and the next larger ones until all of them
 * together have ten, else what is missing to the total would show them.
 */
export function withheldParts<Key>(parts: readonly Part<Key>[]): ReadonlySet<Part<Key>> {
  const rising = parts
    .filter(({ counts }) => counts.decisions > 0)
    .toSorted((one, other) => one.counts.decisions - other.counts.decisions);
  const withheld = new Set<Part<Key>>();
  let together = 0;
  for (const part of rising) {
    const { decisions } = part.counts;
    if (decisions >= leastDecisions && (together === 0 || together >= leastDecisions)) break;
    withheld.add(part);
    together += decisions;
  }
  return withheld;
}

/** Each part, those that are withheld without its numbers. */
export function withhold<Key>(parts: readonly Part<Key>[]): Shown<Key>[] {
  const withheld = withheldParts(parts);
  return parts.map((part) => (withheld.has(part) ? { of: part.of, counts: null } : part));
}

/** The parts with what is withheld in one, which is last; without it where nothing is. */
export function joinSmall<Key>(parts: readonly Part<Key>[], others: Key): Shown<Key>[] {
  const withheld = withheldParts(parts);
  if (withheld.size === 0) return [...parts];
  const counts = addUp([...withheld]);
  return [
    ...parts.filter((part) => !withheld.has(part)),
    { of: others, counts: counts.decisions < leastDecisions ? null : counts },
  ];
}

/** Null where all of it is too little. */
export function totalOf(parts: readonly Part<unknown>[]): DecisionCounts | null {
  const counts = addUp(parts);
  return counts.decisions > 0 && counts.decisions < leastDecisions ? null : counts;
}

function addUp(parts: readonly Part<unknown>[]): DecisionCounts {
  const sum = { decisions: 0, accepted: 0, custom: 0, rejected: 0 };
  for (const { counts } of parts) {
    sum.decisions += counts.decisions;
    sum.accepted += counts.accepted;
    sum.custom += counts.custom;
    sum.rejected += counts.rejected;
  }
  return sum;
}
