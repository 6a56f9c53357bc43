/**
 * What XML 1.0 and PDF/UA cannot hold (controls, byte order marks, noncharacters, lone surrogates) leaves the
 * text here; line ends become spaces because a line break is a node of its own. Everything else is printed as typed.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\r\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\u{feff}\u{fffe}\u{ffff}]/gu, '');
}
