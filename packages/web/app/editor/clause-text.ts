import { isOwnClause } from '@clausewright/engine/document/own-clause';

/** One clause as a person writes it; an empty text is a clause that was removed. */
export interface ClauseMarkdown {
  id: string;
  markdown: string;
}

/** Blank lines at both ends and blanks at the end say nothing. */
export function trimmed(markdown: string): string {
  return markdown.replace(/^(?:[ \t]*\n)+/u, '').trimEnd();
}

/** The document that a person edits, and where each clause begins in it: an empty one where the next one does. */
export function joinClauses(clauses: readonly ClauseMarkdown[]): { text: string; starts: number[] } {
  let text = '';
  const starts = clauses.map(() => 0);
  for (const [index, { markdown }] of clauses.entries()) {
    const own = trimmed(markdown);
    const gap = text !== '' && own !== '' ? '\n\n' : '';
    text += gap;
    starts[index] = text.length;
    text += own;
  }
  // What is empty begins where the next clause with words does, or where the text ends.
  for (let index = clauses.length - 1; index >= 0; index -= 1) {
    if (trimmed(clauses[index]?.markdown ?? '') === '') starts[index] = starts[index + 1] ?? text.length;
  }
  return { text, starts };
}

/** The clauses of a text that was written over: each from its beginning to that of the next. */
export function cutClauses(text: string, borders: readonly { id: string; at: number }[]): ClauseMarkdown[] {
  return borders.map(({ id, at }, index) => ({
    id,
    markdown: trimmed(text.slice(at, borders[index + 1]?.at ?? text.length)),
  }));
}

/** Those of `now` that say something else than before. */
export function changedClauses(
  before: readonly ClauseMarkdown[],
  now: readonly ClauseMarkdown[],
): ClauseMarkdown[] {
  const known = new Map(before.map(({ id, markdown }) => [id, trimmed(markdown)]));
  return now.filter(({ id, markdown }) => known.get(id) !== trimmed(markdown));
}

/** Whether two texts of the same document say the same. */
export function sameTexts(a: readonly ClauseMarkdown[], b: readonly ClauseMarkdown[]): boolean {
  return a.length === b.length && changedClauses(a, b).length === 0;
}

/**
 * The words of `texts` in the clauses of `order`, as another version of the document has them. A clause that
 * `texts` does not name keeps its own; words of one that `order` does not name follow the clause before, and clauses
 * that the owner added stay where they were.
 */
export function adoptTexts(
  order: readonly ClauseMarkdown[],
  texts: readonly ClauseMarkdown[],
): ClauseMarkdown[] {
  const adopted = new Map(order.map(({ id, markdown }) => [id, markdown]));
  const own: (ClauseMarkdown & { after: string })[] = [];
  let last = order[0]?.id ?? '';
  for (const { id, markdown } of texts) {
    if (adopted.has(id)) {
      adopted.set(id, markdown);
      last = id;
    } else if (isOwnClause(id)) {
      own.push({ after: last, id, markdown });
      last = id;
    } else if (trimmed(markdown) !== '') {
      adopted.set(last, trimmed(`${trimmed(adopted.get(last) ?? '')}\n\n${trimmed(markdown)}`));
    }
  }
  return own.reduce(
    (done, { after, ...clause }) => {
      const at = done.findIndex(({ id }) => id === after) + 1;
      return [...done.slice(0, at), clause, ...done.slice(at)];
    },
    [...adopted].map(([id, markdown]) => ({ id, markdown })),
  );
}
