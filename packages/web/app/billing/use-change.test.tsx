// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { hookInApp } from '../testing/in-app.tsx';
import { useChange } from './use-change.tsx';

test('one change runs at a time; what it answers is shown and said', async () => {
  const lists: string[] = [];
  const { result } = hookInApp(() => useChange<string>((list) => lists.push(list)));
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>();
  let done: Promise<void> = Promise.resolve();
  act(() => {
    done = result.current.change('remove-1', () => promise, 'Removed.');
    void result.current.change('remove-2', () => Promise.resolve({ ok: true, data: 'never' }), 'Never.');
  });
  expect(result.current.busy).toBe('remove-1');
  await act(async () => {
    resolve({ ok: true, data: 'new list' });
    await done;
  });
  expect(result.current.busy).toBeNull();
  expect(lists).toEqual(['new list']);
  render(<>{result.current.result}</>);
  expect(screen.getByText('Removed.')).toBeTruthy();
});

test('a change that throws frees the list for the next one', async () => {
  const { result } = hookInApp(() => useChange<string>(() => undefined));
  await act(async () => {
    const failed = result.current.change('one', () => Promise.reject(new Error('gone')), '');
    await expect(failed).rejects.toThrow('gone');
  });
  expect(result.current.busy).toBeNull();
  let asked = false;
  await act(() =>
    result.current.change(
      'two',
      () => {
        asked = true;
        return Promise.resolve({ ok: true, data: '' });
      },
      '',
    ),
  );
  expect(asked).toBe(true);
});
