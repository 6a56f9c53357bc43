// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { WatchPage } from './watch-page.tsx';

const server = useFakeServer();
const t = (key: string, values = {}) => words(`scan.watch.${key}`, values);
const at = '2026-11-29T12:00:00.000Z';

const website = {
  id: sampleId,
  kind: 'website',
  name: 'shop.example',
  verified_at: null,
  verified_by: null,
  rhythm: 'off',
  created_at: at,
};
const watching = (more: object, ofWebsite: object = {}) =>
  answered({
    website: { ...website, ...ofWebsite },
    proofs: {
      meta: '<meta name="website-owner-proof" content="x">',
      dns: 'website-owner-proof=x',
      banner: null,
    },
    paid: true,
    next_scan_at: null,
    scans: [],
    ...more,
  });

test('three ways are shown; a look says what each of them showed', async () => {
  server.on('GET /website/watching/:id', watching({}));
  renderInApp(<WatchPage id={sampleId} />);
  expect(await screen.findByText('website-owner-proof=x')).toBeTruthy();
  expect(screen.getByText(t('unverified'))).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t('weekly')).disabled).toBe(true);
  server.on(
    'POST /website/verify/:id',
    answered({
      website,
      looked: [
        { way: 'banner', outcome: 'missing' },
        { way: 'dns', outcome: 'unreachable' },
        { way: 'meta', outcome: 'found' },
      ],
    }),
  );
  server.on('GET /website/watching/:id', watching({}, { verified_at: at, verified_by: 'meta' }));
  await userEvent.click(screen.getByRole('button', { name: t('check') }));
  const outcome = (one: string) => t(`outcome.${one}`);
  const told = t('outcomes', {
    banner: outcome('missing'),
    dns: outcome('unreachable'),
    meta: outcome('found'),
  });
  expect(await screen.findByText(told)).toBeTruthy();
  expect(
    await screen.findByText(t('verified', { name: 'shop.example', date: new Date(at), way: 'meta' })),
  ).toBeTruthy();
});

test('a rhythm is chosen and saved; a refusal is told', async () => {
  server.on('GET /website/watching/:id', watching({}, { verified_at: at, verified_by: 'dns' }));
  renderInApp(<WatchPage id={sampleId} />);
  await userEvent.click(await screen.findByLabelText(t('monthly')));
  server.on('PUT /website/watch/:id', refused({ code: 'watching-needs-plan' }));
  await userEvent.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByText('said: watching-needs-plan')).toBeTruthy();
  server.on('PUT /website/watch/:id', answered({ website: { ...website, rhythm: 'monthly' } }));
  server.on(
    'GET /website/watching/:id',
    watching({ next_scan_at: at }, { verified_at: at, verified_by: 'dns', rhythm: 'monthly' }),
  );
  await userEvent.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByText(t('saved'))).toBeTruthy();
  expect(await screen.findByText(t('next', { date: new Date(at) }))).toBeTruthy();
});

test('without a plan only checks that somebody asks for are offered, and earlier ones are listed', async () => {
  const scans = [
    { id: sampleId, state: 'done', created_at: at, is_due: true, problems: 2, news: 1 },
    { id: `${sampleId}x`, state: 'running', created_at: at, is_due: false, problems: null, news: null },
  ];
  server.on('GET /website/watching/:id', watching({ paid: false, scans }));
  renderInApp(<WatchPage id={sampleId} />);
  expect(await screen.findByText(t('needsPlan'))).toBeTruthy();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items.some((text) => text.includes(t('problems', { count: 2 })) && text.includes(t('due')))).toBe(
    true,
  );
  expect(items.some((text) => text.includes(t('state.running')))).toBe(true);
});
