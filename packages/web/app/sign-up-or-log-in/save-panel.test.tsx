// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, settle, words } from '../testing/in-app.tsx';
import { customer, logInAs } from '../testing/samples.ts';
import { SavePanel } from './save-panel.tsx';

const server = useFakeServer();
const exists = 'POST /customer/check-email-status';
const { email } = customer;
const t = (key: string, values = {}) => words(`keep.${key}`, values);

async function open(draftToken: string | null = 'draft', address: string | null = email) {
  const view = await arriveInApp(<SavePanel made={false} email={address} draftToken={draftToken} />);
  await screen.findByRole('heading');
  return view;
}

test('a visitor may log in or sign up', async () => {
  server.on(exists, answered({ exists: false }));
  await open();
  expect(await screen.findByText(t('lead'))).toBeTruthy();
  expect(screen.queryByText(t('known', { email }))).toBeNull();
});

test('whose address has an account is told to log in, and finds the address there', async () => {
  server.on(exists, answered({ exists: true }));
  await open();
  expect(await screen.findByText(t('known', { email }))).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(words('account.fields.email'));
  expect(field.value).toBe(email);
});

test('an address is asked about once, however often the proof is renewed', async () => {
  server.on(exists, answered({ exists: false }));
  const { rerender } = await open();
  await waitFor(() => expect(server.asked).toHaveLength(1));
  rerender(<SavePanel made={false} email={email} draftToken="newer" />);
  await settle();
  expect(server.asked).toHaveLength(1);
});

test.each([
  [null, email],
  ['draft', null],
])('with the proof %s and the address %s nobody is asked about', async (token, address) => {
  await open(token, address);
  await settle();
  expect(server.asked).toEqual([]);
});

test('who is logged in is told where the document will be', async () => {
  logInAs();
  await open();
  expect(screen.getByText(t('willKeep', { email }))).toBeTruthy();
  expect(screen.queryByText(t('lead'))).toBeNull();
  expect(screen.getByText(t('open'))).toBeTruthy();
});

test('who is not confirmed can have the letter sent again', async () => {
  logInAs({ confirmed: false });
  await open();
  expect(screen.getByText(words('account.resend.act'))).toBeTruthy();
  expect(screen.queryByText(t('open'))).toBeNull();
});

test('who logs in elsewhere meanwhile sees it here', async () => {
  server.on(exists, answered({ exists: false }));
  await open();
  await userEvent.click(await screen.findByText(t('logIn')));
  act(() => void logInAs());
  expect(await screen.findByText(t('willKeep', { email }))).toBeTruthy();
});
