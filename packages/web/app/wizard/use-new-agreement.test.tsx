// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedDraft, storeDraft } from '../draft.ts';
import { agreementToken } from '../stored-agreements.ts';
import { answered, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, hookInApp, settle } from '../testing/in-app.tsx';
import { costs, sampleId } from '../testing/samples.ts';
import { answersOf, openState, questionnaire, wizardTexts } from '../testing/wizard-samples.tsx';
import * as rest from './rest-of-wizard.ts';
import { newAgreementDraft } from './new-agreement-draft.ts';
import { useNewAgreement } from './use-new-agreement.tsx';
import { useWizardFlow } from './use-wizard-flow.ts';

const server = useFakeServer();
const make = 'POST /agreement/new';
const made = answered({ agreement_id: sampleId, access_token: 'proof', status: 'finalized' });
const steps = ['place', 'kinds', 'lists', 'finalize'];

beforeEach(() => {
  server.on('POST /agreement/preview', answered({ costs, html: '' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

async function open(answers: object = {}, path = '/wizard/test-agreement') {
  storeDraft('TEST', { ...openState(answers), visited: steps, reached: [...steps, 'review'] }, 1);
  const source = newAgreementDraft(questionnaire, 'en');
  const view = hookInApp(
    () => {
      const flow = useWizardFlow({ questionnaire, rest, words: wizardTexts, language: 'en', source });
      return { flow, mode: useNewAgreement(flow) };
    },
    { path },
  );
  await waitFor(() => expect(view.result.current.flow.state.ready).toBe(true));
  return view;
}

test('the wizard goes on where it was left, and the address says where', async () => {
  const { result } = await open({}, '/wizard/test-agreement?step=2');
  expect(result.current.flow).toMatchObject({ number: 2, last: 5, reviewing: false });
  expect(result.current.flow.step?.id).toBe('kinds');
  await waitFor(() => expect(result.current.flow.state.current).toBe('kinds'));
});

test('a step further on is gone to, the review after the last', async () => {
  const { result } = await open({}, '/wizard/test-agreement?step=4');
  act(() => result.current.flow.goTo(5));
  expect(result.current.flow).toMatchObject({ number: 5, reviewing: true });
  expect(addressNow()).toContain('step=5');
});

test('a problem of another step brings that step on screen', async () => {
  const { result } = await open({}, '/wizard/test-agreement?step=5');
  act(() => result.current.flow.goToProblem(['no such path', 'owner']));
  expect(result.current.flow.number).toBe(2);
  act(() => result.current.flow.goToProblem(['no such path']));
  expect(result.current.flow.number).toBe(2);
});

test('the preview speaks the first language of the document', async () => {
  const { result } = await open({ document_languages: ['de', 'en'] });
  await waitFor(() => expect(server.callsOf('POST /agreement/preview').length).toBeGreaterThan(0));
  expect(result.current.flow.documentLanguage).toBe('de');
  expect(server.callsOf('POST /agreement/preview')[0]?.body).toMatchObject({ type: 'TEST', language: 'de' });
  await waitFor(() => expect(result.current.mode.costs).toEqual(costs));
});

test('an agreement is made once and its proof kept', async () => {
  const held = heldAnswer();
  server.on(make, held.responder);
  const { result } = await open({ country: 'DE' });
  act(() => result.current.mode.generate());
  await waitFor(() => expect(result.current.mode.busy).toBe(true));
  act(() => result.current.mode.generate());
  held.give(made);
  await waitFor(() => expect(agreementToken(sampleId)).toBe('proof'));
  const [asked, ...more] = server.callsOf(make);
  expect(more).toEqual([]);
  expect(asked?.body).toMatchObject({ type: 'TEST', free_only: false, answers: { country: 'DE' } });
  await waitFor(() => expect(addressNow()).toMatch(new RegExp(`^/download/${sampleId}`)));
  expect(storedDraft('TEST')).toBeNull();
  await settle();
});

test('a lost answer is asked for again with the same id and secret', async () => {
  server.on(make, { status: 500 });
  const { result } = await open({ country: 'DE' });
  act(() => result.current.mode.generate());
  await waitFor(() => expect(server.callsOf(make)).toHaveLength(1));
  await waitFor(() => expect(result.current.mode.busy).toBe(false));
  server.on(make, made);
  act(() => result.current.mode.generate());
  await waitFor(() => expect(server.callsOf(make)).toHaveLength(2));
  const [first, second] = server.callsOf(make).map(({ body }) => body as { request_id: string });
  expect(first?.request_id).toMatch(/^[\da-f-]{36}$/);
  expect(second).toEqual(first);
  await settle();
});

test('the free version is another request than the whole one', async () => {
  server.on(make, { status: 500 });
  const { result } = await open({ country: 'DE' });
  act(() => result.current.mode.generate());
  await waitFor(() => expect(result.current.flow.state.request).toBeDefined());
  await waitFor(() => expect(result.current.mode.busy).toBe(false));
  act(() => result.current.mode.price.free?.act());
  await waitFor(() => expect(server.callsOf(make)).toHaveLength(2));
  const [whole, free] = server
    .callsOf(make)
    .map(({ body }) => body as { request_id: string; free_only: boolean });
  expect([whole?.free_only, free?.free_only]).toEqual([false, true]);
  expect(free?.request_id).not.toBe(whole?.request_id);
  await settle();
});

test('a request that was used for something else is forgotten', async () => {
  server.on(make, refused({ code: 'request-reused' }));
  const { result } = await open({ country: 'DE' });
  act(() => result.current.mode.generate());
  await waitFor(() => expect(result.current.mode.busy).toBe(false));
  expect(result.current.flow.state.request).toBeUndefined();
});

test('what the server says of an answer stands at its question', async () => {
  server.on(make, refused({ code: 'required', field: 'answers.owner', value: 'Who are you?' }));
  const { result } = await open({}, '/wizard/test-agreement?step=5');
  act(() => result.current.mode.generate());
  await waitFor(() => expect(result.current.flow.number).toBe(2));
  expect(result.current.flow.errors.get('owner')).toBe('Who are you?');
  act(() => result.current.flow.dispatch({ type: 'answer', path: 'owner', value: 'Ada' }));
  expect(result.current.flow.errors.has('owner')).toBe(false);
  expect(answersOf(result.current.flow.state.answers)['owner']).toBe('Ada');
});
