import { phrasesOf } from './fill.ts';
import { type Hole, type Words, wordsOf } from './slots.ts';
import type { DraftPhrase } from './tree.ts';

/** Words that refer to another section; `section` is the id of its clause. */
export function reference(section: string, words: Hole): Words {
  return wordsOf(phrasesOf(words).map((phrase) => referring(phrase, section)));
}

function referring(phrase: DraftPhrase, section: string): DraftPhrase {
  if (phrase.type === 'text') return phrase.from === undefined ? { ...phrase, section } : phrase;
  if (!('children' in phrase)) return phrase;
  return { ...phrase, children: phrase.children.map((child) => referring(child, section)) };
}
