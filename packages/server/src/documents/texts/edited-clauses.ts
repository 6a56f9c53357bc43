/** The clauses of a document for whoever edits them. */
import { type ClauseText, sameBlocks } from '@clausewright/engine/merge/merge';
import type { EditedClause } from '@clausewright/contract';
import { survivesMarkdown } from '@clausewright/documents';
import type { VersionDocument } from '../records/version-store.ts';
import { listClauses, type ListedClause, writtenClauses } from './list-clauses.ts';
import { sourceChanged, type SourceState } from './source-state.ts';

export function isEdited({ present, generated }: ListedClause): boolean {
  return present !== generated && !sameBlocks(present?.blocks ?? [], generated?.blocks ?? []);
}

/** `state` is null for the source itself. */
export function editedClauses(
  document: VersionDocument,
  source: VersionDocument,
  state: SourceState | null,
): EditedClause[] {
  const now = writtenClauses(document);
  const given = document.generated === null ? now : writtenClauses(document.generated);
  const sourceTexts = state === null ? null : writtenClauses(source);
  return listClauses(document).map((listed): EditedClause => {
    const { id, version } = listed;
    const [text, generated] = [now.get(id), given.get(id)];
    const edited = isEdited(listed);
    return {
      id,
      version,
      heading: (text ?? generated)?.heading ?? '',
      markdown: text?.markdown ?? '',
      blocks: beyondMarkdown(listed.present),
      generated: edited ? (generated?.markdown ?? '') : null,
      generated_blocks: edited ? beyondMarkdown(listed.generated) : null,
      source: sourceTexts?.get(id)?.markdown ?? null,
      source_changed: state !== null && sourceChanged(document, state, id),
    };
  });
}

function beyondMarkdown(clause: ClauseText | null): ClauseText['blocks'] | null {
  return clause === null || survivesMarkdown(clause.blocks) ? null : clause.blocks;
}
