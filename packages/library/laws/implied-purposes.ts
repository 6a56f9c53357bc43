import { chosen, hasAny } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { Purpose } from '../personal-data/purposes.ts';

/**
 * Purposes that a later answer names although they are not ticked. `email_kinds` is proposed from `purposes`, so the way
 * back cannot be a proposal too: what was ticked would be lost in the circle. Whoever speaks of purposes adds these.
 */
export function impliedPurposes(answers: Answers): readonly Purpose[] {
  const advertises = hasAny(answers, 'email_kinds', 'newsletter', 'marketing');
  return advertises && !chosen(answers, 'purposes').includes('newsletters') ? ['newsletters'] : [];
}
