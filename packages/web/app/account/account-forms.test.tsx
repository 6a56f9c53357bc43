// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findDevice } from '../session/stored-device.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { answered, answeredAtTop, forbidden, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { customer, logInAs } from '../testing/samples.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Resend } from './resend.tsx';
import { SessionList } from './session-list.tsx';

const server = useFakeServer();
const logIn = 'POST /customer/login';
const t = (key: string, values = {}) => words(`account.${key}`, values);
const { email } = customer;

async function fillLogIn(address: string, password: string) {
  renderInApp(<LogInForm id="f" />);
  if (address !== '') await userEvent.type(screen.getByLabelText(t('fields.email')), address);
  if (password !== '') await userEvent.type(screen.getByLabelText(t('fields.password')), password);
  await userEvent.click(screen.getByRole('button', { name: t('logIn.title') }));
}

test('nobody is logged in with a form that is not filled in', async () => {
  await fillLogIn('', '');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('fields.email'));
  expect(alert.textContent).toContain(t('fields.password'));
  expect(server.asked).toEqual([]);
});

test('who is who he says is logged in', async () => {
  server.on(logIn, answeredAtTop({ customer: { ...customer, token: 't', refresh_token: 'r' } }));
  await fillLogIn(` ${email}`, 'Secret1');
  await waitFor(() => expect(readCustomer()?.email).toBe(email));
  expect(server.callsOf(logIn)[0]?.body).toMatchObject({ email, password: 'Secret1' });
});

test('a first refusal says what the server says, a second one what else it may be', async () => {
  server.on(logIn, refused({ code: 'wrong-credentials', value: 'No such log-in.' }));
  await fillLogIn(email, 'Wrong1');
  expect((await screen.findByRole('alert')).textContent).toContain('No such log-in.');
  expect(screen.queryByText(t('resend.act'))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t('logIn.title') }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('logIn.wrongOrUnconfirmed')));
  expect(screen.getByText(t('resend.act'))).toBeTruthy();
});

test('an address that is not confirmed can be sent its letter again', async () => {
  server.on(logIn, forbidden('email-not-confirmed'));
  server.on('POST /customer/resend-activation-email', answered({}));
  await fillLogIn(email, 'Secret1');
  await userEvent.click(await screen.findByText(t('resend.act')));
  await waitFor(() => expect(screen.getByText(t('resend.sent', { email }))).toBeTruthy());
  expect(server.asked.at(-1)?.body).toEqual({ email });
});

test('what was typed stays after a refusal', async () => {
  server.on(logIn, { status: 500 });
  await fillLogIn(email, 'Secret1');
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>(t('fields.email')).value).toBe(email);
});

test('a password is shown by its button only', async () => {
  renderInApp(<LogInForm id="f" />);
  const field = screen.getByLabelText<HTMLInputElement>(t('fields.password'));
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: t('showPassword') }));
  expect(field.type).toBe('text');
});

test('a letter that was not sent is said', async () => {
  server.on('POST /customer/resend-activation-email', refused({ code: 'busy', value: 'Later.' }));
  renderInApp(<Resend email={email} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText(t('resend.failed', { why: 'Later.' }))).toBeTruthy());
});

async function changePassword(old: string, fresh: string, again: string) {
  const onChanged = vi.fn<() => void>();
  renderInApp(<PasswordForm email={email} onChanged={onChanged} />);
  await userEvent.type(screen.getByLabelText(t('fields.oldPassword')), old);
  await userEvent.type(screen.getByLabelText(t('fields.newPassword')), fresh);
  await userEvent.type(screen.getByLabelText(t('fields.repeat')), again);
  await userEvent.click(screen.getByRole('button', { name: t('profile.passwordAct') }));
  return onChanged;
}

test('a new password has to be typed twice alike', async () => {
  const onChanged = await changePassword('Old1', 'NewSecret1', 'NewSecret2');
  expect((await screen.findByRole('alert')).textContent).toContain(t('faults.unequal'));
  expect(onChanged).not.toHaveBeenCalled();
  expect(server.asked).toEqual([]);
});

test('a changed password empties the form, is said, and the browser stays known', async () => {
  server.on('POST /customer/change-password', answered({ device: 'd2' }));
  const onChanged = await changePassword('Old1', 'NewSecret1', 'NewSecret1');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(screen.getByText(t('profile.passwordSaved'))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t('fields.newPassword')).value).toBe('');
  expect(findDevice(email)).toBe('d2');
});

const sessions = [
  { id: 's1', device: 'Firefox on Linux', current: true, last_used_at: '2026-01-02T03:04:00Z' },
  { id: 's2', device: '', current: false, last_used_at: '2026-01-01T03:04:00Z' },
];

test('every other session can be ended, the own one cannot', async () => {
  logInAs();
  server.on('GET /customer/sessions', answered({ sessions }));
  server.on('DELETE /customer/sessions/:id', answered({}));
  renderInApp(<SessionList />);
  const [end, ...more] = await screen.findAllByRole('button', {
    name: new RegExp(t('sessions.unknown')),
  });
  expect(more).toEqual([]);
  if (end === undefined) throw new Error('no session can be ended');
  server.on('GET /customer/sessions', answered({ sessions: sessions.slice(0, 1) }));
  await userEvent.click(end);
  await waitFor(() => expect(screen.getByText(t('sessions.ended', { count: 1 }))).toBeTruthy());
  expect(server.asked.some(({ what }) => what.endsWith('/s2'))).toBe(true);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('whoever asks for a new password is told the same for every address', async () => {
  server.on('POST /customer/forgot-password', answered({}));
  renderInApp(<ForgotPasswordPage />);
  await userEvent.type(screen.getByLabelText(t('fields.email')), email);
  await userEvent.click(screen.getByRole('button', { name: t('forgot.act') }));
  expect(await screen.findByText(t('forgot.sent', { email }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t('forgot.again') }));
  expect((await screen.findByLabelText<HTMLInputElement>(t('fields.email'))).value).toBe(email);
});
