// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportHealth } from './health.ts';
import { hookInApp } from './testing/in-app.tsx';
import { useRetryWhenUp } from './use-retry-when-up.ts';

const retry = vi.fn<() => void>();
beforeEach(() => {
  retry.mockReset();
  reportHealth('up');
});

function open(failed: boolean) {
  return hookInApp((now: boolean) => useRetryWhenUp(now, retry), { props: failed });
}

test('what failed is tried once when the service is back', () => {
  open(true);
  act(() => reportHealth('down'));
  expect(retry).not.toHaveBeenCalled();
  act(() => reportHealth('up'));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => reportHealth('up'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what failed while the service was up waits for the person', () => {
  const { rerender } = open(false);
  rerender(true);
  expect(retry).not.toHaveBeenCalled();
});

test('what did not fail is left alone', () => {
  open(false);
  act(() => reportHealth('maintenance'));
  act(() => reportHealth('up'));
  expect(retry).not.toHaveBeenCalled();
});

test('one fault after another is still away', () => {
  open(true);
  act(() => reportHealth('down'));
  act(() => reportHealth('unreachable'));
  expect(retry).not.toHaveBeenCalled();
});
