// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../testing/fake-server.ts';
import { addressNow, renderInApp, words } from '../testing/in-app.tsx';
import { newStart, storedStart, storeStart } from './start-draft.ts';
import { WayIn } from './way-in.tsx';

useFakeServer();
const t = (key: string, values = {}) => words(`way-in.${key}`, values);

beforeEach(() => localStorage.clear());

test('without a website the kind of business leads to what is needed', async () => {
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start?offline=1' });
  await screen.findByRole('heading', { name: t('site.titleUnseen') });
  await user.click(screen.getByRole('button', { name: t('site.next') }));
  expect((await screen.findByRole('alert')).textContent).toContain(t('required'));
  await user.click(screen.getByRole('radio', { name: t('kinds.blog') }));
  // Nothing tells where this browser is.
  await user.selectOptions(screen.getByLabelText(t('site.country')), 'DE');
  await user.click(screen.getByRole('button', { name: t('site.next') }));
  await screen.findByRole('heading', { name: t('documents.title') });
  await user.click(await screen.findByRole('button', { name: /^Answer \d+ questions$/u }));
  await screen.findByRole('heading', { name: t('questions.right') });
  await user.click(screen.getByRole('button', { name: t('questions.later.act') }));
  await user.click(await screen.findByRole('button', { name: t('questions.later.keep') }));
  expect(screen.queryByRole('heading', { name: t('questions.later.title') })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  // What is missing is said on top, and nothing goes on.
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toContain(
    words('wizard.errors.required'),
  );
});

test('a draft of an earlier visit asks before it shows anything', async () => {
  storeStart({ ...newStart(), kind: 'blog', country: 'DE', page: '?page=site' }, Date.now() - 86_400_000);
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start' });
  await screen.findByRole('heading', { name: t('resume.title') });
  await user.click(screen.getByRole('button', { name: t('resume.startOver') }));
  await screen.findByRole('heading', { name: words('address.title') });
});

test('who finishes later leaves, and the answers stay', async () => {
  storeStart(
    { ...newStart(), kind: 'blog', country: 'DE', types: ['DISCLAIMER'], page: '?page=questions' },
    Date.now(),
  );
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start?page=questions' });
  await user.click(await screen.findByRole('button', { name: t('questions.later.act') }));
  await user.click(await screen.findByRole('button', { name: t('questions.later.leave') }));
  await waitFor(() => expect(addressNow()).toBe('/'));
  expect(storedStart()).toMatchObject({ kind: 'blog', types: ['DISCLAIMER'] });
});

const blog = { ...newStart(), kind: 'blog', country: 'DE', types: ['DISCLAIMER'] } as const;

test('another website is begun only after a question, and its field has the focus', async () => {
  const made = { DISCLAIMER: { id: 'a1', due: false } };
  storeStart({ ...blog, address: 'kiln.example', made, page: '?page=done' }, Date.now());
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start?page=done' });
  const another = await screen.findByRole('button', { name: t('finished.another') });
  await user.click(another);
  await screen.findByText(t('anew.lost'));
  expect(screen.getByRole('link', { name: t('anew.inBrowser') }).getAttribute('href')).toBe('/download');
  await user.click(screen.getByRole('button', { name: t('anew.keep') }));
  expect(document.activeElement).toBe(another);
  expect(storedStart()).toMatchObject({ address: 'kiln.example', made });
  await user.click(another);
  await user.click(await screen.findByRole('button', { name: t('anew.act') }));
  const field = await screen.findByLabelText<HTMLInputElement>(words('address.label'));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test.each(['another address', 'the same address', 'no website'])('%s on the first page', async (way) => {
  storeStart({ ...blog, address: 'kiln.example', page: '' }, Date.now());
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start' });
  const field = await screen.findByLabelText(words('address.label'));
  if (way === 'another address') await user.clear(field);
  if (way === 'no website')
    await user.click(screen.getByRole('button', { name: new RegExp(t('ways.offline.title'), 'u') }));
  else await user.type(field, way === 'another address' ? 'oven.example{Enter}' : '{Enter}');
  if (way !== 'the same address') {
    await user.click(await screen.findByRole('button', { name: t('anew.keep') }));
  }
  await new Promise((done) => setTimeout(done, 400));
  expect(storedStart()).toMatchObject({ kind: 'blog', address: 'kiln.example' });
  expect(screen.queryByText(t('anew.lost'))).toBeNull();
});

test('an address from the home page drops nothing that was said a minute ago', async () => {
  storeStart({ ...blog, address: 'kiln.example', page: '?page=documents' }, Date.now() - 60_000);
  const user = userEvent.setup();
  renderInApp(<WayIn />, { path: '/start?address=oven.example' });
  await screen.findByText(/kiln\.example/u);
  await user.click(screen.getByRole('button', { name: t('resume.goOn') }));
  await screen.findByRole('heading', { name: t('documents.title') });
  expect(storedStart()).toMatchObject({ address: 'kiln.example' });
});
