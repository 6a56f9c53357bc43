import type { Customer, SessionTokens } from '@clausewright/contract';
import { beforeEach, expect, test } from 'vitest';
import { agreementToken, storeAgreement, markInAccount } from '../stored-agreements.ts';
import { checkSession, renewSession, type Ping, type PingAnswer } from '../stored-session/renew-session.ts';
import {
  dropHalfSession,
  dropSession,
  readCustomer,
  readTokens,
  saveSession,
  sessionEnd,
  subscribeToSession,
} from '../stored-session/session-store.ts';

/** What a browser gives each tab: a storage, and its events. */
class Storage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}
let storage = new Storage();
const page = new EventTarget();

beforeEach(() => {
  storage = new Storage();
  Object.assign(globalThis, {
    localStorage: storage,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

const customer: Customer = {
  id: 'c1',
  customer_id: '6f9b3c1e-0000-4000-8000-000000000001',
  email: 'owner@shop.example',
  confirmed: true,
  language: 'en',
  first_name: '',
  last_name: '',
  personal_id: '',
  country: '',
  phone: '',
  created_at: '2026-01-01T00:00:00Z',
};
const first: SessionTokens = { token: 'a1', refresh_token: 'r1' };
const second: SessionTokens = { token: 'a2', refresh_token: 'r2' };
const good: PingAnswer = { is: 'good', customer, tokens: second };
const now = () => 1_000_000;

function counted(answer: PingAnswer): { ping: Ping; asked: SessionTokens[] } {
  const asked: SessionTokens[] = [];
  return {
    asked,
    ping: async (tokens) => {
      asked.push(tokens);
      return answer;
    },
  };
}

test('the session uses the storage keys of the specification', () => {
  saveSession(customer, first);
  expect(JSON.parse(storage.getItem('app_data') ?? '')).toEqual({
    email: customer.email,
    id: 'c1',
    token: 'a1',
    refresh_token: 'r1',
  });
  expect(JSON.parse(storage.getItem('details') ?? '')).toEqual(customer);
  expect(readCustomer()).toEqual(customer);
  expect(readCustomer()).toBe(readCustomer());
});

test.each([
  ['app_data', null],
  ['details', null],
  ['app_data', 'no JSON'],
  ['app_data', '[]'],
  ['app_data', '{"token":"","refresh_token":"r"}'],
  ['details', '{"email":"owner@shop.example"}'],
])('with %s = %s nobody is logged in, and the next check removes the rest', async (key, value) => {
  saveSession(customer, first);
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
  expect(readTokens()).toBeNull();
  const { ping, asked } = counted(good);
  expect(await checkSession(ping, now)).toBe('not-due');
  expect(asked).toEqual([]);
  expect([...storage.items.keys()]).toEqual([]);
  expect(sessionEnd()).toBe('ended');
});

test('a check stores the customer, the new tokens and the time', async () => {
  saveSession(customer, first);
  const { ping, asked } = counted({ ...good, customer: { ...customer, first_name: 'Ada' } });
  expect(await checkSession(ping, now)).toBe('good');
  expect(asked).toEqual([first]);
  expect(readTokens()).toEqual(second);
  expect(readCustomer()?.first_name).toBe('Ada');
  expect(storage.getItem('lastPing')).toBe('1000000');
});

test.each([
  [990_001, 0],
  [990_000, 1],
  // The clock was set back.
  [2_000_000, 1],
])('a check at 1000000 after one at %i asks %i times', async (last, times) => {
  saveSession(customer, first);
  storage.setItem('lastPing', String(last));
  const { ping, asked } = counted(good);
  await checkSession(ping, now);
  expect(asked).toHaveLength(times);
});

test('without a session nobody is checked', async () => {
  const { ping, asked } = counted(good);
  expect(await checkSession(ping, now)).toBe('not-due');
  expect(asked).toEqual([]);
});

test('only a rejection ends the session', async () => {
  saveSession(customer, first);
  expect(await checkSession(counted({ is: 'unknown' }).ping, now)).toBe('unknown');
  expect(readTokens()).toEqual(first);
  expect(storage.getItem('lastPing')).toBeNull();
  expect(await checkSession(counted({ is: 'refused' }).ping, now)).toBe('refused');
  expect(readTokens()).toBeNull();
  expect(sessionEnd()).toBe('ended');
});

test('a rejected call checks only if no other tab has renewed the session', async () => {
  saveSession(customer, second);
  const { ping, asked } = counted({ is: 'refused' });
  expect(await renewSession('a1', ping, now)).toBe('good');
  expect(asked).toEqual([]);
  expect(await renewSession('a2', ping, now)).toBe('refused');
  expect(asked).toEqual([second]);
});

test('logging out during a check stays logged out', async () => {
  saveSession(customer, first);
  const ping: Ping = async () => {
    dropSession('left');
    return good;
  };
  expect(await checkSession(ping, now)).toBe('refused');
  expect(readTokens()).toBeNull();
  expect(sessionEnd()).toBe('left');
});

test('a rejection of old tokens does not affect those of a new log-in', async () => {
  saveSession(customer, first);
  const ping: Ping = async () => {
    saveSession(customer, second);
    return { is: 'refused' };
  };
  expect(await renewSession('a1', ping, now)).toBe('good');
  expect(readTokens()).toEqual(second);
});

test('logging out removes the account’s agreements and their drafts, and no others', () => {
  storeAgreement('visitor', 't1');
  saveSession(customer, first);
  storeAgreement('made', null);
  storeAgreement('opened', 't3');
  markInAccount(['claimed']);
  storeAgreement('claimed', 't4');
  storage.setItem('drafts', JSON.stringify({ made: { at: 1 }, visitor: { at: 2 }, EULA: {} }));
  dropSession('left');
  expect(['visitor', 'opened', 'made', 'claimed'].map(agreementToken)).toEqual(['t1', 't3', null, null]);
  expect(JSON.parse(storage.getItem('drafts') ?? '')).toEqual({ visitor: { at: 2 }, EULA: {} });
});

test('a session ended by the server keeps drafts', () => {
  storeAgreement('made', 't2');
  saveSession(customer, first);
  markInAccount(['made']);
  dropSession('ended');
  expect(agreementToken('made')).toBe('t2');
});

test('the session of another tab is adopted, and so is its end', () => {
  const seen: (string | null)[] = [];
  const stop = subscribeToSession(() => seen.push(readCustomer()?.id ?? null));
  const event = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  storage.setItem('details', JSON.stringify(customer));
  event('details', '…');
  storage.setItem('app_data', JSON.stringify({ ...first }));
  event('app_data', '…');
  event('theme', 'dark');
  storage.removeItem('app_data');
  event('app_data', null);
  expect(seen).toEqual([null, 'c1', null]);
  expect(sessionEnd()).toBe('ended');
  dropHalfSession();
  expect(storage.getItem('details')).toBeNull();
  stop();
});
