// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agreementsInAccount, storeAgreement } from '../stored-agreements.ts';
import { readCustomer, readTokens } from '../stored-session/session-store.ts';
import { answered, answeredAtTop, refused, useFakeServer } from '../testing/fake-server.ts';
import { customer, logInAs } from '../testing/samples.ts';
import { findDevice, storeDevice } from './stored-device.ts';
import { removeSignUp, findSignUpSecret } from './stored-sign-up.ts';
import { startSession, checkAddress, logIn, registerAccount } from './log-in.ts';
import { logOut } from './log-out.ts';

const server = useFakeServer();
const { email } = customer;
const logInCall = 'POST /customer/login';
const register = 'POST /customer/register';
const loggedIn = answeredAtTop({ customer: { ...customer, token: 't1', refresh_token: 'r1' }, device: 'd1' });

test('who logs in has a session here, and this browser is known next time', async () => {
  server.on(logInCall, loggedIn);
  expect(await logIn(email, 'Secret1')).toEqual({ ok: true, customer });
  expect(readTokens()).toEqual({ token: 't1', refresh_token: 'r1' });
  expect(server.asked[0]?.body).toEqual({ email, password: 'Secret1' });
  await logIn(email, 'Secret1');
  expect(server.asked[1]?.body).toEqual({ email, password: 'Secret1', device: 'd1' });
});

test('the device of one account is not told with another', () => {
  storeDevice({ email: 'other@shop.example', device: 'd9' });
  expect(findDevice(email)).toBeUndefined();
  storeDevice({ email: null, device: 'd8' });
  expect(findDevice(email)).toBe('d8');
  storeDevice({ email });
  expect(findDevice(email)).toBe('d8');
});

test('a server that agrees and gives no session logs nobody in', async () => {
  server.on(logInCall, answeredAtTop({ customer: null, device: 'd1' }));
  expect(await logIn(email, 'x')).toEqual({ ok: false, reason: 'no-token' });
  expect(readCustomer()).toBeNull();
});

test('a refusal is told as it is', async () => {
  server.on(logInCall, refused({ code: 'wrong-credentials' }));
  expect(await logIn(email, 'x')).toMatchObject({ ok: false, reason: 'refused' });
  expect(findDevice(email)).toBeUndefined();
});

test('what a visitor made here comes into the account with the log-in', async () => {
  storeAgreement('mine', 'proof');
  server.on(logInCall, loggedIn);
  server.on('POST /customer/claim-agreements', answered({ claimed: ['mine'] }));
  await logIn(email, 'x');
  await waitFor(() => expect(agreementsInAccount()).toEqual(['mine']));
  expect(server.callsOf('POST /customer/claim-agreements')[0]?.body).toEqual({
    agreements: [{ agreement_id: 'mine', token: 'proof' }],
  });
});

test('who signs up on the account page waits for the letter', async () => {
  server.on(register, answered({ customer_id: 'c1', sign_up_secret: 's1', device: 'd1' }));
  const outcome = await registerAccount({ email, password: 'Secret1', language: 'de' });
  expect(outcome).toEqual({ ok: true, customerId: 'c1', loggedIn: false });
  expect(server.asked[0]?.body).toEqual({
    email,
    password: 'Secret1',
    language: 'de',
    send_activation: '1',
    initial_password_set: '0',
  });
  expect(findSignUpSecret(email)).toBe('s1');
  expect(findSignUpSecret('other@shop.example')).toBeUndefined();
  removeSignUp();
  expect(findSignUpSecret(email)).toBeUndefined();
});

test('who signs up in a wizard is logged in at once and may choose the password later', async () => {
  server.on(register, {
    body: {
      success: true,
      token: 't2',
      refresh_token: 'r2',
      data: { customer_id: 'c1', sign_up_secret: 's1', device: 'd1' },
    },
  });
  server.on('GET /customer/info', answeredAtTop({ customer }));
  const outcome = await registerAccount({
    email,
    password: null,
    language: 'en',
    draftToken: 'draft',
    agreementToken: 'proof',
  });
  expect(outcome).toMatchObject({ ok: true, loggedIn: true });
  expect(readTokens()).toEqual({ token: 't2', refresh_token: 'r2' });
  const [asked] = server.callsOf(register);
  expect(asked?.body).toMatchObject({ password: '', initial_password_set: '1' });
  expect(asked?.headers.get('x-draft-token')).toBe('draft');
  expect(asked?.headers.get('x-agreement-token')).toBe('proof');
});

test('a session of which nobody says whose it is is none', async () => {
  server.on('GET /customer/info', { status: 500 });
  expect(await startSession({ token: 't', refresh_token: 'r' })).toBe(false);
  expect(readCustomer()).toBeNull();
});

test.each([
  [answered({ exists: true }), true],
  [answered({ exists: 'unknown' }), 'unknown'],
  [{ status: 500 }, 'unknown'],
])('whether an address has an account: %o', async (answer, known) => {
  server.on('POST /customer/check-email-status', answer);
  expect(await checkAddress(email, 'draft')).toBe(known);
});

test('who logs out is out at once, and the server hears of it', async () => {
  logInAs();
  server.on('POST /customer/logout', answered({}));
  logOut();
  expect(readCustomer()).toBeNull();
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.asked[0]?.headers.get('authorization')).toBe('Bearer t1');
});

test('without a session there is nobody to log out', async () => {
  logOut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.asked).toEqual([]);
});
