/** A clause that an owner wrote: the answers give none of its name. */
const own = /^own\.[a-z0-9]{8}$/u;
const annex = /^\p{L}+\s\d{1,3}\s?:/u;

export function isOwnClause(id: string): boolean {
  return own.test(id);
}

/** Where a new one stands among clauses of these headings: behind the last section, before the annexes. */
export function ownClausePlace(headings: readonly string[]): number {
  return headings.findLastIndex((heading) => heading !== '' && !annex.test(heading)) + 1 || headings.length;
}
