// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCountries, useTrackedCountry } from './countries.ts';
import { answeredAtTop, useFakeServer } from './testing/fake-server.ts';
import { hookInApp, settle, words } from './testing/in-app.tsx';

const server = useFakeServer();
const list = 'GET /public/countries/list';
const given = answeredAtTop({ countries: [{ value: 'FR', text: 'France' }], tracked_country: 'FR' });

/** What the page knows of countries is of the page: each test loads it anew. */
async function load() {
  vi.resetModules();
  return import('./countries.ts');
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('until the server says anything there are the bundled ones, and nobody is anywhere', async () => {
  const known = hookInApp(useCountries).result;
  await waitFor(() => expect(known.current?.length).toBeGreaterThan(190));
  expect(hookInApp(useTrackedCountry).result.current).toBe('US');
});

test('the list of the server is asked for once per language', async () => {
  server.on(list, given);
  const { checkCountries, useTrackedCountry } = await load();
  const tracked = hookInApp(useTrackedCountry).result;
  await act(() => checkCountries());
  await checkCountries();
  expect(server.asked).toHaveLength(1);
  expect(tracked.current).toBe('FR');
  document.documentElement.lang = 'de';
  await act(() => checkCountries());
  expect(server.asked).toHaveLength(2);
});

test('a failure is said at the field and told to the operator once, and tried again later', async () => {
  server.on(list, { status: 500 });
  server.on('POST /public/client-log', answeredAtTop({}));
  const { checkCountries, useCountriesFault } = await load();
  const fault = hookInApp(useCountriesFault).result;
  expect(fault.current).toBeUndefined();
  await act(() => checkCountries());
  await act(() => checkCountries());
  expect(fault.current).toBe(words('ui.countriesFailed'));
  await waitFor(() => expect(server.callsOf('POST /public/client-log')).toHaveLength(1));
  server.on(list, given);
  await act(() => checkCountries());
  expect(fault.current).toBeUndefined();
  await settle();
});
