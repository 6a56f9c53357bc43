/**
 * Text as every format can carry it: well-formed Unicode, LF for line ends, without the control
 * characters and non-characters that XML 1.0 and PDF strings refuse.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/gu, '\n').replace(unprintable, '');
}

/** The same on one line, without spaces at the ends. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ').trim();
}

// oxlint-disable-next-line no-control-regex -- these are what must go
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/gu;
