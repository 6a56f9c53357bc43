import type { VisibleStep } from '@clausewright/library/questionnaires';
import type { WizardState } from './wizard-state.ts';

export type StepStatus = 'done' | 'current' | 'needs-answer' | 'open' | 'not-reached';

/** How a step stands in the list; `current` is the id of the step on screen. */
export function stepStatus(step: VisibleStep, current: string, state: WizardState): StepStatus {
  if (step.id === current) return 'current';
  const left = state.visited.includes(step.id) || state.checked.includes(step.id);
  if (left) return step.complete ? 'done' : 'needs-answer';
  return state.reached.includes(step.id) ? 'open' : 'not-reached';
}
