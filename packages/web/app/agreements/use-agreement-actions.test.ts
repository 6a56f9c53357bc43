// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { agreementToken, storeAgreement } from '../stored-agreements.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { answered, answeredAtTop, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, hookInApp, settle, words } from '../testing/in-app.tsx';
import { customer, listedAgreement, logInAs, sampleId } from '../testing/samples.ts';
import { useAgreementActions } from './use-agreement-actions.ts';

const server = useFakeServer();
const remove = 'DELETE /agreement/delete/:id';
const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  logInAs();
});

function actions() {
  return hookInApp(() => useAgreementActions(reload)).result;
}

test.each([
  ['edit', { edited: true, premium: true }, `/profile/agreements/edit/${sampleId}`],
  ['update', { edited: false }, `/wizard/privacy-policy/update/${sampleId}`],
] as const)('%s of what was never asked about leads there at once', (what, change, path) => {
  const result = actions();
  act(() => result.current.act(what, listedAgreement(change)));
  expect(addressNow()).toBe(path);
  expect(result.current.asked).toBeNull();
});

test.each([
  ['edit', { edited: false, premium: true }, 'edit'],
  ['edit', { edited: true, premium: false }, 'premium'],
  ['update', { edited: true, premium: true }, 'update'],
] as const)('%s asks first where something depends on it', (what, change, question) => {
  const result = actions();
  act(() => result.current.act(what, listedAgreement(change)));
  expect(result.current.asked?.question).toBe(question);
  expect(addressNow()).toBe('/');
  act(() => result.current.answer(false));
  expect(result.current.asked).toBeNull();
  expect(addressNow()).toBe('/');
});

test('a yes leads on', () => {
  const result = actions();
  act(() => result.current.act('edit', listedAgreement({ premium: false })));
  act(() => result.current.answer(true));
  expect(addressNow()).toBe(`/wizard/privacy-policy/update/${sampleId}?premium=1`);
});

test('whose e-mail is not confirmed is told so before anything else, and looked up again', async () => {
  logInAs({ confirmed: false });
  server.on('GET /customer/info', answeredAtTop({ customer: { ...customer, confirmed: true } }));
  const result = actions();
  act(() => result.current.ask('delete', listedAgreement()));
  expect(result.current.asked?.question).toBe('confirm');
  act(() => result.current.answer(true));
  await waitFor(() => expect(readCustomer()?.confirmed).toBe(true));
});

test('what is deleted is gone, forgotten here and said', async () => {
  const held = heldAnswer();
  server.on(remove, held.responder);
  storeAgreement(sampleId, 'proof');
  const result = actions();
  act(() => result.current.ask('delete', listedAgreement()));
  act(() => result.current.answer(true));
  await waitFor(() => expect(result.current.deleting).toBe(sampleId));
  held.give(answered({}));
  await waitFor(() => expect(result.current.isGone(sampleId)).toBe(true));
  expect(result.current).toMatchObject({ deleting: null });
  expect(result.current.said).toContain('shop.example');
  expect(agreementToken(sampleId)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(server.callsOf(remove)[0]?.headers.get('x-agreement-token')).toBe('proof');
});

test('what somebody else has deleted meanwhile is gone too', async () => {
  server.on(remove, refused({ code: 'not-found' }));
  const result = actions();
  act(() => result.current.ask('delete', listedAgreement()));
  act(() => result.current.answer(true));
  await waitFor(() => expect(result.current.isGone(sampleId)).toBe(true));
});

test.each([
  ['the words of the server', refused({ code: 'plan-runs', value: 'Its plan runs.' }), 'Its plan runs.'],
  ['our own where it said nothing', { status: 500 }, words('agreements.deleteFailed')],
])('a card that stays says why, in %s', async (_, answer, text) => {
  server.on(remove, answer);
  const result = actions();
  act(() => result.current.ask('delete', listedAgreement()));
  act(() => result.current.answer(true));
  await waitFor(() => expect(result.current.failureOf(sampleId)).toBe(text));
  expect(result.current.isGone(sampleId)).toBe(false);
  expect(result.current.failureOf('another')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('the focus goes to the card that follows the one that went', async () => {
  server.on(remove, answered({}));
  document.body.innerHTML = ['a', sampleId, 'b']
    .map((id) => `<div data-agreement="${id}"><h2 id="agreement-${id}" tabindex="-1"></h2></div>`)
    .join('');
  const result = actions();
  act(() => result.current.ask('delete', listedAgreement()));
  act(() => result.current.answer(true));
  await waitFor(() => expect(document.activeElement?.id).toBe('agreement-b'));
  document.body.innerHTML = '';
  await settle();
});
