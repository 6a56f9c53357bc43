// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useReducer, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answeredAtTop, useFakeServer } from '../../testing/fake-server.ts';
import { renderInApp, words } from '../../testing/in-app.tsx';
import { evaluationOf, inWizard, openState, wizardView } from '../../testing/wizard-samples.tsx';
import { questionTree } from '../question-tree.ts';
import { reduceWizard, type WizardState } from '../wizard-state.ts';
import { QuestionList } from './question-list.tsx';

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /public/countries/list', answeredAtTop({ countries: [], tracked_country: 'DE' }));
});

/** The wizard's state while its questions are answered. */
let state: WizardState;
let undo: (() => void) | null = null;

function Step({ id, answers, errors }: { id: string; answers: object; errors: ReadonlyMap<string, string> }) {
  const [now, dispatch] = useReducer(reduceWizard, answers, (first) => openState(first));
  const [offered, setOffered] = useState('');
  useEffect(() => {
    state = now;
  });
  const evaluation = evaluationOf(now.answers);
  const step = evaluation.steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  const view = wizardView(now.answers, {
    state: now,
    evaluation,
    dispatch,
    errors,
    offerUndo: (text, back) => {
      undo = back;
      setOffered(text);
    },
  });
  return (
    <>
      {inWizard(view)(<QuestionList nodes={questionTree(step.questions, step.number)} inRow={false} />)}
      <output data-testid="offered">{offered}</output>
    </>
  );
}

function ask(id: string, answers: object = {}, errors: Record<string, string> = {}) {
  undo = null;
  return renderInApp(<Step id={id} answers={answers} errors={new Map(Object.entries(errors))} />);
}

const answer = (path: string) => state.answers[path];
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));

test('a choice is one of the options, and opens what belongs to it', async () => {
  ask('place');
  expect(screen.queryByText('In which store do you offer the app?')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^App/ }));
  expect(answer('agreement_for')).toBe('app');
  await userEvent.click(await screen.findByRole('radio', { name: 'Another store' }));
  await userEvent.type(await screen.findByLabelText(/Name of the store/), 'F-Droid');
  expect(answer('store_name')).toBe('F-Droid');
  await userEvent.click(screen.getByRole('radio', { name: 'Website' }));
  expect(screen.queryByText('In which store do you offer the app?')).toBeNull();
});

test('a derived list is ticked by itself, and keeps what the person added and removed', async () => {
  ask('place', { country: 'DE' });
  const rules = group(/Rules to cover/);
  expect(rules.getByRole<HTMLInputElement>('checkbox', { name: /European rules/ }).checked).toBe(true);
  await userEvent.click(rules.getByRole('checkbox', { name: /House rules/ }));
  await userEvent.click(rules.getByRole('checkbox', { name: /European rules/ }));
  expect(answer('rules')).toEqual({ added: ['house'], removed: ['european'] });
});

test('yes, no and what nobody knows', async () => {
  ask('kinds');
  const minors = group(/Do minors use it/);
  await userEvent.click(minors.getByRole('radio', { name: words('wizard.unknown') }));
  expect(answer('minors')).toBe('unknown');
  await userEvent.click(minors.getByRole('radio', { name: words('wizard.yes') }));
  expect((await screen.findByLabelText<HTMLInputElement>(/Minimum age/)).value).toBe('16');
});

test('a number takes digits only, and stays empty where it is emptied', async () => {
  ask('kinds', { minors: 'yes' });
  const age = screen.getByLabelText<HTMLInputElement>(/Minimum age/);
  await userEvent.clear(age);
  expect([answer('minimum_age'), age.value]).toEqual(['', '']);
  await userEvent.type(age, '1x3');
  expect([answer('minimum_age'), age.value]).toEqual([13, '13']);
});

test('a period is a number and a unit, or nothing', async () => {
  ask('kinds');
  const keeping = group(/How long do you keep data/);
  const amount = keeping.getByRole('textbox');
  await userEvent.type(amount, '24');
  await userEvent.selectOptions(keeping.getByRole('combobox'), 'months');
  expect(answer('keeping')).toEqual({ amount: 24, unit: 'months' });
  await userEvent.selectOptions(keeping.getByRole('combobox'), 'days');
  await userEvent.clear(amount);
  expect(answer('keeping')).toBeUndefined();
  await userEvent.type(amount, '999999999');
  expect(answer('keeping')).toEqual({ amount: 100_000, unit: 'days' });
});

test('a text is kept as typed, and its field is touched when it is left', async () => {
  ask('kinds');
  const owner = screen.getByLabelText(/Name of the owner/);
  await userEvent.type(owner, 'Ada ');
  expect(answer('owner')).toBe('Ada ');
  expect(state.touched).toEqual([]);
  await userEvent.tab();
  expect(state.touched).toEqual(['owner']);
});

test('an error is told at its field', () => {
  ask('kinds', {}, { owner: 'Who are you?' });
  const owner = screen.getByLabelText(/Name of the owner/);
  expect(owner.getAttribute('aria-invalid')).toBe('true');
  const told = owner.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent).join()).toContain('Who are you?');
});

test('details wait behind a button, unless one of them needs an answer', async () => {
  const { unmount } = ask('kinds');
  expect(screen.queryByLabelText(/How many people/)).toBeNull();
  const more = screen.getByRole('button', { expanded: false });
  await userEvent.click(more);
  expect(screen.getByLabelText(/How many people/)).toBeTruthy();
  unmount();
  ask('kinds', {}, { people: 'At least one.' });
  expect(screen.getByLabelText(/How many people/)).toBeTruthy();
});

test('an option that stands alone takes the others and own entries away', async () => {
  ask('lists', { data: ['email'], 'data.own': [{ _id: 'r1', name: 'Shoe size' }] });
  const data = group(/Which data do you collect/);
  await userEvent.click(data.getByRole('checkbox', { name: 'None' }));
  expect([answer('data'), answer('data.own')]).toEqual([['none'], undefined]);
  await userEvent.click(data.getByRole('checkbox', { name: 'Name' }));
  expect(answer('data')).toEqual(['name']);
});

test('options that few need wait behind a button, but for those that are chosen', async () => {
  const { unmount } = ask('lists');
  const data = group(/Which data do you collect/);
  expect(data.queryByRole('checkbox', { name: 'Phone number' })).toBeNull();
  await userEvent.click(data.getByRole('button', { expanded: false }));
  expect(data.getByRole('checkbox', { name: 'Phone number' })).toBeTruthy();
  unmount();
  ask('lists', { data: ['phone'] });
  expect(screen.getByRole('checkbox', { name: 'Phone number' })).toBeTruthy();
});

test('an own entry is typed into its form and becomes a card; an empty one is used again', async () => {
  ask('lists');
  const data = group(/Which data do you collect/);
  await userEvent.click(data.getByRole('button', { name: words('wizard.addYourOwn') }));
  const name = await data.findByRole('textbox', { name: new RegExp(`^${words('wizard.own.name')}`) });
  await userEvent.type(name, 'Shoe size{Enter}');
  expect(answer('data.own')).toMatchObject([{ name: 'Shoe size' }]);
  expect((await data.findAllByText('Shoe size')).length).toBeGreaterThan(0);
  await userEvent.click(data.getByRole('button', { name: words('wizard.addYourOwn') }));
  await userEvent.click(await data.findByRole('button', { name: words('wizard.done') }));
  await userEvent.click(data.getByRole('button', { name: words('wizard.addYourOwn') }));
  expect(answer('data.own')).toHaveLength(2);
});

test('repetitions are added, removed and brought back', async () => {
  ask('lists');
  const branches = group(/^Branches|\d Branches/);
  const add = branches.getByRole('button', { name: /Branches/ });
  await userEvent.click(add);
  await userEvent.click(add);
  const rows = answer('branches') as readonly { _id: string }[];
  expect(rows).toHaveLength(2);
  const [first] = branches.getAllByRole('button', { name: new RegExp(words('wizard.remove')) });
  if (first === undefined) throw new Error('no row can be removed');
  await userEvent.click(first);
  expect((answer('branches') as readonly { _id: string }[]).map(({ _id }) => _id)).toEqual([rows[1]?._id]);
  expect(screen.getByTestId('offered').textContent).not.toBe('');
  undo?.();
  await waitFor(() => expect(answer('branches')).toEqual(rows));
});

test('there are no more repetitions than the question takes', async () => {
  ask('lists');
  const branches = group(/^Branches|\d Branches/);
  for (let count = 0; count < 3; count += 1)
    await userEvent.click(branches.getByRole('button', { name: /: Branches/ }));
  expect(branches.queryByRole('button', { name: /: Branches/ })).toBeNull();
});

test('the same text is asked once per language of the document', async () => {
  ask('kinds', { document_languages: ['en', 'de'] }, { motto: 'Too short.' });
  const fields = screen.getAllByLabelText(/Motto/).filter((one) => one.matches('input'));
  expect(fields.length).toBeGreaterThan(0);
  const [field] = fields;
  if (field === undefined) throw new Error('no field of a motto');
  await userEvent.type(field, 'Go');
  expect(Object.values(answer('motto') as object)).toEqual(['Go']);
});
