// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addressNow, hookInApp } from '../testing/in-app.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useStep } from './use-step.ts';
import { useToday } from '../use-today.ts';

const ready = { ready: true, count: 4, resume: 2, furthest: 3 };

function open(path: string, input = ready) {
  return hookInApp((given: typeof ready) => useStep(given), { path, props: input });
}

test.each([
  ['/wizard', 2],
  ['/wizard?step=1', 1],
  ['/wizard?step=3', 3],
  ['/wizard?step=4', 3],
  ['/wizard?step=99', 3],
  ['/wizard?step=0', 1],
  ['/wizard?step=-1', 1],
  ['/wizard?step=two', 2],
  ['/wizard?step=1.5', 2],
])('%s opens step %i, and the address says so', (path, number) => {
  const { result } = open(path);
  expect(result.current).toMatchObject({ number, waiting: false });
  expect(addressNow()).toBe(`/wizard?step=${number}`);
});

test('until the draft is there the page stays as it was prerendered', () => {
  const { result, rerender } = open('/wizard?step=3', { ...ready, ready: false });
  expect(result.current).toMatchObject({ number: 1, waiting: true });
  expect(addressNow()).toBe('/wizard?step=3');
  rerender(ready);
  expect(result.current).toMatchObject({ number: 3, waiting: false });
});

test('what the page was opened with is said once', () => {
  open('/wizard?data=x&site=y&all=1&premium=1&scan=z&back=review&step=2');
  expect(addressNow()).toBe('/wizard?back=review&step=2');
});

test('a step that is gone to stands in the address alone', () => {
  const { result } = open('/wizard?step=2&back=review');
  expect(result.current.back).toBe(true);
  act(() => result.current.goTo(1));
  expect(addressNow()).toBe('/wizard?step=1');
  expect(result.current).toMatchObject({ number: 1, back: false });
});

test('with fewer steps than before the last one is shown', () => {
  const { result, rerender } = open('/wizard?step=3', { ...ready, furthest: 4 });
  expect(result.current.number).toBe(3);
  rerender({ ...ready, count: 2, furthest: 2 });
  expect(result.current.number).toBe(2);
});

afterEach(() => {
  document.body.innerHTML = '';
  location.hash = '';
  vi.useRealTimers();
});

function focusing(first = 'one', isReady = true) {
  document.body.innerHTML =
    '<h2 id="heading" tabindex="-1"></h2><div id="summary" tabindex="-1"></div><input id="q-name">';
  const view = hookInApp(({ at, is }: { at: string; is: boolean }) => useStepFocus(is, at), {
    props: { at: first, is: isReady },
  });
  view.result.current.heading.current = document.querySelector('h2');
  view.result.current.summary.current = document.querySelector('div');
  return view;
}
const focused = () => document.activeElement?.id;

test('a new step is read from its heading on; the first one takes no focus away', () => {
  const { rerender } = focusing();
  expect(focused()).toBe('');
  rerender({ at: 'two', is: true });
  expect(focused()).toBe('heading');
});

test('a link to a field leads to it', () => {
  const { rerender } = focusing();
  location.hash = '#q-name';
  rerender({ at: 'two', is: true });
  expect(focused()).toBe('q-name');
});

test('who could not go on hears why: here, or on the step that comes', () => {
  const { result, rerender } = focusing();
  act(() => result.current.toSummary());
  expect(focused()).toBe('summary');
  (document.querySelector('h2') as HTMLElement).focus();
  act(() => result.current.toNextSummary());
  rerender({ at: 'two', is: true });
  expect(focused()).toBe('summary');
  rerender({ at: 'three', is: true });
  expect(focused()).toBe('heading');
});

test('a step that opens with the page is no new one', () => {
  const { rerender } = focusing('one', false);
  rerender({ at: 'three', is: true });
  expect(focused()).toBe('');
});

test('the day is that where the person is', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 0, 5, 23, 59));
  expect(hookInApp(useToday).result.current).toBe('2026-01-05');
});

test('whoever goes back while the page before is loading is not brought forward again', () => {
  const { rerender } = open('/wizard', { ...ready, ready: false });
  // What the browser does at once; the router follows when it has the page.
  history.replaceState(null, '', '/');
  rerender(ready);
  expect(location.pathname + location.search).toBe('/');
});
