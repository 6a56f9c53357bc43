// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { SecurityPage } from '../security/security-page.tsx';
import { saveActing } from '../stored-session/acting-for.ts';
import { answered, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, words } from '../testing/in-app.tsx';
import { logInAs } from '../testing/samples.ts';
import { ProfilePage } from './profile-page.tsx';

const server = useFakeServer();
const why = refused({ code: 'provider-session', value: 'Log in by your own means.' });
const passkeys = answered({ passkeys: [], offered: true, code: false });
const security = words('api-keys.security.email.title');

beforeEach(() => {
  logInAs();
  saveActing({ id: 'o1', name: 'Nordlicht' });
  server.on('GET /customer/second-factor', answered({ since: null, recovery_codes_left: 0 }));
});

test.each<[string, ReactElement, string[]]>([
  ['the page of the log-in', <SecurityPage key="s" />, ['/profile']],
  [
    'the profile',
    <ProfilePage key="p" />,
    ['organisations', 'api-keys', 'webhooks', 'activity'].map((page) => `/profile/${page}`),
  ],
])('a session that a provider opened reads on %s why nothing is to be set there', async (_, page, kept) => {
  server.on('GET /customer/info', why);
  server.on('GET /customer/passkeys', why);
  server.on('GET /customer/second-factor', why);
  await arriveInApp(page);
  expect(
    (await screen.findAllByText(/Log in by your own means/)).map((at) => at.closest('.note')?.className),
  ).toEqual(['note']);
  expect(document.querySelectorAll('form, [role=alert], main button')).toHaveLength(0);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(kept));
});

test('nothing is offered to whoever acts for an organisation before it is known who opened the session', async () => {
  const { responder, give } = heldAnswer();
  server.on('GET /customer/passkeys', responder);
  await arriveInApp(<SecurityPage />);
  expect(screen.queryByRole('heading', { name: security })).toBeNull();
  give(passkeys);
  await screen.findByRole('heading', { name: security });
});

test('whoever acts for himself finds the settings at once', async () => {
  saveActing(null);
  const { responder, give } = heldAnswer();
  server.on('GET /customer/passkeys', responder);
  await arriveInApp(<SecurityPage />);
  expect(screen.queryByRole('heading', { name: security })).not.toBeNull();
  give(passkeys);
  await screen.findByText(words('api-keys.security.passkeys.lead'));
});
