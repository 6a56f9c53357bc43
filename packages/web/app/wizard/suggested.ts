import type { Path, Suggestion } from '@clausewright/library/questionnaires';

/** What a scan proposes for the wizard on screen. */
export interface Suggested {
  scan: string;
  /** The website that was looked at. */
  address: string;
  all: readonly Suggestion[];
  /** By the question that shows them: their own, or the nearest one that is on screen while theirs is not. */
  at: ReadonlyMap<Path, readonly Suggestion[]>;
}
