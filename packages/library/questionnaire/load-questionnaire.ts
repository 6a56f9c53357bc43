import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';

/** The definition of one wizard alone, for browsers: the bundler makes one chunk of each. */
export async function loadQuestionnaire(type: AgreementType): Promise<Questionnaire> {
  const loaded = (await import(`../types/${agreementSlugs[type]}/questionnaire.ts`)) as {
    questionnaire: Questionnaire;
  };
  return loaded.questionnaire;
}
