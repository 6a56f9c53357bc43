// Private use would be read as a hole; controls and lone surrogates break files.
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Co}\p{Cs}\uFEFF\uFFFE\uFFFF]/gu;

/** A person's text without characters that no document may carry; line ends become `\n`. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(forbidden, '');
}

/** The lines of a person's text, edges trimmed, empty ones left out. */
export function splitLines(value: string): string[] {
  return cleanText(value)
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** A person's text for a place inside a sentence: lines are joined by commas. */
export function singleLine(value: string): string {
  return splitLines(value).reduce(
    (all, line) => (all === '' ? line : `${all.replace(/[,;]$/, '')}, ${line}`),
    '',
  );
}
