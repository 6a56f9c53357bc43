/** Answers that most publishers give; a profile says what is different. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** No subject of its own, no income from what is published. */
export const plain: Answers = {
  d_views: 'no',
  d_ai: ['none'],
  d_no_resp: 'no',
  d_medical: 'none',
  d_fitness: 'no',
  d_legal: 'no',
  d_financial: ['none'],
  d_affiliate: 'no',
};

/** Where Americans read, fair use is asked about too. */
export const plainInAmerica: Answers = { ...plain, d_fair_use: 'no' };
