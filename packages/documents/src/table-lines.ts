/** Tables of Markdown, which documents show as their lines: the parser takes them for a paragraph. */

/** Lines of the heads of tables within the lines of one paragraph. */
export function tablesIn(lines: readonly string[], from: number, to: number): number[] {
  return lines
    .slice(from - 1, to)
    .flatMap((line, index, all) =>
      line.includes('|') && isDelimiter(all[index + 1] ?? '') ? [from + index] : [],
    );
}

/** The line below the head of a table: `|---|:-:|`. */
function isDelimiter(line: string): boolean {
  const bare = line.replace(/^[ \t>]+/u, '').trim();
  if (!bare.includes('|')) return false;
  const cells = bare.replace(/^\|/u, '').replace(/\|$/u, '').split('|');
  return cells.every((cell) => /^:?-+:?$/u.test(cell.trim()));
}
