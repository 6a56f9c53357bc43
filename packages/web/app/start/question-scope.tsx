import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { ChoicePrices } from '@clausewright/contract';
import type { PreparedDocument } from '@clausewright/library/presets';
import { type Answers, evaluate, type Evaluation } from '@clausewright/library/questionnaires';
import { createContext, type Dispatch, type ReactNode, use, useMemo } from 'react';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { useToday } from '../use-today.ts';
import { LateQuestion } from '../wizard/kinds/late-questions.tsx';
import { offerLaws } from '../wizard/offer-laws.ts';
import { useErrorWords } from '../wizard/use-error-words.ts';
import { noNotes, useOutsideState } from '../wizard/use-outside-state.ts';
import { WizardContext } from '../wizard/wizard-context.ts';
import { reduceWizard, type WizardAction } from '../wizard/wizard-state.ts';
import type { DocumentParts } from './load-documents.ts';
import type { StartDraft } from './start-draft.ts';
import { addPrices } from './shared-prices.ts';
import type { StartAction } from './start-state.ts';

interface Surroundings {
  documents: readonly PreparedDocument[];
  parts: readonly DocumentParts[];
  given: StartDraft['given'];
  dispatch: Dispatch<StartAction>;
  language: InterfaceLanguage;
  /** Next Step was pressed: what is missing may be said. */
  judged: boolean;
  prices: Partial<Record<AgreementType, ChoicePrices>>;
  offerUndo: (text: string, undo: () => void) => void;
}

/** All documents that are being written together. */
export const SurroundingsContext = createContext<Surroundings | null>(null);

const nothing: Answers = Object.create(null) as Answers;

interface Props {
  type: AgreementType;
  children: (evaluation: Evaluation) => ReactNode;
}

/** The surroundings that a question of a document needs, as the wizard of that document would give them. */
export function QuestionScope({ type, children }: Props) {
  const around = use(SurroundingsContext);
  const document = around?.documents.find((one) => one.type === type);
  const parts = around?.parts.find((one) => one.type === type);
  if (!around || !document || !parts) return null;
  return (
    <Scope around={around} document={document} parts={parts}>
      {children}
    </Scope>
  );
}

interface ScopeProps extends Pick<Props, 'children'> {
  around: Surroundings;
  document: PreparedDocument;
  parts: DocumentParts;
}

function Scope({ around, document, parts, children }: ScopeProps) {
  const { language, judged, prices, dispatch, offerUndo } = around;
  const { type, questionnaire } = document;
  const given = around.given[type] ?? nothing;
  const today = useToday();
  const { wordsOfError } = useErrorWords(parts.words);
  // What was just typed stands there at once, also while the other documents are still being thought through.
  const answers = useMemo(() => together(document.answers, given), [document.answers, given]);
  const evaluation = useMemo(
    () => evaluate(questionnaire, answers, { today }),
    [questionnaire, answers, today],
  );
  const { state, touch } = useOutsideState(answers);
  const errors = new Map(
    evaluation.errors
      .filter(({ path, reason }) => judged || (state.touched.includes(path) && reason !== 'required'))
      .map((error) => [error.path, wordsOfError(error)] as const),
  );
  const act = (action: WizardAction) => {
    if (action.type === 'touch') {
      touch(action.path);
      return;
    }
    // One press may do two things: each begins with what the one before it left.
    const said = (earlier: Answers): Answers => {
      const before = together(document.answers, earlier);
      const changed = reduceWizard({ ...state, answers: before }, action);
      const { answers: after } = offerLaws({ questionnaire, today }, changed, action);
      return after === before ? earlier : saidBy(earlier, before, after);
    };
    dispatch({ type: 'answer', of: type, said });
  };
  const view = { ...parts.words, questionnaire, language, state, evaluation, errors, offerUndo };
  return (
    <WizardContext
      value={{
        ...view,
        LateQuestion,
        dispatch: act,
        notes: noNotes,
        suggested: null,
        prices: addPrices(prices, type),
      }}
    >
      {children(evaluation)}
    </WizardContext>
  );
}

function together(...parts: readonly Answers[]): Answers {
  return Object.assign(Object.create(null), ...parts) as Answers;
}

/** What the owner has said himself by now: his earlier answers, and what he has just changed. */
function saidBy(given: Answers, before: Answers, after: Answers): Answers {
  const said = together(given);
  for (const key of Object.keys({ ...before, ...after })) {
    const value = after[key];
    if (value === before[key]) continue;
    if (value === undefined) delete said[key];
    else said[key] = value;
  }
  return said;
}
