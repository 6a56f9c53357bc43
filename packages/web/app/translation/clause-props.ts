import type { EditedClause } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import type { FormattedRow } from './formatted-clause.tsx';
import type { ClauseStanding } from './clause-progress.ts';

export interface ClauseProps {
  clause: EditedClause;
  /** As the person has it now. */
  markdown: string;
  standing: ClauseStanding;
  /** The person said that it fits its source. */
  checked: boolean;
  /** From 1, where it has no heading. */
  place: number;
  source: Language;
  language: Language;
  fault: string | null;
  /** What somebody else wrote in it, while both are put together. */
  other: string | null;
  /** What writes the text formatted; null for Markdown. */
  formatted: FormattedRow | null;
  write: (id: string, markdown: string) => void;
  check: (id: string, fits: boolean) => void;
}
