// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, useFakeServer } from '../../testing/fake-server.ts';
import { hookInApp, pass, settle } from '../../testing/in-app.tsx';
import { logInAs, openConsent, siteId } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { withAppearance } from './banner-draft.ts';
import { readBanner, writeBanner } from './stored-banner.ts';
import { useBanner } from './use-banner.ts';

const server = useFakeServer();
const save = 'PUT /privacy-consent/:id';
const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  logInAs();
  server.on(save, answered({}));
});

function open() {
  const consent = openConsent({ reload });
  const view = hookInApp(useBanner, {
    around: (children) => <ConsentContext value={consent}>{children}</ConsentContext>,
  });
  return { ...view, consent };
}

test('a change is kept here at once and sent without being asked', async () => {
  vi.useFakeTimers();
  const { result } = open();
  act(() => result.current.keeper.change(withAppearance(result.current.state.draft, { colour: 'dark' })));
  expect(readBanner(siteId)?.appearance.colour).toBe('dark');
  expect(result.current.state.place.is).toBe('writing');
  await pass(10_000);
  expect(server.callsOf(save)[0]?.body).toMatchObject({ appearance: { colour: 'dark' } });
  expect(result.current.state.place.is).toBe('saved');
  expect(readBanner(siteId)).toBeNull();
  expect(reload).toHaveBeenCalled();
});

test('what was kept from before is on the page again', async () => {
  const { consent, unmount } = open();
  unmount();
  writeBanner(siteId, { ...consent.details, appearance: { ...consent.details.appearance, colour: 'blue' } });
  const next = open();
  expect(next.result.current.state.draft.appearance.colour).toBe('blue');
  next.unmount();
  await waitFor(() => expect(server.callsOf(save)).toHaveLength(1));
});

test('what belongs to another account is not shown', () => {
  const { consent, unmount } = open();
  unmount();
  writeBanner(siteId, consent.details);
  logInAs({ id: 'somebody else' });
  expect(readBanner(siteId)).toBeNull();
});

test('a page that is left sends what waits', async () => {
  const { result, unmount } = open();
  act(() => result.current.keeper.change(withAppearance(result.current.state.draft, { colour: 'dark' })));
  unmount();
  await waitFor(() => expect(server.callsOf(save)).toHaveLength(1));
  await settle();
});

test('publishing and giving up know of the work of the tab, for as long as it is open', async () => {
  const { consent, unmount } = open();
  expect(consent.workRef.current).not.toBeNull();
  expect(await consent.workRef.current?.save()).toBe(true);
  unmount();
  expect(consent.workRef.current).toBeNull();
});
