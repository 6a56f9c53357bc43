// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, words } from '../testing/in-app.tsx';
import { websiteCalls } from '../websites/website-calls.ts';
import { clientLinkCalls } from './client-link-calls.ts';
import { LinksPage } from './links-page.tsx';

const server = useFakeServer();
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const t = (key: string) => words(`withdrawals.links.${key}`);
const at = '2026-03-04T10:00:00.000Z';
const link = {
  id: 'l1',
  state: 'open',
  asker: 'Nordlicht',
  created_at: at,
  expires_at: at,
  questions: [],
  remarks: [],
};

test('a link is deleted with its answers once whoever asked says so', async () => {
  const website = { id: 'w1', kind: 'website', name: 'shop.example' };
  server.on(callOf(websiteCalls.readWebsitePage), answered({ website, documents: [] }));
  server.on(callOf(clientLinkCalls.listClientLinks), answered({ links: [link], may_change: true }));
  server.on(callOf(clientLinkCalls.revokeClientLink), answered({ link: null }));
  await arriveInApp(<LinksPage id="w1" />);
  const remove = await screen.findByRole('button', { name: new RegExp(`^${t('remove')} `) });
  await userEvent.click(remove);
  await userEvent.click(screen.getByRole('button', { name: t('keep') }));
  expect(server.callsOf(callOf(clientLinkCalls.revokeClientLink))).toEqual([]);
  await userEvent.click(remove);
  server.on(callOf(clientLinkCalls.listClientLinks), answered({ links: [], may_change: true }));
  await userEvent.click(screen.getByRole('button', { name: t('remove') }));
  await screen.findByText(t('removed'));
  expect(server.callsOf(callOf(clientLinkCalls.revokeClientLink))).toMatchObject([
    { body: { link: 'l1', delete: true } },
  ]);
  expect(screen.queryByRole('button', { name: new RegExp(t('renew')) })).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('an address that is shown once stays while another link is withdrawn', async () => {
  const website = { id: 'w1', kind: 'website', name: 'shop.example' };
  server.on(callOf(websiteCalls.readWebsitePage), answered({ website, documents: [] }));
  server.on(callOf(clientLinkCalls.listClientLinks), answered({ links: [link], may_change: true }));
  server.on(callOf(clientLinkCalls.renewClientLink), answered({ link, token: 'a-token' }));
  server.on(callOf(clientLinkCalls.revokeClientLink), answered({ link }));
  await arriveInApp(<LinksPage id="w1" />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(t('renew')) }));
  await screen.findByText(/#a-token$/);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(t('revoke')) }));
  await screen.findByText(t('revoked'));
  expect(screen.queryByText(/#a-token$/)).not.toBeNull();
});
