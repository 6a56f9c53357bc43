/** The facts about data that a privacy law hangs on. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { answer, chosen, hasAny, isYes } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

export function sellsData(answers: Answers): boolean {
  return hasAny(answers, 'sell_share', 'sell', 'both');
}

export function concernsHealth(answers: Answers): boolean {
  return (
    hasAny(answers, 'special_data', 'health') ||
    hasAny(answers, 'pd_types', 'health') ||
    hasAny(answers, 'app_permissions', 'health')
  );
}

/** Sensitive in most states; the payment data that some count is left out. */
export function concernsSensitiveData(answers: Answers): boolean {
  return (
    chosen(answers, 'special_data').some((kind) => kind !== 'none') ||
    hasAny(answers, 'pd_types', 'health', 'government-id', 'location-precise')
  );
}

export function concernsMinors(answers: Answers): boolean {
  const age = answer(answers, 'min_age');
  return hasAny(answers, 'kids', 'directed', 'teens', 'age-gate') || (typeof age === 'number' && age < 18);
}

export const privacyLawFacts: FactRules = {
  'data:health': rule(['special_data', 'pd_types', 'app_permissions'], concernsHealth),
  'data:biometric': rule(['special_data'], (answers) => hasAny(answers, 'special_data', 'biometrics')),
  'data:ssn': rule(['pd_types'], (answers) => hasAny(answers, 'pd_types', 'government-id')),
  'data:minors': rule(['kids', 'min_age'], concernsMinors),
  'data:children-under-13': rule(['kids'], (answers) => hasAny(answers, 'kids', 'directed')),
  'data:shared-for-third-party-marketing': rule(
    ['share_with', 'sell_share'],
    (answers) =>
      hasAny(answers, 'share_with', 'affiliates', 'business-partners', 'advertisers') || sellsData(answers),
  ),
  'biz:ugc': rule(['ugc'], (answers) => isYes(answers, 'ugc')),
  'biz:data-broker': rule(
    ['sell_share', 'pd_sources'],
    (answers) => sellsData(answers) && hasAny(answers, 'pd_sources', 'data-brokers', 'public'),
  ),
};
