/** Counted answers as decisions. Pure. */
import type { DecisionCounts } from '@clausewright/contract';
import { sumCounts } from '../consent-log/log-counts.ts';
import type { CountedPart } from './figures-store.ts';
import type { Part } from './withhold.ts';

const none: DecisionCounts = { decisions: 0, accepted: 0, custom: 0, rejected: 0 };

export function countDecisions(rows: readonly Pick<CountedPart, 'action' | 'answers'>[]): DecisionCounts {
  const { answers, accepted, custom, rejected, notices } = sumCounts(rows);
  return { decisions: answers - notices, accepted, custom, rejected };
}

/** Those that anybody decided in, the larger ones first. */
export function partsOf(rows: readonly CountedPart[]): Part<string>[] {
  return [...Map.groupBy(rows, ({ of }) => of)]
    .map(([of, its]) => ({ of, counts: countDecisions(its) }))
    .filter(({ counts }) => counts.decisions > 0)
    .toSorted((one, other) => other.counts.decisions - one.counts.decisions || (one.of < other.of ? -1 : 1));
}

/** In the order of `keys`, each of them. */
export function partsFor<Key extends string>(
  keys: readonly Key[],
  rows: readonly CountedPart[],
): Part<Key>[] {
  const known = new Map(partsOf(rows).map(({ of, counts }) => [of, counts]));
  return keys.map((of) => ({ of, counts: known.get(of) ?? none }));
}
