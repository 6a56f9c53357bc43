import type { AnswerValue } from '@clausewright/library/questionnaires';
import { useEffect, useMemo, useReducer } from 'react';
import { useTranslations } from 'use-intl';
import type { InterfaceLanguage } from '../../interface-languages.ts';
import { newDraft, reviewStep } from '../../draft.ts';
import { furthestStep } from '../../wizard/furthest-step.ts';
import type { StepStatus } from '../../wizard/step-status.ts';
import { fieldId } from '../../wizard/paths.ts';
import { useDraft } from '../../wizard/use-draft.ts';
import { useStep } from '../../wizard/use-step.ts';
import { useStepFocus } from '../../wizard/use-step-focus.ts';
import { closedState, reduceWizard } from '../../wizard/wizard-state.ts';
import { consentAnswers, consentDraftSource } from './consent-draft.ts';
import { questionSteps, consentFaults } from './consent-faults.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useTakenDomain } from './use-taken-domain.ts';

const steps = [...questionSteps, reviewStep] as const;

/** Number of the step that asks what the website uses. */
export const servicesStep = questionSteps.indexOf('vendors') + 1;

/** Answers and steps of a banner that is being made. */
export function useConsentWizard(language: InterfaceLanguage) {
  const t = useTranslations('consent-wizard.steps');
  const [state, dispatch] = useReducer(reduceWizard, newDraft(Object.create(null)), closedState);
  const source = useMemo(() => consentDraftSource(language), [language]);
  const draft = useDraft(source, state, dispatch);
  const { ready, current: left, checked, touched } = state;
  const answers = useMemo(() => consentAnswers(state.answers), [state.answers]);
  const taken = useTakenDomain(answers.site);
  const last = steps.length;
  const resume = steps.findIndex((id) => id === left) + 1;
  const address = useStep({ ready, count: last, resume, furthest: furthestStep(steps, state) });
  const { number, goTo } = address;
  const current = steps[number - 1] ?? reviewStep;
  const focus = useStepFocus(ready, current);
  const faults = consentFaults(answers, taken?.domain ?? null);
  const wordsOf = useFaultWords();

  useEffect(() => {
    if (ready && left !== current) dispatch({ type: 'enter', step: current });
  }, [ready, left, current]);

  const shown = faults.filter(
    ({ step, field, code }) =>
      step === current && (checked.includes(step) || (touched.includes(field) && code !== 'required')),
  );
  const errors = new Map(shown.map((fault) => [fault.field, wordsOf(fault).error]));
  const problems = checked.includes(current)
    ? shown.map((fault) => ({ target: fieldId(fault.field), ...wordsOf(fault) }))
    : [];

  const stepStatus = (id: (typeof steps)[number]): StepStatus => {
    if (id === current) return 'current';
    if (state.visited.includes(id) || checked.includes(id))
      return faults.some(({ step }) => step === id) ? 'needs-answer' : 'done';
    return state.reached.includes(id) ? 'open' : 'not-reached';
  };
  const listed = steps.map((id, index) => ({
    id,
    number: index + 1,
    title: t(`${id}.title`),
    mark: stepStatus(id),
  }));

  /** Brings the first of what is wrong on screen; false where nothing is. */
  const goToFault = (): boolean => {
    const [first] = faults;
    if (first === undefined) return false;
    dispatch({ type: 'check', steps: questionSteps.map((id) => ({ id })) });
    focus.toNextSummary();
    goTo(questionSteps.indexOf(first.step) + 1);
    return true;
  };

  return {
    state,
    dispatch,
    draft,
    answers,
    scan: state.scan ?? null,
    hasServices: answers.vendors.length + answers.own.length > 0,
    taken,
    current,
    last,
    listed,
    faults,
    errors,
    problems,
    goToFault,
    set: (path: string, value: AnswerValue | undefined) => dispatch({ type: 'answer', path, value }),
    touch: (path: string) => dispatch({ type: 'touch', path }),
    ...address,
    ...focus,
  };
}

export type ConsentWizardState = ReturnType<typeof useConsentWizard>;

/** What a step needs of it. */
export type StepProps = Pick<ConsentWizardState, 'answers' | 'errors' | 'scan' | 'set' | 'touch' | 'taken'>;
