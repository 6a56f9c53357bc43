import type { installDetails, ResultOf } from '@clausewright/contract';

export type InstallDetails = ResultOf<typeof installDetails>;
