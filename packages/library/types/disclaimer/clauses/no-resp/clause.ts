import { given, has } from '@clausewright/engine/document/authoring';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

type Topics = {
  readonly [Q in 'd_medical' | 'd_legal' | 'd_financial']?: DisclaimerQuestions[Q] | undefined;
};
/** A section of its own says what no advice means there; a firm or a clinic gives advice itself. */
const hasTopic = (a: Topics): boolean =>
  a.d_medical === 'general' ||
  a.d_medical === 'professionals' ||
  a.d_legal === 'yes' ||
  (given(a.d_financial) && !has(a.d_financial, 'none'));

export const noResp = clause({
  id: 'di.no_resp',
  version: 2,
  when: (a) => a.d_no_resp === 'yes' && !hasTopic(a),
  ground: { answers: ['d_no_resp'] },
  parts: { advice: { meets: ['practice-di-noadvice'], answers: ['d_no_resp'] } },
  texts: import.meta.url,
});
