// @vitest-environment happy-dom
import type { ClientAsking } from '@clausewright/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage } from '../testing/broken-storage.ts';
import { answered, heldAnswer, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, words } from '../testing/in-app.tsx';
import { fieldId } from '../wizard/paths.ts';
import { ClientQuestions } from './client-questions.tsx';

const server = useFakeServer();
const t = (key: string, values = {}) => words(`withdrawals.client.${key}`, { asker: 'Nordlicht', ...values });
const storedUnder = 'client_answers/digest-of-the-link';
const until = '2099-01-01T00:00:00.000Z';

type State = ClientAsking['questions'][number]['state'];

function asking(email: State, phone: State = 'open', more: string[] = []): ClientAsking {
  const one = (question: string, state: State) => ({ type: 'DISCLAIMER' as const, question, state });
  return {
    key: 'digest-of-the-link',
    website: 'shop.example',
    asker: 'Nordlicht',
    expires_at: until,
    questions: [
      one('contact_email', email),
      one('contact_phone', phone),
      ...more.map((id) => one(id, 'open')),
    ],
  };
}

const arrive = (opened: ClientAsking, token = 'a'.repeat(43)) =>
  arriveInApp(<ClientQuestions token={token} opened={opened} />);
const field = async (question: string) =>
  waitFor(() => {
    const found = document.getElementById(fieldId(question));
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: t('send') }));
const stored = () => JSON.parse(localStorage.getItem(storedUnder) ?? '{}') as Record<string, unknown>;

function storeKept(answers: object, more: object = {}): void {
  const kept = {
    answers: { DISCLAIMER: answers },
    remark: '',
    requestId: crypto.randomUUID(),
    until,
    ...more,
  };
  localStorage.setItem(storedUnder, JSON.stringify(kept));
}

beforeEach(() => localStorage.clear());

test('what is typed while the rest is on its way stays, and what was sent goes', async () => {
  const user = userEvent.setup();
  const held = heldAnswer();
  server.on('POST /client-link/answer', held.responder);
  await arrive(asking('open'));
  await user.type(await field('contact_email'), 'ada@kiln.example');
  await press(user);
  await user.type(await field('contact_phone'), '+49 89 1');
  await user.type(screen.getByLabelText(t('remark')), 'Ask Bob.');
  await act(async () => held.give(answered(asking('answered'))));
  await screen.findByText(t('sent', { count: 1 }));
  expect((await field('contact_phone')).value).toBe('+49 89 1');
  expect(document.activeElement).toBe(screen.getByLabelText(t('remark')));
  expect(stored()).toMatchObject({
    answers: { DISCLAIMER: { contact_phone: '+49 89 1' } },
    remark: 'Ask Bob.',
  });
  expect(localStorage.getItem(storedUnder)).not.toContain('ada@kiln.example');
  expect(server.callsOf('POST /client-link/answer')[0]?.body).toMatchObject({
    answers: { DISCLAIMER: { contact_email: 'ada@kiln.example' } },
  });
});

test('what was typed is shown and sent, also for a question that was settled meanwhile', async () => {
  const user = userEvent.setup();
  storeKept({ contact_email: 'ada@kiln.example' });
  server.on('POST /client-link/answer', answered(asking('settled')));
  // By a new address of the same link.
  await arrive(asking('settled'), 'b'.repeat(43));
  expect((await field('contact_email')).value).toBe('ada@kiln.example');
  screen.getByText(t('settledLead'));
  await press(user);
  await screen.findByText(t('overtaken', { count: 1 }));
  expect(server.callsOf('POST /client-link/answer')[0]?.body).toMatchObject({
    answers: { DISCLAIMER: { contact_email: 'ada@kiln.example' } },
  });
  expect(document.getElementById(fieldId('contact_email'))).toBeNull();
});

test('two tabs keep what is typed in each of them', async () => {
  const user = userEvent.setup();
  await arrive(asking('open'));
  await user.type(await field('contact_email'), 'ada@kiln');
  // Written by a tab that had not heard of it.
  storeKept({ contact_phone: '+49 89 1' });
  await user.type(await field('contact_email'), '.example');
  expect(stored()['answers']).toEqual({
    DISCLAIMER: { contact_phone: '+49 89 1', contact_email: 'ada@kiln.example' },
  });
  expect((await field('contact_phone')).value).toBe('+49 89 1');
  storeKept({ contact_email: 'ada@kiln.example', contact_phone: '+49 89 2' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedUnder })));
  expect((await field('contact_phone')).value).toBe('+49 89 2');
});

test('what was typed behind a link that ended long ago is removed', async () => {
  localStorage.setItem(
    'client_answers/old',
    JSON.stringify({ answers: {}, until: '2020-01-01T00:00:00.000Z' }),
  );
  storeKept({ contact_email: 'ada@kiln.example' });
  await arrive(asking('open'));
  expect((await field('contact_email')).value).toBe('ada@kiln.example');
  expect(localStorage.getItem('client_answers/old')).toBeNull();
});

test('only what stands on the page counts, and a remark alone is not called answers', async () => {
  const user = userEvent.setup();
  server.on('POST /client-link/answer', answered(asking('open', 'answered', ['gone_from_the_wizard'])));
  await arrive(asking('open', 'answered', ['gone_from_the_wizard']));
  await user.type(screen.getByLabelText(t('remark')), 'Ask Bob.');
  await press(user);
  await screen.findByText(t('remarkSent'));
  server.on('POST /client-link/answer', answered(asking('answered', 'answered', ['gone_from_the_wizard'])));
  await user.type(await field('contact_email'), 'ada@kiln.example');
  await press(user);
  await screen.findByText(t('sentAll'));
});

test('to answer again leads into the field, and a deleted document is not called known', async () => {
  const user = userEvent.setup();
  await arrive(asking('answered', 'dropped'));
  screen.getByText(t('droppedLead'));
  expect(screen.queryByText(t('settledLead'))).toBeNull();
  await user.click(await screen.findByRole('button', { name: new RegExp(t('again'), 'u') }));
  await waitFor(() => expect(document.activeElement?.id).toBe(fieldId('contact_email')));
});

test('a browser that keeps nothing says so aloud, and holds what is typed', async () => {
  const user = userEvent.setup();
  await arrive(asking('open'));
  breakStorage('blocked');
  await user.type(await field('contact_email'), 'ada@kiln.example');
  expect((await screen.findByRole('alert')).textContent).toContain(t('unkept'));
  expect((await field('contact_email')).value).toBe('ada@kiln.example');
  vi.unstubAllGlobals();
});
