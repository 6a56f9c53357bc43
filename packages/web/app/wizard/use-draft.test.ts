// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDraft, storeDraft, storedDraft, type DraftSource } from '../draft.ts';
import { breakStorage } from '../testing/broken-storage.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { answersOf } from '../testing/wizard-samples.tsx';
import { useDraft } from './use-draft.ts';
import { closedState, reduceWizard } from './wizard-state.ts';

const key = 'TEST';
const fresh = () => newDraft(answersOf({ languages: ['en'] }), 1);

function source(change: Partial<DraftSource> = {}): DraftSource {
  return {
    key,
    fresh,
    open: (stored) => ({ draft: stored ?? fresh(), restored: stored !== null }),
    ...change,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

async function open(from: DraftSource = source()) {
  const view = hookInApp(() => {
    const [state, dispatch] = useReducer(reduceWizard, fresh(), closedState);
    return { state, dispatch, draft: useDraft(from, state, dispatch) };
  });
  await pass(0);
  return view;
}
type Opened = Awaited<ReturnType<typeof open>>;

function answer({ result }: Opened, country: string) {
  act(() => result.current.dispatch({ type: 'answer', path: 'country', value: country }));
}

test('the page opens with what lies in the browser', async () => {
  storeDraft(key, { ...fresh(), answers: answersOf({ country: 'DE' }) }, 5);
  const { result } = await open();
  expect(result.current.state).toMatchObject({ ready: true, restored: true, answers: { country: 'DE' } });
});

test('a draft that is fetched first opens when it is there, unless the page was left', async () => {
  const { promise, resolve } = Promise.withResolvers<{
    draft: ReturnType<typeof fresh>;
    restored: boolean;
  }>();
  const { result } = await open(source({ open: () => promise }));
  expect(result.current.state.ready).toBe(false);
  resolve({ draft: fresh(), restored: false });
  await pass(0);
  expect(result.current.state.ready).toBe(true);
});

test('an answer is written a moment after the last one', async () => {
  const view = await open();
  await pass(300);
  answer(view, 'D');
  await pass(200);
  answer(view, 'DE');
  await pass(299);
  expect(storedDraft(key)?.answers['country']).toBeUndefined();
  expect(view.result.current.draft.saved).toBe(false);
  await pass(1);
  expect(storedDraft(key)?.answers['country']).toBe('DE');
  expect(view.result.current.draft.saved).toBe(true);
});

test('what nobody has answered yet is not called saved', async () => {
  const { result } = await open();
  await pass(1000);
  expect(storedDraft(key)).not.toBeNull();
  expect(result.current.draft.saved).toBe(false);
});

test('a tab that is closed within the pause loses nothing', async () => {
  const view = await open();
  answer(view, 'DE');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedDraft(key)?.answers['country']).toBe('DE');
});

test('a browser that keeps nothing is told of', async () => {
  const view = await open();
  breakStorage('full');
  answer(view, 'DE');
  await pass(300);
  expect(view.result.current.draft).toMatchObject({ unkept: true, saved: false });
});

function otherTab(country: string) {
  storeDraft(key, { ...fresh(), answers: answersOf({ country }) }, Date.now());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'drafts' })));
}

test('what another tab wrote is offered, and taken where the person wants it', async () => {
  const view = await open();
  answer(view, 'DE');
  await pass(300);
  otherTab('FR');
  expect(view.result.current.draft.newer?.answers['country']).toBe('FR');
  expect(view.result.current.state.answers['country']).toBe('DE');
  act(() => view.result.current.draft.takeNewer());
  expect(view.result.current.state.answers['country']).toBe('FR');
  expect(view.result.current.draft.newer).toBeNull();
});

test('the same answers in another tab are nothing new', async () => {
  const view = await open();
  answer(view, 'DE');
  await pass(300);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'drafts' })));
  expect(view.result.current.draft.newer).toBeNull();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18n' })));
  expect(view.result.current.draft.newer).toBeNull();
});

test('to start anew leaves nothing of what was answered', async () => {
  storeDraft(key, { ...fresh(), answers: answersOf({ country: 'DE' }) }, 5);
  const { result } = await open();
  act(() => result.current.draft.startAnew());
  expect(result.current.state).toMatchObject({ restored: false, answers: { languages: ['en'] } });
  expect(result.current.state.answers['country']).toBeUndefined();
});

test('answers that the server has are kept here no longer', async () => {
  const view = await open();
  answer(view, 'DE');
  await pass(300);
  act(() => view.result.current.draft.finish());
  expect(storedDraft(key)).toBeNull();
  answer(view, 'FR');
  await pass(1000);
  expect(storedDraft(key)).toBeNull();
});
