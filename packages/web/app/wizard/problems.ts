/** Which errors of an evaluation the person may see by now. */
import type { AnswerError, Evaluation, Path, VisibleStep } from '@clausewright/library/questionnaires';
import { isWithin } from './paths.ts';
import type { WizardState } from './wizard-state.ts';

export function listStepErrors(evaluation: Evaluation, step: VisibleStep): readonly AnswerError[] {
  return evaluation.errors.filter((error) => isInStep(error.path, step));
}

export function isInStep(path: Path, step: VisibleStep): boolean {
  return step.questions.some((question) => isWithin(path, question.path));
}

/**
 * Never while somebody types for the first time: a format error after the field was left, a missing
 * answer only after a Next Step at which the question stood there.
 */
export function shownErrors(
  evaluation: Evaluation,
  step: VisibleStep,
  state: Pick<WizardState, 'judged' | 'touched'>,
): ReadonlyMap<Path, AnswerError> {
  const shown = new Map<Path, AnswerError>();
  for (const error of listStepErrors(evaluation, step)) {
    const left = state.touched.includes(error.path) && error.reason !== 'required';
    const judged = state.judged.includes(questionAt(error.path, step) ?? '');
    if ((judged || left) && !shown.has(error.path)) shown.set(error.path, error);
  }
  return shown;
}

/** The innermost question of a step that a path lies in. */
function questionAt(path: Path, step: VisibleStep): Path | undefined {
  const around = step.questions.map((question) => question.path).filter((one) => isWithin(path, one));
  return around.toSorted((one, other) => other.length - one.length)[0];
}

/** The first step that the path belongs to; where nobody knows it, none. */
export function findStep(evaluation: Evaluation, path: Path): VisibleStep | undefined {
  return evaluation.steps.find((step) => isInStep(path, step));
}
