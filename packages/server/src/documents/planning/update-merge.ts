/** Texts by hand and an update: what stays, what comes, and what only the person can decide. */
import {
  type ClauseText,
  joinClauses,
  type Merge,
  mergeClauses,
  sameBlocks,
  splitClauses,
} from '@clausewright/engine/merge/merge';
import type { Language } from '@clausewright/contract';
import { placedAs, withoutPlaces } from './clause-places.ts';
import { numberHeadings, withNumbers, withoutNumbers, withReferences } from './heading-numbers.ts';
import { hashValues } from './plan-agreement.ts';
import type { GeneratedText, VersionDocument } from '../records/version-store.ts';

export type Side = 'mine' | 'theirs';
export interface Resolution {
  language: Language;
  clause: string;
  take: Side;
}
export interface MergedDocument {
  document: VersionDocument;
  conflicts: Merge['conflicts'];
}

/** Joins the present document of a language with the newly generated one. */
export function mergeDocument(
  present: VersionDocument,
  written: VersionDocument,
  { take, undecided }: { take: (clause: string) => Side | undefined; undecided: Side },
): MergedDocument {
  const base = toClauses(present.generated ?? present);
  const mine = toClauses(present);
  const theirs = toClauses(written);
  const texts = { base: withoutNumbers(base), mine: withoutNumbers(mine), theirs: withoutNumbers(theirs) };
  const compared = {
    base: withoutPlaces(texts.base),
    mine: withoutPlaces(texts.mine),
    theirs: withoutPlaces(texts.theirs),
  };
  const { conflicts } = mergeClauses(compared, take);
  const sides = mergeClauses(compared, (clause) => take(clause) ?? undecided);
  const [was, own, given] = [byId(texts.base), byId(texts.mine), byId(texts.theirs)];
  const clauses = sides.clauses.map((clause): ClauseText => {
    const { id, version, from } = clause;
    const there = given.get(id);
    const kept = from === 'mine' ? placedAs(own.get(id) ?? clause, there, was.get(id)) : (there ?? clause);
    return { id, version, blocks: kept.blocks };
  });
  const moved = clauses.map((clause) => renumbered(clause, { base, mine, theirs }));
  const merged = withReferences(moved, [theirs, mine, base]);
  const numbered = (clauses: readonly ClauseText[], of: string): ClauseText | null =>
    clauses.find(({ id, blocks }) => id === of && blocks.length > 0) ?? null;
  return {
    conflicts: conflicts.map(({ id }) => ({ id, mine: numbered(mine, id), theirs: numbered(theirs, id) })),
    document: {
      ...documentOf(merged, { present, written }),
      sourceHashes: stillChecked(present, clauses),
    },
  };
}

function byId(clauses: readonly ClauseText[]): Map<string, ClauseText> {
  return new Map(clauses.filter(({ blocks }) => blocks.length > 0).map((clause) => [clause.id, clause]));
}

export function toClauses({ document, clauses }: GeneratedText): ClauseText[] {
  return splitClauses(document, clauses);
}

/** The newly generated document where nothing by hand is left in it. */
function documentOf(
  merged: readonly ClauseText[],
  { present, written }: { present: VersionDocument; written: VersionDocument },
): Omit<VersionDocument, 'sourceHashes'> {
  if (sameClauses(merged, toClauses(written))) return written;
  const { language } = written;
  const head = toClauses(written)[0];
  const title = head !== undefined && isIn(merged, head) ? written.document.title : present.document.title;
  const { document, clauses } = joinClauses({ language, title }, merged);
  const generated = { document: written.document, clauses: written.clauses };
  return { language, document, clauses, generated, hash: hashValues(document) };
}

/** A number moves with the update, but for one that was set by hand and that the update leaves alone. */
function renumbered(
  clause: ClauseText,
  sides: Record<'base' | 'mine' | 'theirs', readonly ClauseText[]>,
): ClauseText {
  const numbersIn = (side: keyof typeof sides): string[] => {
    const found = sides[side].find(({ id }) => id === clause.id);
    return found === undefined ? [] : numberHeadings(found);
  };
  const [base, mine, theirs] = [numbersIn('base'), numbersIn('mine'), numbersIn('theirs')];
  return withNumbers(clause, (place) => {
    const moved = theirs[place] !== base[place];
    return (moved ? undefined : mine[place]) ?? theirs[place] ?? mine[place];
  });
}

/** A translation that stays as it was stays checked against the source that it was checked against. */
function stillChecked(
  present: VersionDocument,
  merged: readonly ClauseText[],
): VersionDocument['sourceHashes'] {
  const before = withoutPlaces(withoutNumbers(toClauses(present)));
  return Object.fromEntries(
    withoutPlaces(merged)
      .filter((clause) => isIn(before, clause))
      .flatMap(({ id }) => {
        const hash = present.sourceHashes[id];
        return hash === undefined ? [] : [[id, hash]];
      }),
  );
}

function isIn(clauses: readonly ClauseText[], { id, blocks }: ClauseText): boolean {
  const found = clauses.find((one) => one.id === id);
  return found !== undefined && sameBlocks(found.blocks, blocks);
}

function sameClauses(one: readonly ClauseText[], other: readonly ClauseText[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, blocks }, index) => {
      const there = other[index];
      return there?.id === id && sameBlocks(blocks, there.blocks);
    })
  );
}
