/** Facts about devices that software is built into. */
import { isYes } from './answer-reading.ts';
import { type FactRules, rule } from './fact-rule.ts';

export const deviceFacts: FactRules = {
  'biz:connected-product': rule(['connected_product'], (answers) => isYes(answers, 'connected_product')),
};
