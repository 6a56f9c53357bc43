/** Controls, and marks that turn or hide text: with them a label could read otherwise than it is stored. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/gu;

/** An owner's text as a banner shows it: one line, nothing unseen. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
