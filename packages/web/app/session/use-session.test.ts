// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dropSession, saveCustomer } from '../stored-session/session-store.ts';
import { hookInApp } from '../testing/in-app.tsx';
import { customer, logInAs } from '../testing/samples.ts';
import { useSession } from './use-session.ts';

afterEach(() => localStorage.clear());

test('everybody on the page knows at once who is logged in', () => {
  const one = hookInApp(useSession).result;
  const other = hookInApp(useSession).result;
  expect(one.current).toEqual({ status: 'out', customer: null, confirmed: false });
  act(() => void logInAs({ confirmed: false }));
  expect(other.current).toMatchObject({ status: 'in', confirmed: false });
  act(() => saveCustomer(customer));
  expect(one.current).toMatchObject({ status: 'in', confirmed: true, customer });
  act(() => dropSession('left'));
  expect([one.current.status, other.current.status]).toEqual(['out', 'out']);
});

test('a log-out in another tab is one here', () => {
  logInAs();
  const { result } = hookInApp(useSession);
  localStorage.removeItem('app_data');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'app_data', newValue: null })));
  expect(result.current.status).toBe('out');
});
