// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, useFakeServer } from '../../testing/fake-server.ts';
import { addressNow, hookInApp, settle, words } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { useCountryNames } from './use-country-names.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useFilters } from './use-filters.ts';
import { useLog } from './use-log.ts';
import { useMinute } from './use-minute.ts';

const server = useFakeServer();
const months = {
  'current-month': 'GET /privacy-consent/logs/current-month/:id',
  'last-month': 'GET /privacy-consent/logs/last-month/:id',
  'all-months': 'GET /privacy-consent/logs/all-months/:id',
} as const;

type Period = keyof typeof months;

function openLog(search: string, period: Period = 'current-month') {
  return hookInApp(({ of, edition }: { of: string; edition: number }) => useLog(period, of, edition), {
    props: { of: search, edition: 1 },
    around: (children) => <ConsentContext value={openConsent()}>{children}</ConsentContext>,
  });
}

test.each(Object.keys(months) as Period[])('%s has a call of its own', async (period) => {
  server.on(months[period], answered({ entries: [] }));
  const { result } = openLog('?country=DE&nonsense=1', period);
  await waitFor(() => expect(result.current.answer.outcome?.ok).toBe(true));
  expect(server.asked[0]?.what.split('?')[1]).toBe('country=DE');
});

test('another edition asks for the same page again, the same address does not', async () => {
  server.on(months['current-month'], answered({ entries: [] }));
  const { result, rerender } = openLog('?action=accept');
  await waitFor(() => expect(result.current.answer.asking).toBe(false));
  rerender({ of: '?action=accept', edition: 1 });
  await settle();
  expect(server.asked).toHaveLength(1);
  rerender({ of: '?action=accept', edition: 2 });
  await waitFor(() => expect(server.asked).toHaveLength(2));
  await settle();
});

test('a filter takes effect on the first page and keeps the others', () => {
  const path = '/log?action=accept&country=DE&page=o.1.00000000-0000-4000-8000-000000000000.7';
  const { result } = hookInApp(useFilters, { path });
  act(() => result.current.choose({ country: 'FR' }));
  expect(addressNow()).toBe('/log?action=accept&country=FR');
});

test('without filters the address says nothing, and the focus finds the filters', () => {
  document.body.innerHTML = '<div id="log-filters" tabindex="-1"></div>';
  const { result } = hookInApp(useFilters, { path: '/log?action=accept&country=DE' });
  act(() => result.current.clear());
  expect(addressNow()).toBe('/log');
  expect(document.activeElement?.id).toBe('log-filters');
  document.body.innerHTML = '';
});

test('a moment is written in UTC, by which the log counts its months', () => {
  const { current: minute } = hookInApp(useMinute).result;
  expect(minute('2026-11-30T23:59:07Z')).toBe('30/11/2026 23:59');
  expect(minute('2026-11-30T23:59:07Z', 'seconds')).toBe('30/11/2026 23:59:07');
});

test('countries have their names in the language of the page', () => {
  const { current: name } = hookInApp(useCountryNames).result;
  expect(name('DE')).toBe('Germany');
  expect([name('unknown'), name(null)]).toEqual([words('consent-log.unknown'), words('consent-log.unknown')]);
});

test.each([
  ['accept', [], 'accepted', 'accepted'],
  ['gpc', [], 'rejected', 'rejected'],
  ['custom', ['ANALYTICS'], 'chose', 'custom'],
  ['custom', [], 'chose-none', 'custom'],
  ['withdraw', [], 'withdrew-all', 'custom'],
  ['notice', [], 'notice', 'notices'],
] as const)('%s of %j reads as %s', (action, granted, is, series) => {
  const { current: wordsOf } = hookInApp(useDecisionWords).result;
  const types = granted.map((type) => words(`banner-editor.types.${type}`)).join(', ');
  expect(wordsOf({ action, granted: [...granted] })).toEqual({
    words: words(`consent-log.decisions.${is}`, { types }),
    series,
  });
});
