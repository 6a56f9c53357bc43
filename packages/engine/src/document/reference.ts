import { phrasesOf } from './fill.ts';
import { type Hole, type Words, wordsOf } from './slots.ts';
import type { DraftPhrase, DraftText } from './tree.ts';

type Mark = Pick<DraftText, 'section' | 'titled'>;

/** Words that refer to another section; `section` is the id of its clause. */
export function reference(section: string, words: Hole): Words {
  return wordsOf(phrasesOf(words).map((phrase) => referring(phrase, { section })));
}

/** The title of another section, in its quotes. */
export function titleReference(section: string, title: Hole): Words {
  return wordsOf(phrasesOf(title).map((phrase) => referring(phrase, { section, titled: true })));
}

function referring(phrase: DraftPhrase, mark: Mark): DraftPhrase {
  if (phrase.type === 'text') return phrase.from === undefined ? { ...phrase, ...mark } : phrase;
  if (!('children' in phrase)) return phrase;
  return { ...phrase, children: phrase.children.map((child) => referring(child, mark)) };
}
