// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hookInApp } from '../testing/in-app.tsx';
import { useSaveKeys } from './use-save-keys.ts';

function press(keys: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key: 's', cancelable: true, ...keys });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function counted() {
  const saves: string[] = [];
  const hook = hookInApp((name: string) => useSaveKeys(() => saves.push(name)), { props: 'first' });
  return { saves, ...hook };
}

test('Ctrl+S and Cmd+S save what is there now, and the browser saves no page', () => {
  const { saves, rerender } = counted();
  expect(press({ ctrlKey: true })).toBe(true);
  rerender('second');
  expect(press({ metaKey: true, key: 'S' })).toBe(true);
  expect(saves).toEqual(['first', 'second']);
});

test('other keys are the browser’s own, and a key held down saves once', () => {
  const { saves } = counted();
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ ctrlKey: true, key: 'd' })).toBe(false);
  expect(press({ ctrlKey: true, repeat: true })).toBe(true);
  expect(saves).toEqual([]);
});

test('nothing is saved behind an open dialog, nor after the page was left', () => {
  const { saves, unmount } = counted();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  press({ ctrlKey: true });
  dialog.remove();
  unmount();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(saves).toEqual([]);
});
