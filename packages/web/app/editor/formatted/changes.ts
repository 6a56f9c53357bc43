/** What a clause says otherwise than the text that the answers gave, a few words at a time. */
import { differing } from '../changed-words.ts';

export interface Change {
  /** Words that went away; empty where nothing did. */
  old: string;
  /** Words that came; empty where nothing did. */
  now: string;
  /** What follows in the same paragraph, so that the place is known again. */
  after: string;
}

/** Longer passages are shown by their beginning. */
const longest = 90;

function short(words: string): string {
  const bare = words.trim();
  return bare.length > longest ? `${bare.slice(0, longest).replace(/\s+\S*$/u, '')} …` : bare;
}

/** Paragraphs and items before and after, in their order. */
export function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const known = new Set(before);
  const kept = new Set(after);
  const gone = before.filter((leaf) => !kept.has(leaf));
  const changes = after.flatMap((leaf): Change[] => {
    if (known.has(leaf)) return [];
    const old = gone[0];
    if (old === undefined || !isAlike(old, leaf)) return [{ old: '', now: short(leaf), after: '' }];
    gone.shift();
    const { from, to } = differing(old, leaf);
    const oldTo = old.length - (leaf.length - to);
    const rest = leaf.slice(to).split(/\s+/u).slice(0, 3).join(' ');
    return [
      { old: short(old.slice(from, Math.max(from, oldTo))), now: short(leaf.slice(from, to)), after: rest },
    ];
  });
  return [...changes, ...gone.map((leaf) => ({ old: short(leaf), now: '', after: '' }))];
}

/** Whether one came of the other: half of the shorter one stands at their ends. */
function isAlike(old: string, now: string): boolean {
  const shorter = Math.min(old.length, now.length);
  let same = 0;
  while (same < shorter && old[same] === now[same]) same += 1;
  let end = 0;
  while (end < shorter - same && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return (same + end) * 2 >= shorter;
}
