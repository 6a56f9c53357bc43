/** Control and line characters, and those that turn the direction of what follows. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Text for a header or inside a sentence: a line break in a name would otherwise begin a header of
 * its own. Cut to `max` characters, since a stranger chooses the name and another one gets the message.
 */
export function oneLine(text: string, max = 120): string {
  const line = text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

/** Longer than what a form takes: nothing of what somebody declared is left out of the letter about it. */
export const maxDeclarationLength = 4000;
