/**
 * The session as local storage keeps it (specification 9): `app_data` with the tokens, `details` with
 * the profile, `lastPing`. All tabs share it; without either of the first two nobody is logged in.
 */
import type { Customer, SessionTokens } from '@clausewright/contract';
import { removeAccountAgreements } from '../stored-agreements.ts';
import { readStored, recordIn, removeStored, writeStored } from '../stored.ts';
import { sessionKeys as keys } from './keys.ts';

/**
 * left: the person logged out here. ended: the server refused the session, or another tab or the
 * person took it out of the storage.
 */
export type SessionEnd = 'left' | 'ended';

let lastEnd: SessionEnd | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const texts = ['id', 'customer_id', 'email', 'language', 'first_name', 'last_name', 'personal_id'] as const;
const moreTexts = ['country', 'phone', 'created_at'] as const;

function customerIn(json: string | null): Customer | null {
  const record = recordIn(json);
  if (record === null || typeof record['confirmed'] !== 'boolean') return null;
  const whole = [...texts, ...moreTexts].every((name) => typeof record[name] === 'string');
  return whole ? (record as Customer) : null;
}

function tokensIn(json: string | null): SessionTokens | null {
  const { token, refresh_token } = recordIn(json) ?? {};
  if (typeof token !== 'string' || token === '' || typeof refresh_token !== 'string') return null;
  return { token, refresh_token };
}

let read: { from: string; customer: Customer | null } = { from: '', customer: null };

/** Who is logged in; the same object until the storage changes. */
export function readCustomer(): Customer | null {
  const session = readStored(keys.session);
  const details = readStored(keys.details);
  const from = `${session}\n${details}`;
  if (read.from !== from) {
    read = { from, customer: tokensIn(session) === null ? null : customerIn(details) };
  }
  return read.customer;
}

/** Null unless somebody is logged in. */
export function readTokens(): SessionTokens | null {
  return readCustomer() === null ? null : tokensIn(readStored(keys.session));
}

/** Logs in, or renews: the profile first, so that other tabs never see half a session. */
export function saveSession(customer: Customer, tokens: SessionTokens): void {
  const { email, id } = customer;
  const { token, refresh_token } = tokens;
  lastEnd = null;
  writeStored(keys.details, JSON.stringify(customer));
  writeStored(keys.session, JSON.stringify({ email, id, token, refresh_token }));
  tell();
}

export function saveCustomer(customer: Customer): void {
  const tokens = readTokens();
  if (tokens) saveSession(customer, tokens);
}

export function saveTokens(tokens: SessionTokens): void {
  const customer = readCustomer();
  if (customer) saveSession(customer, tokens);
}

/** Milliseconds since 1970; 0 where no check succeeded yet. */
export function readLastPing(): number {
  const stored = Number(readStored(keys.lastPing));
  return Number.isFinite(stored) ? stored : 0;
}

export function saveLastPing(now: number): void {
  writeStored(keys.lastPing, String(now));
}

/** Forgets the session here and in every tab. What was written in a wizard stays unless the person left. */
export function dropSession(why: SessionEnd): void {
  lastEnd = why;
  removeStored(keys.session);
  removeStored(keys.details);
  removeStored(keys.lastPing);
  removeStored(keys.organisation);
  if (why === 'left') removeAccountAgreements();
  tell();
}

/** Removes what is left where one half of a session was taken away. */
export function dropHalfSession(): void {
  const half = (readStored(keys.session) === null) !== (readStored(keys.details) === null);
  if (half || (readStored(keys.session) !== null && readCustomer() === null)) dropSession('ended');
}

/** How the last session of this tab ended; null while one is there. */
export function sessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** The other half of a session that another tab is writing arrives well within this time. */
const settleMs = 1000;

export function subscribeToSession(changed: () => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== keys.session && key !== keys.details) return;
    lastEnd = readCustomer() === null ? 'ended' : null;
    if (newValue === null) setTimeout(dropHalfSession, settleMs);
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', fromOtherTab);
  };
}
