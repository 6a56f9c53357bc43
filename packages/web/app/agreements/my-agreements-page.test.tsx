// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedAgreement } from '@clausewright/contract';
import { beforeEach, expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, renderInApp, words } from '../testing/in-app.tsx';
import { listedAgreement, logInAs, sampleId } from '../testing/samples.ts';
import { MyAgreementsPage } from './my-agreements-page.tsx';

const server = useFakeServer();
const finished = 'GET /customer/agreements/all';
const unfinished = 'GET /customer/agreements/unpaid';
const t = (key: string, values = {}) => words(`agreements.${key}`, values);

function agreement(change: Partial<ListedAgreement> = {}): ListedAgreement {
  return listedAgreement({
    languages: ['en'],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
    served: true,
    held: false,
    live_url: null,
    newer_texts: [],
    ...change,
  } as Partial<ListedAgreement>);
}

const page = (agreements: ListedAgreement[], total = agreements.length) => answered({ agreements, total });

beforeEach(() => {
  logInAs();
  server.on(finished, page([agreement()]));
  server.on(unfinished, page([]));
});

function open(path = '/profile/agreements') {
  return renderInApp(<MyAgreementsPage />, { path });
}
const cards = () => document.querySelectorAll('[data-agreement]').length;

test('what is finished is shown, without tools where there is but one', async () => {
  open();
  await waitFor(() => expect(cards()).toBe(1));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText(t('unfinished'))).toBeNull();
});

test('an account without agreements is told so', async () => {
  server.on(finished, page([]));
  open();
  expect(await screen.findByText(t('empty'))).toBeTruthy();
});

test('a search that finds nothing can be cleared', async () => {
  server.on(finished, page([]));
  open('/profile/agreements?q=nowhere');
  expect(await screen.findByText(t('nothingFound'))).toBeTruthy();
  server.on(finished, page([agreement()]));
  await userEvent.click(screen.getByRole('button', { name: t('tools.clear') }));
  await waitFor(() => expect(cards()).toBe(1));
  expect(addressNow()).toBe('/profile/agreements');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a kind or an order is asked for at once', async () => {
  server.on(finished, page([agreement(), agreement({ agreement_id: 'b' })], 7));
  open();
  await userEvent.selectOptions(await screen.findByLabelText(t('tools.order')), 'name');
  expect(addressNow()).toBe('/profile/agreements?sort=name');
  await userEvent.selectOptions(screen.getByLabelText(t('tools.type')), 'EULA');
  expect(addressNow()).toBe('/profile/agreements?type=EULA&sort=name');
  await waitFor(() => expect(server.asked.at(-1)?.what).toContain('type=EULA'));
});

test.each([
  ['notReviewed', false],
  ['updateReview', true],
])('what waits for its owner alone is called neither premium nor unpaid: %s', async (said, served) => {
  server.on(unfinished, page([agreement({ agreement_id: 'b', served, review: true, premium: false })]));
  open();
  const section = within(await screen.findByRole('region', { name: t('unfinished') }));
  expect(section.getByText(t(said))).toBeTruthy();
  const review = section.getByRole('link', { name: new RegExp(`^${t('review')}`) });
  expect(review.getAttribute('href')).toBe('/wizard/pay/b');
  for (const key of ['pay', 'finalize', 'premium']) expect(section.queryByText(t(key))).toBeNull();
});

test('what waits for its payment stands apart and leads there', async () => {
  server.on(unfinished, page([agreement({ agreement_id: 'b', served: false })]));
  open();
  const section = within(await screen.findByRole('region', { name: t('unfinished') }));
  const pay = section.getByRole('link', { name: new RegExp(t('pay')) });
  expect(pay.getAttribute('href')).toBe('/wizard/pay/b');
});

test('what is held back by a wording of the law says so instead', async () => {
  server.on(unfinished, page([agreement({ agreement_id: 'b', served: false, held: true })]));
  open();
  expect(await screen.findByText(t('held'))).toBeTruthy();
  expect(screen.queryByText(t('notLive'))).toBeNull();
});

test('a list that cannot be had is asked for again, the other one is not', async () => {
  server.on(finished, refused({ code: 'unavailable', value: 'Not now.' }));
  // A refused read of the list ends the session, as the specification has it.
  server.on(finished, { status: 500 });
  open();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  const before = server.callsOf(unfinished).length;
  server.on(finished, page([agreement()]));
  await userEvent.click(await screen.findByText(t('again')));
  await waitFor(() => expect(cards()).toBe(1));
  expect(server.callsOf(unfinished)).toHaveLength(before);
});

test('an agreement is deleted after a question, and its card goes', async () => {
  server.on('DELETE /agreement/delete/:id', answered({}));
  open();
  await waitFor(() => expect(cards()).toBe(1));
  const card = within(document.querySelector<HTMLElement>('[data-agreement]') as HTMLElement);
  const [remove] = card.getAllByRole('button');
  if (remove === undefined) throw new Error('it cannot be deleted');
  await userEvent.click(remove);
  server.on(finished, page([]));
  await userEvent.click(within(screen.getByRole('dialog')).getByText(t('ask.delete.act')));
  await waitFor(() => expect(cards()).toBe(0));
  expect(server.callsOf('DELETE /agreement/delete/:id')[0]?.what).toContain(sampleId);
});

test('an old address beyond the last page leads to the last', async () => {
  server.on(finished, page([agreement()], 21));
  open('/profile/agreements?page=9');
  await waitFor(() => expect(addressNow()).toBe('/profile/agreements?page=2'));
});

test('what was begun here and never generated is listed, and can be thrown away', async () => {
  const draft = { visited: ['place'], answers: {}, at: Date.UTC(2026, 0, 2) };
  localStorage.setItem('drafts', JSON.stringify({ EULA: draft }));
  open();
  expect(await screen.findByText(t('draft.badge'))).toBeTruthy();
  const card = within(document.querySelector<HTMLElement>('[data-draft]') as HTMLElement);
  await userEvent.click(card.getByRole('button'));
  await userEvent.click(within(screen.getByRole('dialog')).getByText(t('ask.delete.act')));
  await waitFor(() => expect(document.querySelector('[data-draft]')).toBeNull());
  expect(localStorage.getItem('drafts')).toBe('{}');
});

test('drafts are not part of what is searched', async () => {
  localStorage.setItem('drafts', JSON.stringify({ EULA: { visited: ['place'], answers: {}, at: 1 } }));
  open('/profile/agreements?q=shop');
  await waitFor(() => expect(cards()).toBe(1));
  expect(screen.queryByText(t('draft.badge'))).toBeNull();
});
