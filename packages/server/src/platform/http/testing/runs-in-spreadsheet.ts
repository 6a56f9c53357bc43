/** Whether a spreadsheet would run a cell that it cut out of a file. */
export function runsInSpreadsheet(cell: string): boolean {
  return /^["\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell);
}
