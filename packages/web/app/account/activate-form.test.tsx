// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readCustomer, readTokens } from '../stored-session/session-store.ts';
import { storeSignUp } from '../session/stored-sign-up.ts';
import { answered, answeredAtTop, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, words } from '../testing/in-app.tsx';
import { customer, logInAs } from '../testing/samples.ts';
import { ActivateForm } from './activate-form.tsx';

const server = useFakeServer();
const { email } = customer;
const activate = 'POST /customer/activate-account';
const logOut = 'POST /customer/logout';
const fresh = { token: 't2', refresh_token: 'r2' };

async function confirm() {
  await arriveInApp(<ActivateForm hash="h" email={email} needsPassword={false} />);
  await userEvent.click(await screen.findByRole('button', { name: words('account.activate.act') }));
}

test('who signed up beside a document stays logged in: the session before it ends, not the new one', async () => {
  logInAs({ confirmed: false });
  storeSignUp({ email, secret: 's' });
  server.on(activate, {
    body: { success: true, authenticated: true, data: { email, initial_password_set: '0' }, ...fresh },
  });
  server.on('GET /customer/info', answeredAtTop({ customer }));
  server.on(logOut, answered({}));
  await confirm();
  await waitFor(() => expect(server.callsOf(logOut)).toHaveLength(1));
  expect(server.callsOf(logOut)[0]?.headers.get('authorization')).toBe('Bearer t1');
  await waitFor(() => expect(readCustomer()?.confirmed).toBe(true));
  expect(readTokens()).toEqual(fresh);
});

test('in a browser that did not sign up, nobody is logged in afterwards', async () => {
  logInAs({ email: 'other@shop.example' });
  server.on(activate, answered({ email, initial_password_set: '0' }));
  server.on(logOut, answered({}));
  await confirm();
  await waitFor(() => expect(server.callsOf(logOut)).toHaveLength(1));
  expect(readCustomer()).toBeNull();
});
