import type { Customer } from '@clausewright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { send } from './api.ts';
import { calls } from './calls.ts';
import { isDown, reportHealth } from './health.ts';
import { readCustomer, readTokens, saveSession } from './stored-session/session-store.ts';

/** A browser without a page: storage, an address that can be loaded anew, and what the server answers. */
interface Asked {
  what: string;
  token: string | null;
  refresh: string | null;
}
type Answer = { status: number; body?: object; headers?: Record<string, string> } | 'no-connection';

let asked: Asked[] = [];
let reloads = 0;
let answer: (what: string, token: string | null) => Answer = () => 'no-connection';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

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
const good = { status: 200, body: { success: true, authenticated: true, customer } };
const refused = { status: 401, body: { success: false, authenticated: false, messages: [] } };
const renewed = { status: 200, body: { ...good.body, token: 'new', refresh_token: 'r2' } };

async function serve(input: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const what = `${init.method ?? 'GET'} ${input.replace('/api/v1', '')}`;
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
  asked.push({ what, token, refresh: headers.get('x-refresh-token') });
  const given = what === 'GET /heartbeat' ? good : answer(what, token);
  if (given === 'no-connection') throw new TypeError('Failed to fetch');
  return Response.json(given.body ?? {}, given);
}

beforeEach(() => {
  asked = [];
  reloads = 0;
  Object.assign(globalThis, {
    localStorage: storage(),
    sessionStorage: storage(),
    document: { documentElement: { lang: 'en' } },
    location: { reload: () => (reloads += 1) },
    fetch: serve,
  });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  Object.defineProperty(navigator, 'cookieEnabled', { value: true, configurable: true });
  reportHealth('up');
  saveSession(customer, { token: 'old', refresh_token: 'r1' });
});

afterEach(() => {
  vi.useRealTimers();
});

const info = 'GET /customer/info';
const ping = 'GET /customer/ping';

test('a rejected session is renewed transparently, and the call repeated once', async () => {
  answer = (what, token) => (what === ping ? renewed : token === 'new' ? good : refused);
  expect(await send(accountCalls.customerInfo, {})).toMatchObject({ ok: true, data: { customer } });
  expect(asked).toEqual([
    { what: info, token: 'old', refresh: null },
    { what: ping, token: 'old', refresh: 'r1' },
    { what: info, token: 'new', refresh: null },
  ]);
  expect(readTokens()).toEqual({ token: 'new', refresh_token: 'r2' });
});

test('a response saying nobody is logged in is a rejection too', async () => {
  answer = (what, token) =>
    what === ping ? renewed : { status: 200, body: { ...good.body, authenticated: token === 'new' } };
  expect(await send(accountCalls.customerInfo, {})).toMatchObject({ ok: true });
  expect(asked.map(({ what }) => what)).toEqual([info, ping, info]);
});

test('concurrent rejected calls renew once', async () => {
  answer = (what, token) => (what === ping ? renewed : token === 'new' ? good : refused);
  const outcomes = await Promise.all([1, 2, 3].map(() => send(accountCalls.customerInfo, {})));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(asked.filter(({ what }) => what === ping)).toHaveLength(1);
});

test.each([
  ['a 401', refused],
  ['a refusal', { status: 200, body: { success: false, authenticated: false } }],
])('the session ends when the ping answers %s', async (_, answered) => {
  answer = (what) => (what === ping ? answered : refused);
  expect(await send(accountCalls.customerInfo, {})).toMatchObject({ ok: false, reason: 'not-authenticated' });
  expect(readCustomer()).toBeNull();
  expect(reloads).toBe(0);
});

test.each<[string, Answer]>([
  ['no connection', 'no-connection'],
  ['429', { status: 429, body: { success: false } }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
])('a ping that gets %s does not log out', async (_, answered) => {
  answer = (what) => (what === ping ? answered : refused);
  expect(await send(accountCalls.customerInfo, {})).toEqual({ ok: false, reason: 'server-error' });
  expect(readTokens()).toEqual({ token: 'old', refresh_token: 'r1' });
});

test('an agreement call with an ended session reloads the page once', async () => {
  answer = () => refused;
  await send(calls.agreementDetails, { params: { id: 'a' } });
  await send(calls.agreementDetails, { params: { id: 'a' } });
  expect(reloads).toBe(1);
});

test.each([
  ['its profile', () => send(accountCalls.customerInfo, {})],
  ['its agreements', () => send(calls.allAgreements, {})],
])('a rejected request for %s logs out', async (_, fetchIt) => {
  answer = () => ({ status: 200, body: { success: false, authenticated: true, messages: [] } });
  await fetchIt();
  expect(readCustomer()).toBeNull();
});

test('a rejected change does not end the session', async () => {
  answer = () => ({ status: 200, body: { success: false, authenticated: true, messages: [] } });
  await send(accountCalls.setLanguage, { params: { lang: 'de' } });
  expect(readCustomer()).toEqual(customer);
});

test('public resources are requested without credentials', async () => {
  answer = () => good;
  await send(calls.listCountries, {});
  expect(asked).toEqual([{ what: 'GET /public/countries/list', token: null, refresh: null }]);
});

test('while the app is down nothing is sent', async () => {
  reportHealth('down');
  expect(await send(accountCalls.customerInfo, {})).toEqual({ ok: false, reason: 'app-down' });
  expect(asked).toEqual([]);
});

const busyMessages = [{ code: 'busy', value: 'Very busy.' }];
const busy = {
  status: 503,
  headers: { 'retry-after': '3' },
  body: { success: false, messages: busyMessages },
};

test('a busy server is retried after the stated time, and counts as up', async () => {
  vi.useFakeTimers();
  answer = () => (asked.length === 1 ? busy : good);
  const outcome = send(accountCalls.customerInfo, {});
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await outcome).toMatchObject({ ok: true, data: { customer } });
  expect(asked.map(({ what }) => what)).toEqual([info, info]);
  expect(isDown()).toBe(false);
});

test('a server that stays busy is tried four times, then reported', async () => {
  vi.useFakeTimers();
  answer = () => busy;
  const outcome = send(accountCalls.customerInfo, {});
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await outcome).toEqual({ ok: false, reason: 'limited', retryAfter: 3, messages: busyMessages });
  expect(asked.map(({ what }) => what)).toEqual([info, info, info, info]);
  expect(readTokens()).toEqual({ token: 'old', refresh_token: 'r1' });
});

test('waiting for a busy server can be aborted', async () => {
  const aborter = new AbortController();
  answer = () => {
    setTimeout(() => aborter.abort());
    return busy;
  };
  globalThis.fetch = ((input: string, init: RequestInit) =>
    init.signal?.aborted ? Promise.reject(init.signal.reason as Error) : serve(input, init)) as typeof fetch;
  await expect(send(accountCalls.customerInfo, { signal: aborter.signal })).rejects.toThrow('aborted');
  expect(asked).toHaveLength(1);
});

test('a 503 without busy status checks the app health, whatever its headers', async () => {
  answer = () => ({ ...busy, body: { success: false, messages: [{ code: 'unavailable', value: '' }] } });
  expect(await send(accountCalls.customerInfo, {})).toEqual({ ok: false, reason: 'server-error' });
  expect(asked.map(({ what }) => what)).toEqual([info, 'GET /heartbeat']);
});
