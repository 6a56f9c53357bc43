/** Facts about devices that software is built into. */
import { isYes } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

export const deviceFacts: FactRules = {
  'biz:connected-product': rule(['connected_product'], (answers) => isYes(answers, 'connected_product')),
};
