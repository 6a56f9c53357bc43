import type { AgreementType } from '@clausewright/contract/agreement-types';

/** The agreement types whose wizard exists; the build writes them into the pages. */
export const wizardTypes: readonly AgreementType[] = ['PRIVACY_POLICY'];
