/** Facts about the contract with users. Sizes are not asked: where a text depends on one it is written for all. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { chosen, hasAny, isYes, text } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

function sellsAnything(answers: Answers): boolean {
  const sold = chosen(answers, 'sells');
  return sold.length > 0 && !sold.includes('nothing');
}
const selling = rule(['sells'], sellsAnything);
const showingPrices = rule(
  ['sells', 'sells_online'],
  (answers) => sellsAnything(answers) || isYes(answers, 'sells_online'),
);
const hosting = rule(['ugc'], (answers) => isYes(answers, 'ugc'));
const anybody = rule(['country'], () => true);
/** Only the terms ask it; elsewhere the kind of site alone makes no seller of digital content. */
function asksWhatIsSold(answers: Answers): boolean {
  return chosen(answers, 'sells').length > 0;
}
/** The right of withdrawal tells a subscription to goods alone from one to something digital. */
function subscribesToGoods(answers: Answers): boolean {
  return hasAny(answers, 'withdrawal', 'goods-subscription') && !hasAny(answers, 'withdrawal', 'services');
}
const softwareKinds = ['saas', 'game', 'digital-goods'];

export const termsFacts: FactRules = {
  'biz:prices': showingPrices,
  'biz:paid': selling,
  'biz:digital': rule(
    ['sells', 'site_kind', 'software_kind', 'withdrawal'],
    (answers) =>
      chosen(answers, 'software_kind').length > 0 ||
      hasAny(answers, 'sells', 'digital', 'in-app', 'credits') ||
      (hasAny(answers, 'sells', 'subscriptions') && !subscribesToGoods(answers)) ||
      (asksWhatIsSold(answers) && hasAny(answers, 'site_kind', ...softwareKinds)),
  ),
  'biz:continuous': rule(
    ['sells', 'accounts'],
    (answers) => hasAny(answers, 'sells', 'subscriptions') || isYes(answers, 'accounts'),
  ),
  // Said where it happens: the terms announce both under a condition.
  'biz:deposit': selling,
  'biz:personalised-prices': selling,
  'biz:content': rule(['site_kind'], (answers) => hasAny(answers, 'site_kind', 'content', 'community')),
  'biz:content-sharing': hosting,
  'biz:recommender': rule(['ai_features'], (answers) => hasAny(answers, 'ai_features', 'recommendations')),
  'biz:editorial': rule(['site_kind'], (answers) => hasAny(answers, 'site_kind', 'content')),
  'biz:software': rule(
    ['agreement_for', 'site_kind', 'software_kind'],
    (answers) =>
      chosen(answers, 'software_kind').length > 0 ||
      hasAny(answers, 'agreement_for', 'app') ||
      hasAny(answers, 'site_kind', ...softwareKinds),
  ),
  'has:code-of-conduct': rule(['trade_code'], (answers) => text(answers, 'trade_code') !== ''),
  'has:adr': rule(['eu_adr'], (answers) => hasAny(answers, 'eu_adr', 'takes-part', 'obliged')),
  // Sellers in France say what art. L. 611-4 C. conso. leaves out.
  'biz:mediation': rule(['eu_adr'], (answers) => !hasAny(answers, 'eu_adr', 'exempt')),
  'has:arbitration': rule(['dispute_mode'], (answers) => hasAny(answers, 'dispute_mode', 'arbitration')),
  // The answer 'none' is offered to firms that the duty does not reach; the accessibility statement asks for their size.
  'size:not-micro': rule(
    ['accessibility', 'microenterprise'],
    (answers) => !hasAny(answers, 'accessibility', 'none') && !isYes(answers, 'microenterprise'),
  ),
  // The imprint lets small firms say so (§ 36(3) VSBG).
  'size:over-10-staff': rule(['eu_adr'], (answers) => !hasAny(answers, 'eu_adr', 'few-staff')),
  'size:not-small': anybody,
};
