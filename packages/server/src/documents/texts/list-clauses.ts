/** A document as its editor sees it: the clauses that stand in it and those that were removed from it. */
import { type ClauseText, splitClauses } from '@clausewright/engine/merge/merge';
import { clauseMarkdown } from '@clausewright/documents';
import type { GeneratedText, VersionDocument } from '../records/version-store.ts';

export interface ListedClause {
  id: string;
  version: number;
  /** Null where somebody removed it. */
  present: ClauseText | null;
  /** What the answers give; null where they give no such clause any more. */
  generated: ClauseText | null;
}

/** In the order of the document; removed ones where they would stand. */
export function listClauses({ generated, ...text }: VersionDocument): ListedClause[] {
  const present = splitText(text);
  const given = generated === null ? present : splitText(generated);
  const givenById = new Map(given.map((clause) => [clause.id, clause]));
  const list = present.map((clause): ListedClause => ({
    id: clause.id,
    version: clause.version,
    present: clause,
    generated: givenById.get(clause.id) ?? null,
  }));
  let next = 0;
  for (const clause of given) {
    const at = list.findIndex(({ id }) => id === clause.id);
    if (at === -1) {
      const { id, version } = clause;
      list.splice(next, 0, { id, version, present: null, generated: clause });
      next += 1;
    } else next = at + 1;
  }
  return list;
}

export function splitText({ document, clauses }: GeneratedText): ClauseText[] {
  return splitClauses(document, clauses);
}

export interface Written {
  heading: string;
  markdown: string;
}

/** Its clauses in Markdown, by id. */
export function writtenClauses({ document, clauses }: GeneratedText): Map<string, Written> {
  return new Map(
    clauseMarkdown(document, clauses).map(({ id, heading, markdown }) => [id, { heading, markdown }]),
  );
}
