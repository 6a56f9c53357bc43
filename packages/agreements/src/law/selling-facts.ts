/** Facts about what is sold and promised. Where a wizard asks what is sold, the kind of site no longer counts. */
import type { Answers } from '../questionnaire/definition.ts';
import { chosen, hasAny } from './answer-reading.ts';
import { type FactRules, rule } from './fact-rule.ts';

function sells(site: string, ...kinds: readonly string[]) {
  return (answers: Answers): boolean =>
    chosen(answers, 'goods_kinds').length > 0
      ? hasAny(answers, 'goods_kinds', ...kinds)
      : hasAny(answers, 'site_kind', site);
}
const sellsDigital = sells('digital-goods', 'digital', 'software');

/** Software that is paid for, once or again and again, is a digital good. */
function sellsSoftware(answers: Answers): boolean {
  return (
    chosen(answers, 'licence_kind').some((kind) => kind !== 'free' && kind !== 'trial') ||
    chosen(answers, 'purchases').some((purchase) => purchase !== 'none')
  );
}

export const sellingFacts: FactRules = {
  'biz:online-orders': rule(['goods_kinds'], (answers) => chosen(answers, 'goods_kinds').length > 0),
  'biz:goods': rule(
    ['goods_kinds', 'site_kind'],
    sells('goods', 'physical', 'made-to-order', 'perishable', 'hygiene'),
  ),
  'biz:digital-goods': rule(
    ['goods_kinds', 'site_kind', 'licence_kind', 'purchases'],
    (answers) => sellsDigital(answers) || sellsSoftware(answers),
  ),
  'biz:services': rule(['goods_kinds'], (answers) =>
    hasAny(answers, 'goods_kinds', 'services', 'subscriptions', 'event-travel'),
  ),
  // Where there is an app, what it sells in itself is billed by its store.
  'biz:iap': rule(['goods_kinds'], (answers) =>
    hasAny(answers, 'goods_kinds', 'digital', 'software', 'subscriptions'),
  ),
  'has:commercial-guarantee': rule(['warranty'], (answers) => hasAny(answers, 'warranty', 'commercial')),
};
