// @vitest-environment happy-dom
import type { Suggestion } from '@clausewright/library/questionnaires';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useReducer } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { loadAreaWords } from '../language/area-words.tsx';
import { renderInApp } from '../testing/in-app.tsx';
import { evaluationOf, inWizard, openState, questionnaire, wizardView } from '../testing/wizard-samples.tsx';
import { QuestionList } from './kinds/question-list.tsx';
import { questionTree } from './question-tree.ts';
import { reduceWizard, type WizardState } from './wizard-state.ts';
// What is loaded late is there before the first test looks for it.
import './seen/answer-source.tsx';
import { placed } from './seen/load-suggested.ts';
import { SeenNotice } from './seen/seen-notice.tsx';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'DE' }));
});

const place = { of: null, page: 'https://shop.example/', kind: 'text', what: '<b>E-Mail</b>' } as const;
const seen = (question: string, value: Suggestion['value']): Suggestion => ({
  question,
  value,
  origin: 'seen',
  evidence: [place],
});
const all = [seen('data', ['email', 'name']), seen('partners', ['matomo']), seen('extra', 'yes')];

let state: WizardState;

function Step({ answers }: { answers: object }) {
  const [now, dispatch] = useReducer(reduceWizard, answers, (first) => openState(first));
  useEffect(() => {
    state = now;
  });
  const evaluation = evaluationOf(now.answers);
  const step = evaluation.steps.find(({ id }) => id === 'lists');
  const at = placed(questionnaire, all, new Set(evaluation.visible));
  const suggested = { scan: 'scan', address: 'https://shop.example/', all, at };
  const view = wizardView(now.answers, { state: now, evaluation, dispatch, suggested });
  return inWizard(view)(
    <>
      <h1 id="wizard-heading" tabIndex={-1}>
        Step
      </h1>
      <Suspense fallback={null}>
        <SeenNotice suggested={suggested} />
      </Suspense>
      <QuestionList nodes={questionTree(step?.questions ?? [], step?.number ?? 1)} inRow={false} />
    </>,
  );
}

/** With the words of its area, which come late. */
async function show(answers: object): Promise<void> {
  await act(async () => {
    await loadAreaWords('suggestions', 'en');
    renderInApp(<Step answers={answers} />);
  });
}

const boxes = () => screen.findAllByRole('group', { name: /^Seen on your website: / });

test('what was seen stands beside its question, answers nothing, and is taken over by a press', async () => {
  await show({ data: ['phone'] });
  const [data] = await boxes();
  if (data === undefined) throw new Error('nothing is suggested');
  expect(state.answers['data']).toEqual(['phone']);
  expect(data.textContent).toContain('<b>E-Mail</b>');
  await userEvent.click(within(data).getByRole('button', { name: /^Take over/ }));
  expect(state.answers['data']).toEqual(['phone', 'email', 'name']);
  expect(state.origins?.['data']).toMatchObject({ origin: 'seen', confirmed: true, scan: 'scan' });
  expect(within(data).queryByRole('button')).toBeNull();
  expect(data.textContent).toContain('taken over');
});

test('all are taken over at once but for what may cost more', async () => {
  await show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Take over all 2 answers' }));
  expect(document.activeElement?.id).toBe('wizard-heading');
  expect(state.answers).toMatchObject({ data: ['email', 'name'], partners: ['matomo'] });
  expect(state.answers).not.toHaveProperty('extra');
});
