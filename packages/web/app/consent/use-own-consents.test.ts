// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, heldAnswer, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, words } from '../testing/in-app.tsx';
import { consentCard } from '../testing/samples.ts';
import { usePlanNames } from './list/use-plan-names.ts';
import { useOwnConsents } from './use-own-consents.ts';

const server = useFakeServer();
const list = 'GET /privacy-consent/list';

test('all consents of the account are asked for once', async () => {
  server.on(list, answered({ consents: [consentCard()] }));
  const { result } = hookInApp(useOwnConsents);
  expect(result.current).toMatchObject({ consents: null, failure: null, edition: 0 });
  await waitFor(() => expect(result.current.consents).toEqual([consentCard()]));
});

test('a reload keeps the list and counts, for what is asked beside', async () => {
  server.on(list, answered({ consents: [consentCard()] }));
  const { result } = hookInApp(useOwnConsents);
  await waitFor(() => expect(result.current.consents).toHaveLength(1));
  const held = heldAnswer();
  server.on(list, held.responder);
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ edition: 1, consents: [consentCard()] });
  held.give(answered({ consents: [] }));
  await waitFor(() => expect(result.current.consents).toEqual([]));
});

test('a failure is told, and not while it is tried again', async () => {
  server.on(list, { status: 500 });
  const { result } = hookInApp(useOwnConsents);
  await waitFor(() => expect(result.current.failure?.reason).toBe('server-error'));
  server.on(list, answered({ consents: [] }));
  act(() => result.current.reload());
  expect(result.current.failure).toBeNull();
  await waitFor(() => expect(result.current.consents).toEqual([]));
});

test('plans are called by how often they are paid', async () => {
  const plans = [
    { code: 'y', interval: 'year', count: 1 },
    { code: 'q', interval: 'month', count: 3 },
  ];
  server.on('GET /privacy-consent/subscription-plans', answered({ plans }));
  const { result } = hookInApp(usePlanNames);
  expect(result.current('y')).toBe(words('consents.plan.other'));
  await waitFor(() => expect(result.current('y')).toBe(words('consents.plan.year')));
  expect(result.current('q')).toBe(words('consents.plan.months', { count: 3 }));
  expect(result.current('sold no more')).toBe(words('consents.plan.other'));
});
