// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LogPage } from '@clausewright/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer } from '../../testing/fake-server.ts';
import { addressNow, renderInApp, settle, words } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { EraseVisitor } from './erase-visitor.tsx';
import { LogFilterForm } from './log-filters.tsx';
import { LogPager } from './log-pager.tsx';
import { noFilters, readChoice } from './log-choice.ts';

const server = useFakeServer();
const visitor = '0f9b3c1e-0000-4000-8000-000000000001';
const t = (key: string, values = {}) => words(`consent-log.${key}`, values);
const choices = {
  actions: ['accept', 'reject'],
  countries: ['DE', 'unknown', 'AT'],
  versions: [{ version: 2, published_at: '2026-01-02T00:00:00Z' }],
} as unknown as LogPage['choices'];

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isWide }) as MediaQueryList);
});
afterEach(() => vi.restoreAllMocks());

function filters(search = '') {
  const choice = readChoice(new URLSearchParams(search));
  return renderInApp(<LogFilterForm choices={choices} choice={choice} />, { path: `/log?${search}` });
}
const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(t(`filters.${name}`)).options].map(({ value }) => value);

test('countries stand in the order of their names, the unknown one last', () => {
  filters();
  expect(options('country')).toEqual(['', 'AT', 'DE', 'unknown']);
});

test('what the address asks for can be seen, though the period has none of it', () => {
  filters('country=FR&version=7&action=gpc');
  expect(options('country')).toContain('FR');
  expect(options('version')).toEqual(['', '2', '7']);
  expect(options('action')).toContain('gpc');
});

test('a choice takes effect at once', async () => {
  filters();
  await userEvent.selectOptions(screen.getByLabelText(t('filters.action')), 'reject');
  expect(addressNow()).toBe('/log?action=reject');
});

test('without a choice there is nothing to clear', async () => {
  const { unmount } = filters();
  expect(screen.queryByText(t('filters.clear'))).toBeNull();
  unmount();
  filters('action=accept');
  await userEvent.click(screen.getByText(t('filters.clear')));
  expect(addressNow()).toBe('/log');
});

test.each([
  [true, '', true],
  [false, '', false],
  [false, 'action=accept', true],
])('on a wide page (%s) with ?%s the filters are open: %s', (wide, search, open) => {
  isWide = wide;
  filters(search);
  expect(document.querySelector<HTMLDetailsElement>('.log__filters')?.open).toBe(open);
});

test('a visitor is found by the number that the banner shows, as it was pasted', async () => {
  filters();
  const field = screen.getByLabelText(new RegExp(t('filters.visitor')));
  await userEvent.type(field, 'nonsense{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(addressNow()).toBe('/log');
  await userEvent.clear(field);
  await userEvent.type(field, ` ${visitor.toUpperCase()} {Enter}`);
  expect(addressNow()).toBe(`/log?visitor=${visitor}`);
});

test('the pages before and after have addresses; where there is none the button stays', () => {
  const page = { newer: null, older: 'o.1.x.7' } as unknown as Pick<LogPage, 'newer' | 'older'>;
  const choice = { ...noFilters, country: 'DE', page: '' };
  renderInApp(<LogPager page={page} choice={choice} onTurn={() => undefined} />, { path: '/log' });
  expect(screen.getByRole('button', { name: t('list.newer') }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: t('list.older') }).getAttribute('href')).toBe(
    '/log?country=DE&page=o.1.x.7',
  );
});

const count = 'GET /privacy-consent/logs/all-months/:id';
const erase = 'DELETE /privacy-consent/logs/visitor/:id/:visitor';

function eraser() {
  const onErased = vi.fn<(count: number) => void>();
  renderInApp(<EraseVisitor visitor={visitor} onErased={onErased} />, {
    around: (children) => <ConsentContext value={openConsent()}>{children}</ConsentContext>,
  });
  return onErased;
}

test('before a visitor is erased it is said of how many answers', async () => {
  server.on(count, answered({ totals: { answers: 3 } }));
  server.on(erase, answered({ erased: 3 }));
  const onErased = eraser();
  await userEvent.click(screen.getByText(t('erase.open')));
  expect(await screen.findByText(t('erase.means', { count: 3 }))).toBeTruthy();
  await userEvent.click(screen.getByText(t('erase.keep')));
  await settle();
  expect(server.callsOf(erase)).toEqual([]);
  await userEvent.click(screen.getByText(t('erase.open')));
  await userEvent.click(await screen.findByText(t('erase.act')));
  await waitFor(() => expect(onErased).toHaveBeenCalledWith(3));
  expect(server.callsOf(erase)[0]?.what).toContain(visitor);
});

test('a visitor who could not be erased is still there, and that is said', async () => {
  server.on(count, answered({ totals: { answers: 3 } }));
  server.on(erase, refused({ code: 'busy', value: 'Later.' }));
  const onErased = eraser();
  await userEvent.click(screen.getByText(t('erase.open')));
  await userEvent.click(await screen.findByText(t('erase.act')));
  expect(await screen.findByText(`${t('erase.failed')} Later.`)).toBeTruthy();
  expect(onErased).not.toHaveBeenCalled();
});
