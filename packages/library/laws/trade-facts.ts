/** Facts about who deals with whom, and for how long. */
import { chosen, hasAny, isYes } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

export const tradeFacts: FactRules = {
  'biz:consumers': rule(['consumer_type'], (answers) => !hasAny(answers, 'consumer_type', 'businesses')),
  'biz:business-users': rule(['consumer_type'], (answers) => !hasAny(answers, 'consumer_type', 'consumers')),
  'biz:hosting-ugc': rule(['ugc'], (answers) => isYes(answers, 'ugc')),
  'biz:marketplace': rule(
    ['site_kind', 'sell_mode', 'sells'],
    (answers) =>
      hasAny(answers, 'sell_mode', 'third-party', 'both') ||
      (hasAny(answers, 'site_kind', 'marketplace') &&
        chosen(answers, 'sell_mode').length === 0 &&
        chosen(answers, 'sells').length === 0),
  ),
  'biz:saas': rule(['site_kind'], (answers) => hasAny(answers, 'site_kind', 'saas')),
  'biz:subscription': rule(
    ['sells', 'licence_kind', 'purchases'],
    (answers) =>
      hasAny(answers, 'sells', 'subscriptions') ||
      hasAny(answers, 'licence_kind', 'subscription') ||
      hasAny(answers, 'purchases', 'subscription'),
  ),
};
