// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { useSearchInput } from './use-search-input.ts';

const searched: string[] = [];
const search = (q: string) => void searched.push(q);

beforeEach(() => {
  vi.useFakeTimers();
  searched.length = 0;
});

test('a search runs once somebody stops typing, without the spaces around it', async () => {
  const { result } = hookInApp(() => useSearchInput('', search));
  act(() => result.current[1](' pri'));
  await pass(200);
  act(() => result.current[1](' privacy '));
  await pass(200);
  expect(searched).toEqual([]);
  await pass(100);
  expect(searched).toEqual(['privacy']);
  expect(result.current[0]).toBe(' privacy ');
});

test('what stands in the address already is not searched again', async () => {
  const { result } = hookInApp(() => useSearchInput('terms', search));
  act(() => result.current[1]('terms '));
  await pass(1000);
  expect(searched).toEqual([]);
});

test('half of a character pair never reaches the address', async () => {
  const { result } = hookInApp(() => useSearchInput('', search));
  act(() => result.current[1]('a\ud83d'));
  await pass(300);
  expect(searched).toEqual(['a\ufffd']);
});
