export type CsvValue = string | number | boolean | null | undefined | readonly string[];

/**
 * What a spreadsheet takes for a formula, also in the wide signs that an East Asian one reads as the narrow ones,
 * and behind spaces, quotes and what nobody sees.
 */
const formula = /^(?:[\t\r\n]|[\s"'\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/** The same where cells end by semicolons, as in most of Europe, or tabs: quotes within a cell hold nothing together. */
const laterFormula = /([;\t][\s"'\p{C}]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const laterEscape = /([;\t][\s"'\p{C}]*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * RFC 4180, and no cell that a spreadsheet would run, whatever it takes for the end of a cell: what strangers typed is
 * anybody's words.
 */
export function csvCell(value: CsvValue): string {
  const text = typeof value === 'object' && value !== null ? value.join('; ') : String(value ?? '');
  const inert = (formula.test(text) ? `'${text}` : text).replaceAll(laterFormula, "$1'");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"` : inert;
}

/** The same backwards: what `csvCell` was given, of a cell whose quotes are gone already. */
export function plainOfCell(cell: string): string {
  const text = cell.replaceAll(laterEscape, '$1');
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** Begins a file of rows: it tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';
