import { evaluate, loadQuestionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { listPaths, questionTree, type QuestionNode } from './question-tree.ts';
import { shownErrors } from './problems.ts';

const questionnaire = await loadQuestionnaire('TEST');
const answers = {
  agreement_for: 'app',
  store: 'other',
  data: ['location'],
  branches: [{ _id: 'r1', branch_open: 'yes', rooms: [{ _id: 'x' }] }],
};

function stepOf(id: string) {
  if (!questionnaire) throw new Error('no TEST type');
  const evaluation = evaluate(questionnaire, answers, { today: '2026-01-01' });
  const step = evaluation.steps.find((one) => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return { evaluation, step };
}

test('every visible question is in the tree once', () => {
  for (const id of ['place', 'kinds', 'lists']) {
    const { step } = stepOf(id);
    const paths = questionTree(step.questions, step.number).flatMap(listPaths);
    expect(paths.toSorted()).toEqual(step.questions.map(({ path }) => path).toSorted());
  }
});

test('questions are nested under their option and row', () => {
  const { step } = stepOf('lists');
  const [data, , branches] = questionTree(step.questions, 3);
  expect(data?.byOption.get('location')?.map(({ visible }) => visible.path)).toEqual(['location_precision']);
  expect(branches?.byRow.get('r1')?.map(({ visible }) => visible.path)).toContain('branches/r1/rooms');
});

test('numbers run without gaps in screen order, details last', () => {
  const { step } = stepOf('kinds');
  const nodes = questionTree(step.questions, 2);
  expect(nodes.map(({ visible }) => visible.number)).toEqual(nodes.map((_, index) => `2.${index + 1}`));
  const details = nodes.map((node: QuestionNode) => node.visible.question.level === 'detail');
  expect(details.indexOf(true)).toBe(details.lastIndexOf(false) + 1);
});

test('a missing answer shows only after Next Step, an invalid one on blur', () => {
  const { evaluation, step } = stepOf('kinds');
  expect(shownErrors(evaluation, step, { judged: [], touched: ['owner'] }).size).toBe(0);
  expect(shownErrors(evaluation, step, { judged: ['owner'], touched: [] }).get('owner')?.reason).toBe(
    'required',
  );
  if (!questionnaire) throw new Error('no TEST type');
  // A row that came after Next Step waits for the next one.
  const branches = stepOf('lists');
  const judged = ['branches', 'branches/r2/rooms'];
  const missing = branches.evaluation.errors.filter(({ path }) => path.startsWith('branches/r1/'));
  expect(missing.length).toBeGreaterThan(0);
  expect(shownErrors(branches.evaluation, branches.step, { judged, touched: [] }).size).toBe(0);
  const typed = evaluate(questionnaire, { ...answers, contact_email: 'x' }, { today: '2026-01-01' });
  const shown = (touched: string[]) => shownErrors(typed, step, { judged: [], touched }).has('contact_email');
  expect(shown([])).toBe(false);
  expect(shown(['contact_email'])).toBe(true);
});
