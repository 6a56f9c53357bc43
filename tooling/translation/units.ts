/**
 * The units of a text with ids that do not depend on where a block stands: a sentence more or less in the source leaves those
 * of all others as they are. A block is named by its snippet or list, and by its key or first part; without one, by its words.
 */
import { createHash } from 'node:crypto';
import { type Block, toCode } from './blocks.ts';

export interface UnitPair {
  id: string;
  from: Block | undefined;
  to: Block | undefined;
}

/** Snippet or list in which each block stands, empty at the beginning. */
function sectionsOf(blocks: readonly Block[]): string[] {
  let section = '';
  return blocks.map(({ lead, lines }) => {
    if (lines.length === 0) section = /^# (\S+)/.exec(lead)?.[1] ?? section;
    return section;
  });
}

/** The key of a list, or the part with which the words begin. */
function nameOf({ lead, lines }: Block): string | undefined {
  const key = /^([\w.-]+) = $/.exec(lead)?.[1];
  const opened = lines[0]?.find((piece) => piece.kind === 'open');
  return key ?? (opened?.kind === 'open' ? opened.code.slice(1, -1) : undefined);
}

export function wordsOf({ lines }: Pick<Block, 'lines'>): string {
  return lines.map((pieces) => pieces.map(toCode).join('')).join('\n');
}

/** An id for each block, unique in the text. */
export function unitIds(blocks: readonly Block[]): string[] {
  const sections = sectionsOf(blocks);
  const taken = new Map<string, number>();
  return blocks.map((block, i) => {
    const hash = createHash('sha256')
      .update(wordsOf(block) || block.lead)
      .digest('hex')
      .slice(0, 8);
    const name = block.lines.length === 0 ? `mark-${hash}` : (nameOf(block)?.replace('#', '') ?? hash);
    const id = [sections[i], name].filter((piece) => piece !== '').join('.');
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  });
}

/** By what a block of a translation is recognised: a heading or item of the same place, with the same name. */
function kindsOf(blocks: readonly Block[]): string[] {
  const sections = sectionsOf(blocks);
  return blocks.map((block, i) =>
    block.lines.length === 0
      ? block.lead
      : [sections[i], nameOf(block) ?? '', block.lead.replaceAll(/\d+/g, '1')].join('\n'),
  );
}

/** Pairs of places whose kinds are the same, in the order of both: the longest such list. */
function commonPlaces(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/**
 * Source and translation side by side, in the order of the translation; what it lacks stands where the source has it. What
 * matches nothing by kind goes together in order, for a language may build a section differently.
 */
export function pairUnits(source: readonly Block[], target: readonly Block[]): UnitPair[] {
  const ids = unitIds(source);
  const partners = new Map(commonPlaces(kindsOf(source), kindsOf(target)).map(([from, to]) => [to, from]));
  const paired = new Set(partners.values());
  const hasWords = (blocks: readonly Block[], i: number): boolean => (blocks[i]?.lines.length ?? 0) > 0;
  const open = [...source.keys()].filter((i) => !paired.has(i) && hasWords(source, i));
  for (const to of target.keys()) {
    if (partners.has(to) || !hasWords(target, to)) continue;
    const from = open.shift();
    if (from !== undefined) partners.set(to, from);
  }
  const written = new Set(partners.values());
  const pairs: UnitPair[] = [];
  let next = 0;
  const addMissing = (end: number): void => {
    for (; next < end; next += 1)
      if (!written.has(next) && (target.length === 0 || hasWords(source, next)))
        pairs.push({ id: ids[next] ?? '', from: source[next], to: undefined });
  };
  let own = 0;
  for (const [to, block] of target.entries()) {
    const from = partners.get(to);
    if (from !== undefined) addMissing(from);
    pairs.push({
      id: from === undefined ? `own-${(own += 1)}` : (ids[from] ?? ''),
      from: from === undefined ? undefined : source[from],
      to: block,
    });
  }
  addMissing(source.length);
  return pairs;
}

/** What changed in the source since a sheet was written; none where it can be read back. */
export function sourceChanges(source: readonly Block[], sheet: ReadonlyMap<string, string>): string[] {
  const ids = unitIds(source);
  const now = new Map(
    source.flatMap((block, i) => (block.lines.length === 0 ? [] : [[ids[i] ?? '', wordsOf(block)]])),
  );
  return [
    ...[...now].flatMap(([id, words]) => {
      const before = sheet.get(id);
      if (before === undefined) return [`the unit ${id} is new in the source`];
      return before === words ? [] : [`the unit ${id} has other words in the source now`];
    }),
    ...[...sheet.keys()]
      .filter((id) => !now.has(id))
      .map((id) => `the unit ${id} is no longer in the source`),
  ].map((what) => `${what}; export again, all other units keep their ids`);
}
