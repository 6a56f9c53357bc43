// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsentCard } from '@clausewright/contract';
import { beforeEach, expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../../testing/fake-server.ts';
import { arriveInApp, renderInApp, settle, words } from '../../testing/in-app.tsx';
import { consentCard, logInAs, siteId } from '../../testing/samples.ts';
import { Deck } from './deck.tsx';
import { ConsentsPage } from './consents-page.tsx';
import { useConsentActions } from './use-consent-actions.ts';

const server = useFakeServer();
const list = 'GET /privacy-consent/list';
const t = (key: string, values = {}) => words(`consents.${key}`, values);
const plan = { code: 'y', state: 'active', ends_at: '2027-01-01T00:00:00Z', renews: false };

function card(change: object = {}): ConsentCard {
  return consentCard({
    paid: true,
    plan,
    published_at: '2026-01-01T00:00:00Z',
    changed: false,
    additional_domains: 0,
    vendors: { total: 1, off: 0 },
    answers_this_month: 0,
    regimes: ['opt-in'],
    ...change,
  } as unknown as Partial<ConsentCard>);
}

beforeEach(() => {
  server.on('GET /privacy-consent/subscription-plans', answered({ plans: [] }));
  server.on('GET /privacy-consent/subscription-stats', { status: 500 });
});

test('an account without a banner is led to its first one', async () => {
  logInAs();
  server.on(list, answered({ consents: [] }));
  renderInApp(<ConsentsPage />);
  expect(await screen.findByText(t('empty'))).toBeTruthy();
  expect(screen.getByText(t('create')).closest('a')?.getAttribute('href')).toBe('/privacy-consent/wizard');
});

test('whose e-mail is not confirmed confirms it first, and sees no list before', async () => {
  logInAs({ confirmed: false });
  server.on(list, answered({ consents: [] }));
  await arriveInApp(<ConsentsPage />);
  expect(await screen.findByText(t('confirmFirst'))).toBeTruthy();
  await settle();
  expect(screen.queryByText(t('empty'))).toBeNull();
});

test('a list that cannot be had is asked for again', async () => {
  logInAs();
  server.on(list, refused({ code: 'unavailable', value: 'Not now.' }));
  renderInApp(<ConsentsPage />);
  expect((await screen.findByText(/Not now\./)).closest('[role=alert]')).not.toBeNull();
  server.on(list, answered({ consents: [] }));
  await userEvent.click(screen.getByText(t('again')));
  expect(await screen.findByText(t('empty'))).toBeTruthy();
});

test('a card that is deleted goes, and that is said', async () => {
  logInAs();
  server.on(list, answered({ consents: [card()] }));
  server.on('DELETE /privacy-consent/delete/:id', answered({}));
  renderInApp(<ConsentsPage />);
  await userEvent.click(await screen.findByRole('button', { name: t('delete', { site: 'shop.example' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  server.on(list, answered({ consents: [] }));
  await userEvent.click(dialog.getByText(t('ask.act')));
  expect(await screen.findByText(t('deleted', { site: 'shop.example' }))).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[data-consent]')).toBeNull());
});

function OneCard({ consent }: { consent: ConsentCard }) {
  const life = useConsentActions(() => undefined);
  return <Deck consents={[consent]} life={life} />;
}

test.each([
  [{}, null],
  [{ published_at: null }, 'notPublished'],
  [{ changed: true }, 'unpublished'],
  [{ plan: { ...plan, state: 'past-due' } }, 'overdue'],
  [{ paid: false }, 'ended'],
  [{ paid: false, published_at: null }, 'endedUnpublished'],
])('of a banner that is %o the card says %s', (change, hint) => {
  renderInApp(<OneCard consent={card(change)} />);
  const said = document.querySelector('.consent__hint')?.textContent ?? null;
  if (hint === null) expect(said).toBeNull();
  else expect(said).toContain(t(hint));
});

test('a banner without a plan leads to the payment, one with a plan to its tabs', () => {
  const { unmount } = renderInApp(<OneCard consent={card({ paid: false })} />);
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toContain(`/privacy-consent/wizard/pay/${siteId}`);
  unmount();
  renderInApp(<OneCard consent={card()} />);
  expect(hrefs()).not.toContain(`/privacy-consent/wizard/pay/${siteId}`);
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      `/profile/privacy-consents/vendors/${siteId}`,
      `/profile/privacy-consents/appearance/${siteId}`,
      `/profile/privacy-consents/consent-log/${siteId}`,
      `/privacy-consent/install/${siteId}`,
    ]),
  );
});
