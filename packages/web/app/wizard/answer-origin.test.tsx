// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { loadAreaWords } from '../language/area-words.tsx';
import { renderInApp } from '../testing/in-app.tsx';
import { evaluationOf, inWizard, openState, wizardView } from '../testing/wizard-samples.tsx';
import { QuestionList } from './kinds/question-list.tsx';
import { questionTree } from './question-tree.ts';
import { reduceWizard } from './wizard-state.ts';
// What is loaded late is there before the first test looks for it.
import './seen/answer-source.tsx';

function Step() {
  const [state, dispatch] = useReducer(reduceWizard, { data: ['email'] }, (answers) =>
    openState(answers, { origins: { data: { origin: 'usual', confirmed: false } } }),
  );
  const evaluation = evaluationOf(state.answers);
  const step = evaluation.steps.find(({ id }) => id === 'lists');
  return inWizard(wizardView(state.answers, { state, evaluation, dispatch }))(
    <QuestionList nodes={questionTree(step?.questions ?? [], 1)} inRow={false} />,
  );
}

test('an answer that the person did not give says where it comes from, until he changes it', async () => {
  await act(async () => {
    await loadAreaWords('suggestions', 'en');
    renderInApp(<Step />);
  });
  const line = await screen.findByText(/Usual for a business like yours/);
  expect(line.textContent).toBe('Usual for a business like yours. Please check it.');
  await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(screen.queryByText(/Usual for a business like yours/)).toBeNull();
});
