/** How a session begins. Loaded with the forms, never with the first page. */
import type { Customer, SessionTokens } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import type { Failure } from '../outcome.ts';
import { findDevice, storeDevice } from './stored-device.ts';
import { storeSignUp } from './stored-sign-up.ts';
import { claimStoredAgreements } from './claim-agreements.ts';
import { saveLastPing, saveSession } from '../stored-session/session-store.ts';

function begin(customer: Customer, tokens: SessionTokens): void {
  saveSession(customer, tokens);
  saveLastPing(Date.now());
  void claimStoredAgreements();
}

type NoToken = { ok: false; reason: 'no-token' };

/** `no-token`: the server agreed but gave no session, as specification 8 foresees. `secondStep`: it wants a code. */
export async function logIn(
  email: string,
  password: string,
): Promise<{ ok: true; customer: Customer } | { ok: true; secondStep: string } | Failure | NoToken> {
  const device = findDevice(email);
  const body = { email, password, ...(device !== undefined && { device }) };
  const outcome = await send(accountCalls.login, { body });
  if (!outcome.ok) return outcome;
  const { second_step: secondStep } = outcome.data;
  return secondStep === undefined ? beginWith(email, outcome.data) : { ok: true, secondStep };
}

/** The second step, with a code of an app or a recovery code. */
export async function logInWithCode(
  email: string,
  { secondStep, code }: { secondStep: string; code: string },
): Promise<{ ok: true; customer: Customer } | Failure | NoToken> {
  const outcome = await send(accountCalls.logInCode, { body: { second_step: secondStep, code } });
  return outcome.ok ? beginWith(email, outcome.data) : outcome;
}

/** Keeps what a log-in answered. */
export function beginWith(
  email: string,
  data: { customer?: (Customer & SessionTokens) | null | undefined; device?: string | undefined },
): { ok: true; customer: Customer } | NoToken {
  storeDevice({ email, device: data.device });
  if (!data.customer?.token) return { ok: false, reason: 'no-token' };
  const { token, refresh_token, ...customer } = data.customer;
  begin(customer, { token, refresh_token });
  return { ok: true, customer };
}

interface Registration {
  email: string;
  /** Null: it is set with the activation link. */
  password: string | null;
  /** Of the account and its letters. */
  language: Language;
  /** Of a wizard: the account is then logged in at once, though its address is not confirmed. */
  draftToken?: string | null;
  agreementToken?: string | null;
}

/** `loggedIn` only from a wizard; the activation letter is on its way in any case. */
export async function registerAccount(
  registration: Registration,
): Promise<{ ok: true; customerId: string; loggedIn: boolean } | Failure> {
  const { email, password, language, draftToken = null, agreementToken = null } = registration;
  const outcome = await send(accountCalls.register, {
    body: {
      email,
      password: password ?? '',
      language,
      send_activation: '1',
      initial_password_set: password === null ? '1' : '0',
    },
    draftToken,
    agreementToken,
  });
  if (!outcome.ok) return outcome;
  const { customer_id: customerId, sign_up_secret: secret, device } = outcome.data;
  storeDevice({ email, device });
  storeSignUp({ email, secret });
  if (!outcome.tokens) return { ok: true, customerId, loggedIn: false };
  return { ok: true, customerId, loggedIn: await startSession(outcome.tokens) };
}

/** Logs in with a session that the server opened; false where it does not say whose it is. */
export async function startSession(tokens: SessionTokens): Promise<boolean> {
  const info = await send(accountCalls.customerInfo, { session: tokens });
  if (info.ok) begin(info.data.customer, tokens);
  return info.ok;
}

/** Whether an address has an account, for the wizard alone; `unknown` also when it cannot be asked. */
export async function checkAddress(
  email: string,
  draftToken: string,
  signal?: AbortSignal,
): Promise<true | 'unknown'> {
  const outcome = await send(accountCalls.checkEmailStatus, {
    body: { email },
    draftToken,
    ...(signal ? { signal } : {}),
  });
  return outcome.ok ? outcome.data.exists : 'unknown';
}
