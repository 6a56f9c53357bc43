export type CsvValue = string | number | boolean | null | undefined | readonly string[];

/** RFC 4180, and no cell that a spreadsheet would run: what strangers typed is anybody's words. */
export function csvCell(value: CsvValue): string {
  const text = typeof value === 'object' && value !== null ? value.join('; ') : String(value ?? '');
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"` : inert;
}

/** Begins a file of rows: it tells spreadsheets that the text is UTF-8. */
export const csvMark = '\uFEFF';
