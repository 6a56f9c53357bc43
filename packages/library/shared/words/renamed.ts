import { phrases, type Words, wordsOf } from '@clausewright/engine/document/slots';

/** The words of a place, its name in the form that a sentence needs; where they come from stays known. */
export function renamed(words: Words, to: (name: string) => string): Words {
  return wordsOf(
    words[phrases].map((phrase) =>
      phrase.type === 'text' ? { ...phrase, value: to(phrase.value) } : phrase,
    ),
  );
}
