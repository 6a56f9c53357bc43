/** `; did you mean X?` with the name most like the wrong one; empty when none is near. */
export function suggestion(wrong: string, names: Iterable<string>): string {
  const [nearest] = [...names]
    .map((name) => ({ name, distance: distanceBetween(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance <= 3 ? `; did you mean ${nearest.name}?` : '';
}

/** Levenshtein distance: how many letters have to be added, dropped or changed. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
