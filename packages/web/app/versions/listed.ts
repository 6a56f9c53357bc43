import type { listVersions, ResultOf } from '@clausewright/contract';

export type Listed = ResultOf<typeof listVersions>;
