// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '@clausewright/contract/limits';
import { answered, refused, useFakeServer } from '../../testing/fake-server.ts';
import { renderInApp, words } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext, type ConsentDetails } from '../consent-context.ts';
import { DomainPanel } from './domain-panel.tsx';

const server = useFakeServer();
const add = 'POST /privacy-consent/additional-domain/add/:id';
const remove = 'DELETE /privacy-consent/additional-domain/delete/:id/:domainId';
const t = (key: string, values = {}) => words(`install.domains.${key}`, values);
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockReset());

function show(names: string[] = ['blog.example']) {
  const domains = names.map((domain, at) => ({ id: `d${at}`, domain }));
  const details = { site_url: 'shop.example', domains } as unknown as ConsentDetails;
  renderInApp(<DomainPanel />, {
    around: (children) => (
      <ConsentContext value={openConsent({ details, reload })}>{children}</ConsentContext>
    ),
  });
}

async function type(domain: string) {
  await userEvent.click(screen.getByRole('button', { name: t('add') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), domain);
  await userEvent.click(dialog.getByText(t('addAct')));
}

test.each([
  ['https://www.blog.example/path', 'www.blog.example'],
  ['*.blog.example', '*.blog.example'],
  ['https://*.blog.example/', '*.blog.example'],
])('%s is added as %s', async (typed, domain) => {
  server.on(add, answered({}));
  show();
  await type(typed);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const body = JSON.stringify(server.asked[0]?.body);
  expect(body).toContain(domain.replace('www.', ''));
  expect(body.includes('*.')).toBe(domain.startsWith('*.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is no domain is told and not sent', async () => {
  show();
  await type('blog');
  expect(screen.getAllByText(t('wrong'), { exact: false }).length).toBeGreaterThan(0);
  expect(server.asked).toEqual([]);
});

test('why the server does not take it is told in the dialog, which stays', async () => {
  server.on(add, refused({ code: 'exists', value: 'Another banner has it.' }));
  show();
  await type('blog.example');
  expect(await screen.findByText('Another banner has it.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a domain is taken away after a question only', async () => {
  server.on(remove, answered({}));
  show();
  await userEvent.click(screen.getByRole('button', { name: t('remove', { domain: 'blog.example' }) }));
  await userEvent.click(screen.getByText(t('keep')));
  expect(server.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: t('remove', { domain: 'blog.example' }) }));
  await userEvent.click(screen.getByText(t('act')));
  expect(await screen.findByText(t('removed', { domain: 'blog.example' }))).toBeTruthy();
  expect(server.asked[0]?.what).toMatch(/\/d0$/);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a domain that the server keeps stays, with the reason', async () => {
  server.on(remove, refused({ code: 'busy', value: 'Later.' }));
  show();
  await userEvent.click(screen.getByRole('button', { name: t('remove', { domain: 'blog.example' }) }));
  await userEvent.click(screen.getByText(t('act')));
  expect(await screen.findByText('Later.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('where no more are taken the button is not there', () => {
  show(Array.from({ length: limits.domains }, (_, at) => `d${at}.example`));
  expect(screen.queryByRole('button', { name: t('add') })).toBeNull();
  expect(screen.getByText(t('full', { max: limits.domains }))).toBeTruthy();
});
