/** How far a translation is: what is generated, written by hand, or behind its source. */
import type { EditedClause } from '@clausewright/contract';
import { trimmed } from '../editor/clause-text.ts';
import type { Texts } from '../editor/text-autosave.ts';

/** `behind`: the source was changed after the translation was last written or checked. */
export type ClauseStanding = 'generated' | 'edited' | 'removed' | 'behind';

export interface TranslatedClause {
  clause: EditedClause;
  /** As the person has it now. */
  markdown: string;
  standing: ClauseStanding;
}

/** `checked`: clauses of which the person said that they fit their source. */
export function translatedClauses(
  clauses: readonly EditedClause[],
  texts: Texts,
  checked: ReadonlySet<string>,
): TranslatedClause[] {
  const now = new Map(texts.map(({ id, markdown }) => [id, markdown]));
  return clauses.map((clause) => {
    const markdown = now.get(clause.id) ?? clause.markdown;
    return { clause, markdown, standing: standingOf(clause, markdown, checked) };
  });
}

function standingOf(clause: EditedClause, markdown: string, checked: ReadonlySet<string>): ClauseStanding {
  const isWritten = trimmed(markdown) !== trimmed(clause.markdown);
  if (clause.source_changed && !isWritten && !checked.has(clause.id)) return 'behind';
  if (trimmed(markdown) === trimmed(clause.generated ?? clause.markdown)) return 'generated';
  return trimmed(markdown) === '' ? 'removed' : 'edited';
}

/** How many clauses stand how. */
export function countStandings(clauses: readonly TranslatedClause[]): Record<ClauseStanding, number> {
  const counts = { generated: 0, edited: 0, removed: 0, behind: 0 };
  for (const { standing } of clauses) counts[standing] += 1;
  return counts;
}
