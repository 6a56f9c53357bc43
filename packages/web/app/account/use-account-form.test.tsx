// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Failure } from '../outcome.ts';
import { renderInApp, takeReported } from '../testing/in-app.tsx';
import { useAccountForm, type Values } from './use-account-form.ts';

type Name = 'email' | 'name';
type Result = { ok: true; id: string } | Failure;

const act = vi.fn<(values: Values<Name>) => Promise<Result>>();
const onDone = vi.fn<(done: object, values: Values<Name>) => void>();

afterEach(() => {
  act.mockReset();
  onDone.mockReset();
});

function Form() {
  const form = useAccountForm<Name, Result>({
    id: 'f',
    labels: { email: 'E-mail', name: 'Name' },
    judge: ({ email }) => (email === '' ? { email: 'Required' } : {}),
    act,
    onDone,
  });
  const { errors, problems, refused, refusals, busy, summary, props } = form;
  return (
    <>
      <div ref={summary} tabIndex={-1} data-testid="summary">
        {problems.map(({ target, label, error }) => `${target} ${label} ${error}`).join()}
      </div>
      <output>{JSON.stringify({ errors, refused, refusals, busy })}</output>
      <form {...props}>
        <input name="email" aria-label="E-mail" />
        <input name="name" aria-label="Name" />
        <button type="submit">Send</button>
      </form>
    </>
  );
}

function state(): unknown {
  return JSON.parse(screen.getByRole('status').textContent);
}

async function send(email: string) {
  renderInApp(<Form />);
  if (email !== '') await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.click(screen.getByRole('button'));
}

test('what is wrong is listed in the order of the page, takes the focus and is not sent', async () => {
  await send('');
  expect(screen.getByTestId('summary').textContent).toBe('f-email E-mail Required');
  expect(document.activeElement).toBe(screen.getByTestId('summary'));
  expect(act).not.toHaveBeenCalled();
});

test('what is right is sent as it stands in the fields', async () => {
  act.mockResolvedValue({ ok: true, id: '7' });
  await send('a@b.example');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const values = { email: 'a@b.example', name: '' };
  expect(act.mock.calls).toEqual([[values]]);
  expect(onDone.mock.calls[0]?.slice(0, 2)).toEqual([{ ok: true, id: '7' }, values]);
  expect(state()).toMatchObject({ busy: false, refused: null, refusals: 0 });
});

test('a second press while the first is on its way does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Result>();
  act.mockReturnValue(promise);
  await send('a@b.example');
  expect(state()).toMatchObject({ busy: true });
  await userEvent.click(screen.getByRole('button'));
  resolve({ ok: true, id: '7' });
  await waitFor(() => expect(state()).toMatchObject({ busy: false }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('what the server says of a field stands at the field, the rest above', async () => {
  const rest = { code: 'limited', value: 'Later.' } as const;
  act.mockResolvedValue({
    ok: false,
    reason: 'refused',
    messages: [
      { code: 'wrong-format', value: 'No address.', field: 'email' },
      { ...rest, code: 'busy' },
    ],
  });
  await send('x');
  await waitFor(() => expect(state()).toMatchObject({ refusals: 1 }));
  expect(state()).toMatchObject({
    errors: { email: 'No address.' },
    refused: { messages: [{ code: 'busy', value: 'Later.' }] },
  });
});

test('where everything stands at fields nothing is left to say above', async () => {
  act.mockResolvedValue({
    ok: false,
    reason: 'refused',
    messages: [{ code: 'wrong-format', value: 'No address.', field: 'email' }],
  });
  await send('x');
  await waitFor(() => expect(state()).toMatchObject({ errors: { email: 'No address.' }, refused: null }));
});

test('a failure without words is passed on, and counted', async () => {
  act.mockResolvedValue({ ok: false, reason: 'server-error' });
  await send('x');
  await waitFor(() => expect(state()).toMatchObject({ refused: { reason: 'server-error' }, refusals: 1 }));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(state()).toMatchObject({ refusals: 2 }));
});

test('after a fault of the page the form can be sent again', async () => {
  act.mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue({ ok: true, id: '7' });
  await send('x');
  await waitFor(() => expect(takeReported()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
