/** What changed inside one paragraph, heading or cell. */
import { diffArrays } from 'diff';
import type { PlainPhrase } from '@clausewright/engine/document/tree';
import { affordable, type Budget } from './redline-budget.ts';
import { toPhrases, type Token, tokenize } from './redline-tokens.ts';
import type { Change, MarkedPhrase } from './redline-tree.ts';

export function markWhole(phrases: readonly PlainPhrase[], as: Change['as']): MarkedPhrase[] {
  return phrases.length === 0 ? [] : [{ type: 'change', as, children: [...phrases] }];
}

/** Both texts in one. Marks and links belong to their words: a word that became bold is taken out and put in. */
export function changedPhrases(
  before: readonly PlainPhrase[],
  after: readonly PlainPhrase[],
  budget: Budget,
): MarkedPhrase[] {
  const [old, fresh] = [tokenize(before), tokenize(after)];
  budget.left -= old.length + fresh.length;
  const parts = diffArrays(
    old.map(({ key }) => key),
    fresh.map(({ key }) => key),
    { maxEditLength: affordable(budget) },
  );
  if (parts === undefined) {
    budget.left -= affordable(budget) ** 2;
    return [...markWhole(before, 'del'), ...markWhole(after, 'ins')];
  }
  const regions: Region[] = [];
  let [i, j, edits] = [0, 0, 0];
  for (const { added, removed, count } of parts) {
    const del = removed ? old.slice(i, i + count) : [];
    const ins = added ? fresh.slice(j, j + count) : [];
    const same = added || removed ? [] : fresh.slice(j, j + count);
    if (!added) i += count;
    if (!removed) j += count;
    edits += del.length + ins.length;
    const last = regions.at(-1);
    if (last && same.length === 0 && last.same.length === 0) {
      last.del.push(...del);
      last.ins.push(...ins);
    } else regions.push({ same, del, ins });
  }
  budget.left -= edits ** 2;
  return toPhrases(joined(regions).flatMap(marked));
}

/** Either words that both have, or words taken out and words put in at one place. */
interface Region {
  same: Token[];
  del: Token[];
  ins: Token[];
}

/** Changes between which hardly a word stayed read better as one. */
function joined(regions: readonly Region[]): Region[] {
  return regions.reduce<Region[]>((done, region, index) => {
    const last = done.at(-1);
    const next = regions[index + 1];
    if (last && next && isIsland(region.same, last, next)) {
      last.del.push(...region.same);
      last.ins.push(...region.same);
    } else if (last && last.same.length === 0 && region.same.length === 0) {
      last.del.push(...region.del);
      last.ins.push(...region.ins);
    } else done.push({ same: [...region.same], del: [...region.del], ins: [...region.ins] });
    return done;
  }, []);
}

function isIsland(same: readonly Token[], before: Region, after: Region): boolean {
  if (same.length === 0 || before.same.length > 0) return false;
  const letters = lettersIn(same);
  const changed = Math.min(
    ...[before, after].map(({ del, ins }) => Math.max(lettersIn(del), lettersIn(ins))),
  );
  return letters === 0 ? changed > 0 : same.length <= 3 && letters * 4 <= changed;
}

function lettersIn(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { text }) => sum + (text?.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

function marked({ same, del, ins }: Region): Token[] {
  return [
    ...same,
    ...del.map((token): Token => ({ ...token, change: 'del' })),
    ...ins.map((token): Token => ({ ...token, change: 'ins' })),
  ];
}
