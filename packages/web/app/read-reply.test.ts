import { expect, test } from 'vitest';
import { get, post } from './endpoint.ts';
import { endsSession, isBusy, isRefusal, toOutcome, type Envelope, type Reply } from './read-reply.ts';

const inData = get('/customer/agreements/all');
const atTop = get('/customer/ping', 'top');

function reply(envelope: Partial<Envelope>, status: Reply['status'] = 200): Reply {
  return { status, retryAfter: 4, envelope: { success: true, ...envelope } };
}
const messages = [{ code: 'busy' as const, value: 'Later.' }];

test('the result lies in `data`, or beside `success` where the specification says so', () => {
  expect(toOutcome(inData, reply({ data: { total: 1 } }))).toEqual({ ok: true, data: { total: 1 } });
  expect(toOutcome(atTop, reply({}))).toEqual({ ok: true, data: { success: true } });
});

test('tokens are taken where both are there', () => {
  const both = reply({ data: {}, token: 't', refresh_token: 'r' });
  expect(toOutcome(inData, both)).toMatchObject({ tokens: { token: 't', refresh_token: 'r' } });
  expect(toOutcome(inData, reply({ data: {}, token: 't' }))).not.toHaveProperty('tokens');
});

test.each<[string, Reply, object]>([
  ['a refusal', reply({ success: false, messages }), { reason: 'refused', messages }],
  ['a refusal without words', reply({ success: false }), { reason: 'refused', messages: [] }],
  [
    'no right',
    reply({ success: false, forbidden: { reason: 'not-paid' } }),
    { reason: 'forbidden', forbidden: 'not-paid' },
  ],
  ['no session', reply({ success: false }, 401), { reason: 'not-authenticated' }],
  ['too many calls', reply({ success: false, messages }, 429), { reason: 'limited', retryAfter: 4 }],
  ['a busy server', reply({ success: false, messages }, 503), { reason: 'limited', retryAfter: 4 }],
])('%s is a failure of its kind', (_, given, failure) => {
  expect(toOutcome(inData, given)).toMatchObject({ ok: false, ...failure });
});

test('a server is busy where it says so first', () => {
  expect(isBusy(reply({ success: false, messages }, 503))).toBe(true);
  expect(isBusy(reply({ success: false, messages: [{ code: 'unavailable', value: '' }] }, 503))).toBe(false);
  expect(isBusy(reply({ success: false }, 503))).toBe(false);
});

test.each([
  [reply({}, 401), true],
  [reply({ authenticated: false }), true],
  [reply({ authenticated: true }), false],
  [reply({ authenticated: false }, 429), false],
])('whether a session was refused', (given, refused) => {
  expect(isRefusal(given)).toBe(refused);
});

test('only a refused read of the account ends the session', () => {
  const refused = toOutcome(inData, reply({ success: false }));
  expect(endsSession(inData, refused)).toBe(true);
  expect(endsSession(post('/customer/agreements/all'), refused)).toBe(false);
  expect(endsSession(get('/customer/billing-address'), refused)).toBe(false);
  expect(endsSession(inData, { ok: false, reason: 'server-error' })).toBe(false);
});
