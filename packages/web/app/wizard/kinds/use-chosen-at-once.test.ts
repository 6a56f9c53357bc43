// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { hookInApp } from '../../testing/in-app.tsx';
import { useChosenAtOnce } from './use-chosen-at-once.ts';

function list() {
  const heard: string[] = [];
  const { result } = hookInApp(() =>
    useChosenAtOnce(
      (value) => heard.push(`add ${value}`),
      (value) => heard.push(`wait ${value}`),
    ),
  );
  const key = (name: string, value = '') =>
    result.current.onKeyDown({ key: name, currentTarget: { value } } as KeyboardEvent<HTMLSelectElement>);
  const change = (value: string) => result.current.onChange(value);
  const point = () => result.current.onPointerDown();
  return { heard, key, change, point };
}

test('what a pointer chooses is added at once', () => {
  const { heard, change, key, point } = list();
  change('a');
  key('ArrowDown');
  point();
  change('b');
  expect(heard).toEqual(['add a', 'add b']);
});

test('what arrow keys and letters pass by waits until Enter settles it', () => {
  const { heard, change, key } = list();
  key('ArrowDown');
  change('a');
  key('g');
  change('b');
  key('Enter', 'b');
  expect(heard).toEqual(['wait a', 'wait b', 'add b']);
});
