import type { readLogEntry, ResultOf } from '@clausewright/contract';

export type FullEntry = ResultOf<typeof readLogEntry>;
