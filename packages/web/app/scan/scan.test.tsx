// @vitest-environment happy-dom
import type { ScanResult } from '@clausewright/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, renderInApp, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { ScanPage } from './scan-page.tsx';
import { StartPage } from './start-page.tsx';

const server = useFakeServer();
const order = 'POST /scan/new';
const details = 'GET /scan/details/:id';
const t = (key: string, values = {}) => words(`scan.${key}`, values);

const times = {
  created_at: '2026-11-29T12:00:00.000Z',
  finished_at: null,
  expires_at: '2026-12-06T12:00:00.000Z',
};
const scan = (more: object) =>
  answered({
    id: sampleId,
    address: 'https://shop.example/',
    state: 'waiting',
    progress: null,
    result: null,
    failure: null,
    ...times,
    ...more,
  });

const seen = {
  pass: 'unanswered',
  page: 'https://shop.example/',
  kind: 'cookie',
  what: '_ga',
  after: null,
  days: 400,
  by: { kind: 'script', url: 'https://shop.example/', line: 12 },
} as const;
const result: ScanResult = {
  browser: 'Chrome/156',
  pages: [{ url: 'https://shop.example/', title: 'Shop', language: 'de', limits: ['slow'] }],
  passes: [{ name: 'unanswered', answered: null }],
  limits: [{ pass: 'refused', limit: 'no-banner-answered' }],
  services: [
    {
      id: 'google-analytics',
      known: true,
      name: 'Google Analytics',
      type: 'ANALYTICS',
      hosts: ['www.googletagmanager.com'],
      passes: ['unanswered', 'refused'],
      pages: ['https://shop.example/'],
      requests: 2,
      cookies: [{ name: '_ga', days: 400 }],
      storage: [],
      evidence: [seen],
    },
  ],
  own: [{ kind: 'cookie', name: 'session', days: null }],
  forms: [],
  findings: [
    {
      code: 'before-answer',
      severity: 'error',
      subject: 'Google Analytics',
      vendor: 'google-analytics',
      type: 'ANALYTICS',
      evidence: [seen],
      count: 3,
    },
  ],
};

test('an address leads to its scan; without one, or refused, the reason is said and the words stay', async () => {
  server.on(order, refused({ code: 'site-refused', value: 'Not public.' }));
  renderInApp(<StartPage />, { path: '/scan' });
  const field = screen.getByLabelText(t('address'));
  const press = screen.getByRole('button', { name: t('start') });
  await userEvent.click(press);
  expect(screen.getByText(t('empty'))).toBeTruthy();
  expect(server.asked).toEqual([]);
  await userEvent.type(field, ' printer.local ');
  await userEvent.click(press);
  await waitFor(() => expect(screen.getByText('Not public.')).toBeTruthy());
  expect(server.asked[0]?.body).toEqual({ address: 'printer.local' });
  expect((field as HTMLInputElement).value).toBe(' printer.local ');
  server.on(order, answered({ id: sampleId }));
  await userEvent.click(press);
  await waitFor(() => expect(addressNow()).toBe(`/scan/${sampleId}`));
});

test('progress is shown until the result is there', async () => {
  const progress = {
    pass: 'unanswered',
    page: 1,
    pages: 4,
    url: 'https://shop.example/a',
    hosts: ['a.example', 'b.example'],
  };
  server.on(details, scan({ state: 'running', progress }));
  renderInApp(<ScanPage id={sampleId} />);
  await screen.findByRole('heading', { name: t('watching') });
  expect(screen.getByText(t('phase.unanswered'))).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['b.example', 'a.example']);
  server.on(details, scan({ state: 'done', result }));
  await screen.findByRole('heading', { name: t('result') });
  expect(screen.getByText(t('summary', { services: 1, problems: 1, pages: 1 }))).toBeTruthy();
  expect(
    screen.getByText(t('finding.before-answer', { subject: 'Google Analytics', count: 3 })),
  ).toBeTruthy();
  expect(screen.getByText(t('badge.before'))).toBeTruthy();
  const [evidence] = screen.getAllByText((_, element) => element?.matches('.scan__evidence > li') === true);
  expect(evidence?.textContent).toContain(t('line', { line: 12 }));
  expect(evidence?.textContent).toContain(t('days', { days: 400 }));
});

test.each(['no-browser', 'no-start', 'ended'])('a scan that failed says why: %s', async (failure) => {
  server.on(details, scan({ state: 'failed', failure }));
  renderInApp(<ScanPage id={sampleId} />);
  expect(await screen.findByText(t(`failure.${failure}`))).toBeTruthy();
});
