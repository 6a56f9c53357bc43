import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput, Question } from '@clausewright/engine/questionnaire/definition';

/** The owner's own state, where the law of the own country governs. */
function stateOfSeat({ answers }: DeriveInput): { value: readonly string[] } {
  const state = text(answers, 'state');
  const atHome = text(answers, 'governing_law') === text(answers, 'country');
  return { value: atHome && state !== '' ? [state] : [] };
}

/** Contract law differs by state in these countries. */
export const governingState = {
  id: 'governing_state',
  kind: 'state',
  of: 'governing_law',
  since: 1,
  when: { in: ['governing_law', ['AU', 'CA', 'US']] },
  derive: stateOfSeat,
} as const satisfies Question;
