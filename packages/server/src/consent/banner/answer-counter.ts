import { counter } from '../../platform/metrics/registry.ts';

export const countAnswer = counter('consent_answers_total', 'Answers of visitors, by what became of them.', {
  outcome: ['accepted', 'refused', 'limited', 'dropped', 'ignored'],
});
