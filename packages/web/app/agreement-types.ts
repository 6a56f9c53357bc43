import type { AgreementType } from '@clausewright/contract/agreement-types';

/** The types whose wizard exists, in the order of the contents list. */
export const wizardTypes: readonly AgreementType[] = BUILT_WIZARD_TYPES;

/** Types that are offered to the public; TEST is for development only. */
export const offeredTypes = wizardTypes.filter((type) => type !== 'TEST');
