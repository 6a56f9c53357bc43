/** The sentence in which some words stand, for whoever reads it without the text around it. */

/** A full stop that ends a sentence is followed by a capital; one after a number or an abbreviation mostly is not. */
const boundary = /[.!?][)»”“"]?\s+(?=["„“«¿¡(]?\s?\p{Lu})/gu;

/** The words from `start` to `end`, widened to whole sentences where they begin or end within one. */
export function sentenceAround(text: string, start: number, end: number): string {
  const stops = [...text.matchAll(boundary)].map(({ index, 0: stop }) => index + stop.length);
  const words = text.slice(start, end);
  const first = start + words.length - words.trimStart().length;
  const from = stops.findLast((stop) => stop <= first) ?? 0;
  const last = words.trimEnd();
  const to = /[.!?][)»”“"]?$/u.test(last) ? end : (stops.find((stop) => stop >= end) ?? text.length);
  return text.slice(from, to).trim();
}
