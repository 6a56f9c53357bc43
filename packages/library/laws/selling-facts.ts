/** Facts about what is sold and promised. Where a wizard asks what is sold, the kind of site no longer counts. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { chosen, hasAny, isYes } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

/** `goods_kinds` is the question of the refund policy, `sells` that of the terms; some options have the same names. */
const asked = ['goods_kinds', 'sells'];

function sells(site: string, ...kinds: readonly string[]) {
  return (answers: Answers): boolean =>
    asked.some((question) => chosen(answers, question).length > 0)
      ? asked.some((question) => hasAny(answers, question, ...kinds))
      : hasAny(answers, 'site_kind', site);
}
const sellsDigital = sells('digital-goods', 'digital', 'software', 'in-app');

/** Software that is paid for, once or again and again, is a digital good. */
function sellsSoftware(answers: Answers): boolean {
  return (
    chosen(answers, 'licence_kind').some((kind) => kind !== 'free' && kind !== 'trial') ||
    chosen(answers, 'purchases').some((purchase) => purchase !== 'none')
  );
}

export const sellingFacts: FactRules = {
  'biz:online-orders': rule(
    [...asked, 'sells_online', 'orders_online'],
    (answers) =>
      chosen(answers, 'goods_kinds').length > 0 ||
      chosen(answers, 'sells').some((kind) => kind !== 'nothing') ||
      isYes(answers, 'sells_online') ||
      isYes(answers, 'orders_online'),
  ),
  'biz:goods': rule(
    [...asked, 'site_kind'],
    sells('goods', 'goods', 'physical', 'made-to-order', 'perishable', 'hygiene'),
  ),
  'biz:digital-goods': rule(
    [...asked, 'site_kind', 'licence_kind', 'purchases'],
    (answers) => sellsDigital(answers) || sellsSoftware(answers),
  ),
  'biz:services': rule(
    asked,
    (answers) =>
      hasAny(answers, 'goods_kinds', 'services', 'subscriptions', 'event-travel') ||
      hasAny(answers, 'sells', 'services', 'subscriptions', 'tickets'),
  ),
  // Where there is an app, what it sells in itself is billed by its store.
  'biz:iap': rule(
    asked,
    (answers) =>
      hasAny(answers, 'sells', 'in-app') ||
      hasAny(answers, 'goods_kinds', 'digital', 'software', 'subscriptions'),
  ),
  'has:commercial-guarantee': rule(['warranty'], (answers) => hasAny(answers, 'warranty', 'commercial')),
};
