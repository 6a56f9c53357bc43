// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../testing/fake-server.ts';
import { renderInApp, words } from '../../testing/in-app.tsx';
import { evaluationOf, inWizard, wizardView } from '../../testing/wizard-samples.tsx';
import { questionTree } from '../question-tree.ts';
import type { WizardAction } from '../wizard-state.ts';
import { CountriesQuestion } from './countries-question.tsx';

useFakeServer();

/** The question for one country, asked for several. */
function ask() {
  const said: WizardAction[] = [];
  const step = evaluationOf({}).steps.find(({ id }) => id === 'place');
  const nodes = step === undefined ? [] : questionTree(step.questions, step.number);
  const node = nodes.find(({ visible }) => visible.path === 'country');
  if (node?.visible.question.kind !== 'country') throw new Error('no question for a country');
  const question = { ...node.visible.question, many: true };
  const view = wizardView({}, { dispatch: (action) => void said.push(action) });
  renderInApp(
    inWizard(view)(<CountriesQuestion node={node} question={question} inRow={false} nested={() => null} />),
  );
  return said;
}

test('a country that was chosen by keyboard counts for whoever tabs past its button', async () => {
  const said = ask();
  const user = userEvent.setup();
  await user.tab();
  // As a browser does it for a letter; only a real one finds the entry by itself.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'i' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'IE' } });
  await user.tab();
  expect(document.activeElement?.textContent).toBe(words('wizard.addMore'));
  expect(said).toEqual([]);
  await user.tab();
  expect(document.activeElement?.textContent).not.toBe(words('wizard.addMore'));
  expect(said).toEqual([{ type: 'answer', path: 'country', value: ['IE'] }]);
});
