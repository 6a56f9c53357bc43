import { evaluate, type Path, type Questionnaire } from '@clausewright/library/questionnaires';
import { isLanguage } from '@clausewright/contract/languages';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { getChosen } from './choosing.ts';
import { newDraft, reviewStep, type DraftSource } from '../draft.ts';
import { furthestStep } from './furthest-step.ts';
import { findStep } from './problems.ts';
import { useDraft } from './use-draft.ts';
import { useListedSteps } from './use-listed-steps.ts';
import { useOutcome } from './use-outcome.ts';
import type { WholeWizard } from './whole-wizard.ts';
import { usePreview } from './use-preview.ts';
import { useProblems } from './use-problems.ts';
import { useStep } from './use-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useToday } from '../use-today.ts';
import { closedState, reduceWizard, type WizardAction, type WizardState } from './wizard-state.ts';
import type { WizardWords } from './words.ts';

interface Input {
  questionnaire: Questionnaire;
  /** Null while the questionnaire is its first step alone. */
  rest: WholeWizard['rest'] | null;
  /** Resolves once it is not. */
  whenShown?: Promise<unknown>;
  words: WizardWords;
  language: InterfaceLanguage;
  source: DraftSource;
}

/** Answers, steps and what is wrong with them: all of a wizard but what it leads to. */
export function useWizardFlow({ questionnaire, rest, whenShown, words, language, source }: Input) {
  const { type } = questionnaire;
  const today = useToday();
  const { settled } = source;
  const reduce = useCallback(
    (before: WizardState, action: WizardAction) => {
      const after = reduceWizard(before, action);
      // No answer of the first step alone leads to a law that costs something.
      return rest === null ? after : rest.offerLaws({ questionnaire, today, settled }, after, action);
    },
    [questionnaire, rest, today, settled],
  );
  const [state, dispatch] = useReducer(reduce, newDraft(Object.create(null)), closedState);
  const draft = useDraft(source, state, dispatch);
  const { ready, current: left } = state;
  const evaluation = useMemo(
    () => evaluate(questionnaire, state.answers, { today, visited: state.visited }),
    [questionnaire, state.answers, state.visited, today],
  );
  const { steps } = evaluation;
  const last = steps.length + 1;
  const resume = left === reviewStep ? last : steps.findIndex(({ id }) => id === left) + 1;
  const furthest = furthestStep([...steps.map(({ id }) => id), reviewStep], state);
  const address = useStep({ ready, count: last, resume, furthest });
  const { number, goTo } = address;
  const step = steps[number - 1];
  const current = step?.id ?? reviewStep;
  const focus = useStepFocus(ready, current);
  const found = useProblems(evaluation, step, state, words);
  const listed = useListedSteps(evaluation, state, words, current);
  const documentLanguage = getChosen(evaluation.relevant['document_languages']).find(isLanguage) ?? language;
  const previewing = usePreview(
    ready && rest !== null
      ? { type, language: documentLanguage, interfaceLanguage: language, answers: evaluation.relevant }
      : null,
  );

  useEffect(() => {
    if (ready && left !== current) dispatch({ type: 'enter', step: current });
  }, [ready, left, current]);

  const stepOf = (path: Path) => findStep(evaluation, path);

  /** Brings the first of these answers on screen that a step asks for. */
  const goToProblem = (paths: readonly Path[]) => {
    const wrong = paths.map(stepOf).find((one) => one !== undefined);
    if (!wrong) return;
    if (wrong.number === number) return focus.toSummary();
    focus.toNextSummary();
    goTo(wrong.number);
  };

  const ends = useOutcome({ type, site: state.site }, draft, dispatch, goToProblem);

  return {
    questionnaire,
    rest,
    whenShown,
    words,
    language,
    type,
    state,
    dispatch,
    draft,
    evaluation,
    step,
    last,
    listed,
    documentLanguage,
    goToProblem,
    stepOf,
    ...ends,
    ...address,
    ...focus,
    ...found,
    ...previewing,
    /** The review is on screen. */
    reviewing: ready && step === undefined,
  };
}

export type WizardFlow = ReturnType<typeof useWizardFlow>;
