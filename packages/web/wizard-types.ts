import { questionnaires } from '@clausewright/library/questionnaires';
import { agreementTypes } from '@clausewright/contract/agreement-types';

/** The agreement types whose wizard exists; the build writes them into the pages. */
export const wizardTypes = agreementTypes.filter((type) => questionnaires[type] !== undefined);
