// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, heldAnswer, refused, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, settle, words } from '../../testing/in-app.tsx';
import { consentCard, siteId } from '../../testing/samples.ts';
import { useConsentActions } from './use-consent-actions.ts';

const server = useFakeServer();
const toggle = 'PUT /privacy-consent/active-toggle/:id';
const remove = 'DELETE /privacy-consent/delete/:id';
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockReset());

const card = consentCard();
const actions = () => hookInApp(() => useConsentActions(reload)).result;

test('the switch moves at once, before the server has answered', async () => {
  const held = heldAnswer();
  server.on(toggle, held.responder);
  const result = actions();
  act(() => result.current.toggle(card));
  expect(result.current.now(card).active).toBe(false);
  // A second press while the first is on its way is none.
  act(() => result.current.toggle(card));
  held.give(answered({ active: false }));
  await settle();
  expect(server.asked.map(({ body }) => body)).toEqual([{ active: false }]);
  expect(result.current.now(card).active).toBe(false);
});

test('a switch that the server refuses goes back and says why', async () => {
  server.on(toggle, refused({ code: 'plan-ended', value: 'The plan has ended.' }));
  const result = actions();
  act(() => result.current.toggle(consentCard({ active: false })));
  await waitFor(() => expect(result.current.failureOf(siteId)).not.toBeNull());
  expect(result.current.failureOf(siteId)).toBe(`${words('consents.notOn')} The plan has ended.`);
  expect(result.current.now(consentCard({ active: false })).active).toBe(false);
});

test('switching off has words of its own, and the next press forgets them', async () => {
  server.on(toggle, { status: 500 });
  const result = actions();
  act(() => result.current.toggle(card));
  await waitFor(() => expect(result.current.failureOf(siteId)).toContain(words('consents.notOff')));
  server.on(toggle, answered({ active: false }));
  act(() => result.current.toggle(result.current.now(card)));
  await settle();
  expect(result.current.failureOf(siteId)).toBeNull();
});

test('a banner is deleted only by a yes', async () => {
  server.on(remove, answered({}));
  const result = actions();
  act(() => result.current.ask(card));
  expect(result.current.asked).toBe(card);
  act(() => result.current.answer(false));
  await settle();
  expect([result.current.asked, server.asked]).toEqual([null, []]);
  act(() => result.current.ask(card));
  act(() => result.current.answer(true));
  expect(result.current.deleting).toBe(siteId);
  await waitFor(() => expect(result.current.isGone(siteId)).toBe(true));
  expect(result.current).toMatchObject({
    deleting: null,
    said: words('consents.deleted', { site: 'shop.example' }),
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what is gone already is gone', async () => {
  server.on(remove, refused({ code: 'not-found' }));
  const result = actions();
  act(() => result.current.ask(card));
  act(() => result.current.answer(true));
  await waitFor(() => expect(result.current.isGone(siteId)).toBe(true));
});

test('a banner whose plan renews stays, and the page knows that this has to end first', async () => {
  server.on(remove, refused({ code: 'plan-runs', value: 'Its plan renews.' }));
  const result = actions();
  act(() => result.current.ask(card));
  act(() => result.current.answer(true));
  await waitFor(() => expect(result.current.planRuns(siteId)).toBe(true));
  expect(result.current.failureOf(siteId)).toBe(`${words('consents.notDeleted')} Its plan renews.`);
  expect(result.current.isGone(siteId)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [['a', siteId, 'b'], 'consent-b'],
  [['a', siteId], 'consent-a'],
  [[siteId], 'main'],
])('of %j the focus goes to %s', async (ids, focused) => {
  server.on(remove, answered({}));
  document.body.innerHTML = `<main id="main" tabindex="-1">${ids
    .map((id) => `<div data-consent="${id}"><h2 id="consent-${id}" tabindex="-1"></h2></div>`)
    .join('')}</main>`;
  const result = actions();
  act(() => result.current.ask(card));
  act(() => result.current.answer(true));
  await waitFor(() => expect(document.activeElement?.id).toBe(focused));
  document.body.innerHTML = '';
});
