import { evaluate, type Questionnaire, wizardSteps } from '@clausewright/library/questionnaires';
import { use, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import { PageLink } from '../layout/page-link.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { newDraft } from '../draft.ts';
import { LateQuestion } from '../wizard/kinds/late-questions.tsx';
import { QuestionList } from '../wizard/kinds/question-list.tsx';
import { wizardParts } from '../wizard/load-wizard.ts';
import { questionTree } from '../wizard/question-tree.ts';
import { useProblems } from '../wizard/use-problems.ts';
import { useToday } from '../use-today.ts';
import { WizardContext, type WizardView } from '../wizard/wizard-context.ts';
import { closedState, reduceWizard, type WizardState } from '../wizard/wizard-state.ts';
import type { WizardWords } from '../wizard/words.ts';
import { GalleryPage, States } from './gallery-page.tsx';
import { samples, type Sample } from './sample-answers.ts';
import '../wizard/wizard.css';

interface Props {
  questionnaire: Questionnaire;
  words: WizardWords;
  sample: Sample;
}

const noNotes: ReadonlyMap<string, string> = new Map();

function firstState(questionnaire: Questionnaire, sample: Sample, today: string): WizardState {
  const first = { ...closedState(newDraft({ ...samples[sample] })), ready: true };
  if (sample !== 'wrong') return first;
  const { steps } = evaluate(questionnaire, first.answers, { today });
  return reduceWizard(first, { type: 'check', steps });
}

/** The questions of one step; each step has its own errors. */
function Step({
  view,
  index,
  words,
}: {
  view: Omit<WizardView, 'errors'>;
  index: number;
  words: WizardWords;
}) {
  const step = view.evaluation.steps[index];
  const { errors } = useProblems(view.evaluation, step, view.state, words);
  if (!step) return null;
  return (
    <WizardContext value={{ ...view, errors }}>
      <States of={words.texts.steps[step.id]?.title ?? step.id}>
        <QuestionList nodes={questionTree(step.questions, step.number)} inRow={false} />
      </States>
    </WizardContext>
  );
}

function AllKinds({ questionnaire, words, sample }: Props) {
  const { language } = useLanguage();
  const today = useToday();
  const [state, dispatch] = useReducer(reduceWizard, sample, () => firstState(questionnaire, sample, today));
  const evaluation = useMemo(
    () => evaluate(questionnaire, state.answers, { today, visited: state.checked }),
    [questionnaire, state.answers, state.checked, today],
  );
  const offerUndo = () => undefined;
  const asked = { questionnaire, language, state, evaluation, dispatch, notes: noNotes };
  const view = { ...words, ...asked, prices: null, suggested: null, LateQuestion, offerUndo };
  return wizardSteps(questionnaire).map(({ id }, index) => (
    <Step key={id} view={view} index={index} words={words} />
  ));
}

function Loaded({ sample }: { sample: Sample }) {
  const { language } = useLanguage();
  const { complete, words } = use(wizardParts('TEST', language));
  const { questionnaire } = use(complete);
  return <AllKinds questionnaire={questionnaire} words={words} sample={sample} />;
}

/** Development only: every kind of question, empty, with its errors, and filled. */
export default function Questions() {
  const [search] = useSearchParams();
  const wanted = search.get('show');
  const names = Object.keys(samples) as Sample[];
  const sample = names.find((name) => name === wanted) ?? 'empty';
  return (
    <GalleryPage title="Questions">
      <p className="row mt-6">
        {names.map((name) => (
          <PageLink key={name} to={`?show=${name}`} aria-current={name === sample ? 'page' : undefined}>
            {name}
          </PageLink>
        ))}
      </p>
      <div className="narrow">
        <Loaded key={sample} sample={sample} />
      </div>
    </GalleryPage>
  );
}
