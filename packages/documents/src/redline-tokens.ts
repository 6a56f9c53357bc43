/** Phrases as words that know the marks around them, and back. */
import type { PlainPhrase } from '@clausewright/engine/document/tree';
import type { Change, MarkedPhrase } from './redline-tree.ts';

type Mark = { type: 'strong' | 'emphasis' } | { type: 'link'; url: string };
export interface Token {
  /** The same word under the same marks has the same key. */
  key: string;
  /** Null: a line break. */
  text: string | null;
  marks: readonly Mark[];
  change: Change['as'] | null;
}

// A word keeps its inner points, hyphens and signs: dates, amounts and addresses change as a whole.
const word = /[\p{L}\p{M}\p{N}_'’]+(?:[.,:@/-][\p{L}\p{M}\p{N}_'’]+)*/u;
const picture =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Join_Control})+/u;
const pieces = new RegExp(`${word.source}|\\s+|${picture.source}|.`, 'gsu');

export function tokenize(phrases: readonly PlainPhrase[], marks: readonly Mark[] = []): Token[] {
  const path = marks.map(markKey).join('');
  return phrases.flatMap((phrase): Token[] => {
    if (phrase.type === 'break') return [{ key: `${path}\n`, text: null, marks, change: null }];
    if (phrase.type === 'text')
      return (phrase.value.match(pieces) ?? []).map((text) => ({
        key: `${path}\t${text}`,
        text,
        marks,
        change: null,
      }));
    const mark: Mark = phrase.type === 'link' ? { type: 'link', url: phrase.url } : { type: phrase.type };
    return tokenize(phrase.children, [...marks, mark]);
  });
}

/** Length-prefixed, so that no address can look like another mark. */
function markKey(mark: Mark): string {
  return mark.type === 'link' ? `link ${mark.url.length} ${mark.url};` : `${mark.type};`;
}

/** A change stands around a mark that changed as a whole, inside one of which only some words changed. */
export function toPhrases(tokens: readonly Token[], depth = 0): MarkedPhrase[] {
  const phrases: MarkedPhrase[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const { change, text } = token;
    const mark = token.marks[depth];
    const changed = change === null ? 0 : runLength(tokens, at, (one) => one.change === change);
    const marked = mark === undefined ? 0 : runLength(tokens, at, (one) => sameMark(one.marks[depth], mark));
    if (change !== null && changed >= marked) {
      const run = tokens.slice(at, at + changed).map((one) => ({ ...one, change: null }));
      phrases.push({ type: 'change', as: change, children: toPhrases(run, depth) });
      at += changed;
    } else if (mark !== undefined) {
      phrases.push({ ...mark, children: toPhrases(tokens.slice(at, at + marked), depth + 1) });
      at += marked;
    } else {
      const last = phrases.at(-1);
      if (text === null) phrases.push({ type: 'break' });
      else if (last?.type === 'text') last.value += text;
      else phrases.push({ type: 'text', value: text });
      at += 1;
    }
  }
  return phrases;
}

function runLength(tokens: readonly Token[], from: number, holds: (token: Token) => boolean): number {
  let to = from;
  for (let token = tokens[to]; token !== undefined && holds(token); token = tokens[to]) to += 1;
  return to - from;
}

function sameMark(one: Mark | undefined, other: Mark): boolean {
  return one !== undefined && markKey(one) === markKey(other);
}
