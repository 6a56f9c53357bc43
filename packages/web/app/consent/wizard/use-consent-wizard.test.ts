// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newDraft, storeDraft, storedDraft } from '../../draft.ts';
import { answered, refused, useFakeServer } from '../../testing/fake-server.ts';
import { addressNow, hookInApp, words } from '../../testing/in-app.tsx';
import { siteId } from '../../testing/samples.ts';
import { answersOf } from '../../testing/wizard-samples.tsx';
import { draftKey } from './consent-draft.ts';
import { useConsentWizard } from './use-consent-wizard.ts';
import { useCreate } from './use-create.ts';
import { useFaultWords } from './use-fault-words.ts';

const server = useFakeServer();
const make = 'POST /privacy-consent/new';
const steps = ['website', 'visitors', 'vendors', 'look'];
const whole = { site: 'shop.example', languages: ['en'] };

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

async function open(answers: object = {}, path = '/privacy-consent/wizard') {
  storeDraft(draftKey, { ...newDraft(answersOf(answers)), visited: steps, reached: [...steps, 'review'] }, 1);
  const { result } = hookInApp(
    () => {
      const wizard = useConsentWizard('en');
      return { wizard, make: useCreate(wizard) };
    },
    { path },
  );
  await waitFor(() => expect(result.current.wizard.state.ready).toBe(true));
  return result;
}

test('a banner is asked for in five steps, the review last', async () => {
  const result = await open(whole, '/privacy-consent/wizard?step=2');
  const { listed, current, last } = result.current.wizard;
  expect([current, last]).toEqual(['visitors', 5]);
  expect(listed.map(({ id, mark }) => [id, mark])).toEqual([
    ['website', 'done'],
    ['visitors', 'current'],
    ['vendors', 'done'],
    ['look', 'done'],
    ['review', 'open'],
  ]);
});

test('a step that was left with something wrong says so in the list', async () => {
  const result = await open({ ...whole, site: 'nonsense' }, '/privacy-consent/wizard?step=3');
  expect(result.current.wizard.listed[0]?.mark).toBe('needs-answer');
});

test('nothing is wrong before the step was tried, but for what is broken and was left', async () => {
  const result = await open({ ...whole, site: '' }, '/privacy-consent/wizard?step=1');
  act(() => result.current.wizard.touch('site'));
  expect(result.current.wizard.errors.size).toBe(0);
  act(() => result.current.wizard.set('site', 'nonsense'));
  expect(result.current.wizard.errors.get('site')).toBe(words('wizard.errors.not-an-url'));
  expect(result.current.wizard.problems).toEqual([]);
});

test('from the review the first fault is brought on screen, with its summary', async () => {
  const result = await open({ ...whole, site: '' }, '/privacy-consent/wizard?step=5');
  let found = false;
  act(() => {
    found = result.current.wizard.goToFault();
  });
  expect(found).toBe(true);
  expect(addressNow()).toContain('step=1');
  await waitFor(() => expect(result.current.wizard.problems.map(({ target }) => target)).toEqual(['q-site']));
});

test('without a fault nobody is led anywhere', async () => {
  const result = await open(whole, '/privacy-consent/wizard?step=5');
  expect(result.current.wizard.goToFault()).toBe(false);
  expect(result.current.wizard.hasServices).toBe(false);
  act(() => result.current.wizard.set('vendors', ['matomo']));
  expect(result.current.wizard.hasServices).toBe(true);
});

test('a banner is created once and leads to its payment; its draft is gone', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server.on(make, answered({ id: siteId }));
  const result = await open(whole);
  act(() => result.current.make.create());
  act(() => result.current.make.create());
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/privacy-consent/wizard/pay/${siteId}`));
  expect(server.callsOf(make)).toHaveLength(1);
  expect(storedDraft(draftKey)).toBeNull();
  expect(location.pathname).toBe('/profile/privacy-consents');
});

test('a lost answer is asked for again as the same request', async () => {
  server.on(make, { status: 500 });
  const result = await open(whole);
  act(() => result.current.make.create());
  await waitFor(() => expect(result.current.make.failure?.reason).toBe('server-error'));
  act(() => result.current.make.create());
  await waitFor(() => expect(server.callsOf(make)).toHaveLength(2));
  await waitFor(() => expect(result.current.make.busy).toBe(false));
  const [first, second] = server.callsOf(make).map(({ body }) => (body as { request_id: string }).request_id);
  expect(first).toBe(second);
});

test('a failure is not told of other answers, and a request that was used is forgotten', async () => {
  server.on(make, refused({ code: 'request-reused' }));
  const result = await open(whole);
  act(() => result.current.make.create());
  await waitFor(() => expect(result.current.make.failure).not.toBeNull());
  expect(result.current.wizard.state.request).toBeUndefined();
  act(() => result.current.wizard.set('site', 'other.example'));
  expect(result.current.make.failure).toBeNull();
});

test.each([
  ['site', { code: 'required' }, 'website.label'],
  ['languages', { code: 'no-language' }, 'look.languages'],
  ['custom_text', { code: 'contrast-low', ratio: '2.4567', needed: '4.5' }, 'look.custom.text'],
  ['custom_button', { code: 'contrast-low', ratio: '2', needed: '3' }, 'look.custom.button'],
  ['vendors.own/r1/name', { code: 'required' }, 'vendors.own.name'],
  ['site', { code: 'exists' }, 'website.label'],
] as const)('what is wrong at %s is called by its name: %o', (field, fault, label) => {
  const { current: wordsOf } = hookInApp(useFaultWords).result;
  const said = wordsOf({ step: 'website', field, ...fault });
  expect(said.label).toBe(words(`consent-wizard.${label}`));
  expect(said.error).not.toBe('');
  if (fault.code === 'contrast-low') expect(said.error).toContain(Number(fault.ratio).toFixed(1));
});
