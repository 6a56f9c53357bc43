/** What changed between two documents, as HTML with `<ins>` and `<del>`. Runs in server and browser. */
import type { ClauseText } from '@clausewright/engine/merge/merge';
import { renderMarked } from './html.ts';
import { markedClauses, type MarkedClause } from './redline-clauses.ts';

export interface RedlineClause extends Pick<MarkedClause, 'id' | 'heading' | 'change'> {
  /** Blocks of the clause as `renderHtml` writes them, without ids; `<ins>` and `<del>` stand inside paragraphs and cells. */
  html: string;
}
/** What a screen reader is told before words put in and taken out, in the language of the document. */
export type RedlineWords = Readonly<Record<'ins' | 'del', string>>;

/** Every clause of both documents; with `said` each change carries these words as `data-said`. */
export function redline(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
  said?: RedlineWords,
): RedlineClause[] {
  return markedClauses(before, after).map(({ id, heading, change, blocks }) => ({
    id,
    heading,
    change,
    html: renderMarked(blocks, said && { said }),
  }));
}
