import type { Evaluation } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { reviewStep } from '../draft.ts';
import { stepStatus } from './step-status.ts';
import type { ListedStep } from './step-links.tsx';
import type { WizardState } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

/** All steps with their names and how they stand, the review last. */
export function useListedSteps(
  evaluation: Evaluation,
  state: WizardState,
  words: WizardWords,
  current: string,
): readonly ListedStep[] {
  const t = useTranslations('wizard');
  const seen = state.reached.includes(reviewStep) ? 'open' : 'not-reached';
  return [
    ...evaluation.steps.map((step) => ({
      id: step.id,
      number: step.number,
      title: words.texts.steps[step.id]?.title ?? '',
      mark: stepStatus(step, current, state),
    })),
    {
      id: reviewStep,
      number: evaluation.steps.length + 1,
      title: t('review.title'),
      mark: current === reviewStep ? 'current' : seen,
    },
  ];
}
