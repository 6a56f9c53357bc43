/** How much of a document a page carries, section by section. Pure. */

export interface CopyText {
  number: number;
  language: string;
  sections: readonly { title: string; number: number | null; sentences: readonly (readonly string[])[] }[];
}

export interface SectionFault {
  title: string;
  number: number | null;
  change: 'missing' | 'changed';
}

export interface Comparison {
  number: number;
  language: string;
  /** Words of the document, and how many of them stand on the page in their sentences. */
  words: number;
  found: number;
  /** Sentences of six words and more that the page does not have: they say enough to be told from others. */
  missing: number;
  faults: SectionFault[];
}

/** A page with so much of a document is a copy of it. */
export const isCopy = 0.4;
const telling = 6;

/** Compares texts with the words of one page. */
export function comparer(page: readonly string[]): (text: CopyText) => Comparison {
  const places = new Map<string, number[]>();
  for (const [at, word] of page.entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at]);
    else known.push(at);
  }
  const stands = (sentence: readonly string[]): boolean => {
    // By its rarest word there are the fewest places to look at.
    let [rarest, at]: [readonly number[], number] = [places.get(sentence[0] ?? '') ?? [], 0];
    for (const [index, word] of sentence.entries()) {
      const of = places.get(word);
      if (of === undefined) return false;
      if (of.length < rarest.length) [rarest, at] = [of, index];
    }
    return rarest.some((place) => sentence.every((word, index) => page[place - at + index] === word));
  };
  return ({ number, language, sections }) => {
    const compared: Comparison = { number, language, words: 0, found: 0, missing: 0, faults: [] };
    for (const section of sections) {
      let [words, found] = [0, 0];
      for (const sentence of section.sentences) {
        words += sentence.length;
        if (stands(sentence)) found += sentence.length;
        else if (sentence.length >= telling) compared.missing += 1;
      }
      compared.words += words;
      compared.found += found;
      if (found === words) continue;
      const change = found < words * isCopy ? 'missing' : 'changed';
      compared.faults.push({ title: section.title, number: section.number, change });
    }
    return compared;
  };
}

export function share({ words, found }: Comparison): number {
  return words === 0 ? 0 : found / words;
}

/**
 * Which of the texts a page shows, of several versions, newest first. A version that only took something away stands
 * whole on a page with the version before: of those that do, it is the one with the most words.
 */
export function chooseCopy(compared: readonly Comparison[]): Comparison | null {
  const whole = compared.filter(({ faults }) => faults.length === 0);
  const [first, ...others] = whole.length > 0 ? whole : compared;
  if (first === undefined) return null;
  const better = (best: Comparison, one: Comparison): Comparison =>
    (whole.length > 0 ? one.words > best.words : share(one) > share(best)) ? one : best;
  return others.reduce(better, first);
}
