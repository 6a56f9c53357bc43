/** The text of an imprint by its lines, and what stands behind a label on one of them. */

/** Something that was read, with the words it was read from. */
export interface Read {
  value: string;
  quote: string;
}

const most = { lines: 400, line: 400 } as const;

/** Lines as people see them; what one line holds side by side is told apart. */
export function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r?\n|\s[|•·]\s|\t/u)
    .map((line) =>
      line
        .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
        .trim()
        .slice(0, most.line),
    )
    .filter((line) => line !== '')
    .slice(0, most.lines);
}

/** Behind the first of these labels: on the same line after a colon, or on the next one. */
export function behind(lines: readonly string[], labels: readonly string[]): Read | null {
  return everyBehind(lines, labels)[0] ?? null;
}

export function everyBehind(lines: readonly string[], labels: readonly string[]): Read[] {
  return lines.flatMap((line, place): Read[] => {
    const lower = line.toLowerCase();
    const label = labels
      .filter((one) => lower.startsWith(one))
      .toSorted((one, other) => other.length - one.length)
      .at(0);
    if (label === undefined) return [];
    const [, value] =
      /^[^:\p{L}\d]{0,3}(?:\([^)]{0,40}\))?(?:\s*[:：]\s*|\s+(?=[\d+(]))(.*)$/u.exec(
        line.slice(label.length),
      ) ?? [];
    const ends = line.length === label.length;
    if (value === undefined && !ends) return [];
    const next = lines[place + 1] ?? '';
    if (value !== undefined && value !== '') return [{ value, quote: line }];
    return next === '' || next.endsWith(':') ? [] : [{ value: next, quote: `${line} ${next}` }];
  });
}
