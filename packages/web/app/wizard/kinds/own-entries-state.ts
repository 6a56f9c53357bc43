import type { Own, Path, Row } from '@clausewright/library/questionnaires';

export interface OwnEntries {
  /** `<question>.own` */
  path: Path;
  own: Own;
  rows: readonly Row[];
  /** The entry whose fields are open. */
  editing: string | null;
  edit: (row: string | null) => void;
}
