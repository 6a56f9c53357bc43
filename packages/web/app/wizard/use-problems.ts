import type { Evaluation, Path, VisibleStep } from '@clausewright/library/questionnaires';
import type { Problem } from '../ui/error-summary.tsx';
import { shownErrors, findStep } from './problems.ts';
import { useErrorWords } from './use-error-words.ts';
import type { WizardState } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

interface Problems {
  /** What stands beside the fields. */
  errors: ReadonlyMap<Path, string>;
  /** What the summary lists: empty until Next Step or Generate was pressed. */
  problems: readonly Problem[];
}

/** What is wrong on the step on screen, in words: the engine's errors, and the server's above them. */
export function useProblems(
  evaluation: Evaluation,
  step: VisibleStep | undefined,
  state: WizardState,
  words: WizardWords,
): Problems {
  const { wordsOfError, problemAt } = useErrorWords(words);
  if (!step) return { errors: new Map(), problems: [] };
  const refused = Object.entries(state.refusals).filter(([path]) => findStep(evaluation, path) === step);
  const errors = new Map<Path, string>();
  for (const [path, error] of shownErrors(evaluation, step, state)) errors.set(path, wordsOfError(error));
  for (const [path, text] of refused) errors.set(path, text);
  const summarized = step.questions.some(({ path }) => state.judged.includes(path)) || refused.length > 0;
  return { errors, problems: summarized ? [...errors].map(([path, error]) => problemAt(path, error)) : [] };
}
