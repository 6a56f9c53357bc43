// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hookInApp } from '../testing/in-app.tsx';
import { useSaveKeys } from '../translation/use-save-keys.ts';
import type { TextAutosave } from './text-autosave.ts';
import { useLeaving } from './use-leaving.ts';
import { useNarrow } from '../use-narrow.ts';

const calls: string[] = [];
let atRisk = false;
/** What stands behind the page: only what leaving asks of it. */
const keeper = {
  leave: () => void calls.push('leave'),
  end: () => void calls.push('end'),
  isAtRisk: () => atRisk,
} as unknown as TextAutosave;
const read = () => void calls.push('read');

beforeEach(() => {
  calls.length = 0;
  atRisk = false;
});
afterEach(() => vi.restoreAllMocks());

const open = () => hookInApp(() => useLeaving(keeper, read));

test('what was written last is read and sent before the page goes', () => {
  open();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(calls).toEqual(['read', 'leave']);
});

test('a page that is hidden may never be seen again', () => {
  open();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls).toEqual([]);
  state.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls).toEqual(['read', 'leave']);
});

test('only what nobody could keep asks before the page goes', () => {
  open();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  atRisk = true;
  expect(leaving()).toBe(true);
});

test('another page of the app takes the text along and ends the keeping', () => {
  const { unmount } = open();
  unmount();
  expect(calls).toEqual(['read', 'leave', 'end']);
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toHaveLength(3);
});

test('text that is read in another way from now on is kept on, and read that way', () => {
  const { rerender } = hookInApp(({ way }: { way: () => void }) => useLeaving(keeper, way), {
    props: { way: read },
  });
  rerender({ way: () => void calls.push('read as Markdown') });
  expect(calls).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(calls).toEqual(['read as Markdown', 'leave']);
});

function press(change: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key: 's', cancelable: true, ...change });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  [{ ctrlKey: true }, 1],
  [{ metaKey: true }, 1],
  [{ ctrlKey: true, key: 'S' }, 1],
  [{ ctrlKey: true, altKey: true }, 0],
  [{ ctrlKey: true, key: 'a' }, 0],
  [{}, 0],
])('the keys %o save %i times', (keys, times) => {
  const save = vi.fn<() => void>();
  hookInApp(() => useSaveKeys(save));
  expect(press(keys)).toBe(times === 1);
  expect(save).toHaveBeenCalledTimes(times);
});

test('a key that is held down saves once, and none saves behind a dialog', () => {
  const save = vi.fn<() => void>();
  hookInApp(() => useSaveKeys(save));
  expect(press({ ctrlKey: true, repeat: true })).toBe(true);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(press({ ctrlKey: true })).toBe(true);
  document.body.innerHTML = '';
  expect(save).not.toHaveBeenCalled();
});

test('what is saved is what stands there at the press', () => {
  const saved: number[] = [];
  const { rerender, unmount } = hookInApp((now: number) => useSaveKeys(() => saved.push(now)), { props: 1 });
  rerender(2);
  press({ ctrlKey: true });
  unmount();
  press({ ctrlKey: true });
  expect(saved).toEqual([2]);
});

test('text and preview take turns where there is no room for both', () => {
  const listeners = new Set<() => void>();
  let wide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return wide;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  const { result, unmount } = hookInApp(useNarrow);
  expect(result.current).toBe(false);
  wide = false;
  act(() => listeners.forEach((listener) => listener()));
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.size).toBe(0);
});
