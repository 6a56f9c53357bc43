import { type AskedQuestion, askedAlone } from '@clausewright/library/client-questions';
import { type Answers, evaluate, type Evaluation } from '@clausewright/library/questionnaires';
import { lazy, type ReactNode, useMemo } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { DocumentParts } from '../start/load-documents.ts';
import { useToday } from '../use-today.ts';
import { useErrorWords } from '../wizard/use-error-words.ts';
import { noNotes, useOutsideState } from '../wizard/use-outside-state.ts';
import { WizardContext } from '../wizard/wizard-context.ts';
import { reduceWizard, type WizardAction } from '../wizard/wizard-state.ts';

interface Props {
  parts: DocumentParts;
  asked: readonly AskedQuestion[];
  answers: Answers;
  language: InterfaceLanguage;
  /** What is wrong may be said, though nobody left the field. */
  judged?: boolean;
  onAnswers?: (change: (before: Answers) => Answers) => void;
  offerUndo?: (text: string, undo: () => void) => void;
  children: (evaluation: Evaluation) => ReactNode;
}

// By itself it would cut the chunk of the wizard into several.
const LateQuestion = lazy(async () => ({
  default: (await import('../wizard/rest-of-wizard.ts')).LateQuestion,
}));
const keepStill = () => {};

/** The surroundings that questions of a wizard need where they are asked by themselves. */
export function AskedScope({
  parts,
  asked,
  answers,
  language,
  judged = false,
  onAnswers = keepStill,
  offerUndo = keepStill,
  children,
}: Props) {
  const today = useToday();
  const { wordsOfError } = useErrorWords(parts.words);
  const { state, touch } = useOutsideState(answers);
  const questionnaire = useMemo(() => askedAlone(parts.questionnaire, asked), [parts, asked]);
  const evaluation = useMemo(
    () => unhurried(evaluate(questionnaire, answers, { today })),
    [questionnaire, answers, today],
  );
  const errors = new Map(
    evaluation.errors
      .filter(({ path }) => judged || state.touched.includes(path))
      .map((error) => [error.path, wordsOfError(error)] as const),
  );
  const dispatch = (action: WizardAction) => {
    if (action.type === 'touch') touch(action.path);
    else onAnswers((before) => reduceWizard({ ...state, answers: before }, action).answers);
  };
  return (
    <WizardContext
      value={{
        ...parts.words,
        questionnaire,
        language,
        state,
        evaluation,
        errors,
        dispatch,
        offerUndo,
        LateQuestion,
        notes: noNotes,
        suggested: null,
        prices: null,
      }}
    >
      {children(evaluation)}
    </WizardContext>
  );
}

/** Nobody has to answer everything: what is missing is no error. */
function unhurried(evaluation: Evaluation): Evaluation {
  return { ...evaluation, errors: evaluation.errors.filter(({ rule }) => rule !== 'required') };
}
