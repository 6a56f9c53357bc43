// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addressNow, hookInApp, pass } from '../testing/in-app.tsx';
import { useListChoice } from './use-list-choice.ts';
import { useSearchInput } from './use-search-input.ts';

test('what is chosen stands in the address and comes from it', () => {
  const { result } = hookInApp(useListChoice, { path: '/profile/agreements?q=shop&page=3' });
  expect(result.current[0]).toMatchObject({ q: 'shop', page: 3, sort: 'newest' });
  act(() => result.current[1]({ sort: 'name' }, 'push'));
  expect(addressNow()).toBe('/profile/agreements?q=shop&sort=name');
  expect(result.current[0]).toMatchObject({ q: 'shop', sort: 'name', page: 1 });
});

test('turning a page keeps the rest', () => {
  const { result } = hookInApp(useListChoice, { path: '/profile/agreements?q=shop&sort=name' });
  act(() => result.current[1]({ page: 2 }, 'push'));
  expect(addressNow()).toBe('/profile/agreements?q=shop&sort=name&page=2');
});

beforeEach(() => {
  vi.useFakeTimers();
});

function searchField(q = '') {
  const search = vi.fn<(q: string) => void>();
  const view = hookInApp((of: string) => useSearchInput(of, search), { props: q });
  return { ...view, search };
}

test('a search runs once nobody types any more, without the blanks around it', async () => {
  const { result, search } = searchField();
  act(() => result.current[1](' sh'));
  await pass(200);
  act(() => result.current[1](' shop '));
  expect(result.current[0]).toBe(' shop ');
  await pass(299);
  expect(search).not.toHaveBeenCalled();
  await pass(1);
  expect(search.mock.calls).toEqual([['shop']]);
});

test('what is searched for already runs no search', async () => {
  const { result, search } = searchField('shop');
  act(() => result.current[1]('shop '));
  await pass(1000);
  expect(search).not.toHaveBeenCalled();
});

test('half of a character that a paste cut off does not get into the address', async () => {
  const { result, search } = searchField();
  act(() => result.current[1]('shop\uD83D'));
  await pass(300);
  expect(search.mock.calls).toEqual([['shop\uFFFD']]);
});
