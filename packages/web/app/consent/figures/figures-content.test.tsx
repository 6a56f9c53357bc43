// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../../testing/in-app.tsx';
import { openConsent } from '../../testing/samples.ts';
import { ConsentContext } from '../consent-context.ts';
import { type Figures, lengthIn } from './figures.ts';
import { FiguresContent } from './figures-content.tsx';

const t = (key: string, values = {}) => words(`consent-figures.${key}`, values);
const some = (decisions: number) => ({ decisions, accepted: decisions, custom: 0, rejected: 0 });

const figures: Figures = {
  first: '2026-03-01',
  last: '2026-03-02',
  totals: some(300),
  unit: 'day',
  parts: [
    { first: '2026-03-01', counts: some(290) },
    { first: '2026-03-02', counts: null },
  ],
  counted_since: '2026-03-02',
  devices: [
    { device: 'phone', counts: some(20) },
    { device: 'unknown', counts: some(0) },
  ],
  countries: [{ country: 'others', counts: some(300) }],
  versions: [{ version: 3, published_at: '2026-02-01T00:00:00Z', counts: some(300) }],
  signals: { sent: null, not_sent: null },
  csv: '',
};

function show(change: Partial<Figures> = {}) {
  renderInApp(<FiguresContent figures={{ ...figures, ...change }} busy={false} />, {
    around: (children) => <ConsentContext value={openConsent()}>{children}</ConsentContext>,
  });
}

const rowsOf = (title: string) =>
  within(screen.getByRole('table', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test('the newest day comes first, and one that is withheld has no numbers', () => {
  show();
  expect(rowsOf(t('parts.day'))).toEqual([
    ['02/03/2026', t('withheld')],
    ['01/03/2026', '290', '100%', '0%', '0%'],
  ]);
});

test('kinds of devices that nobody had are left out, and the page says since when they count', () => {
  show();
  expect(rowsOf(t('devices.title'))).toEqual([[t('devices.phone'), '20', '100%', '0%', '0%']]);
  expect(screen.getByText(/have been counted since 2 March 2026\./)).toBeTruthy();
});

test('one version is compared with nothing, and small signals have no share', () => {
  show();
  expect(screen.getByText(t('compare.one'))).toBeTruthy();
  expect(screen.queryByText(/decisions came from/)).toBeNull();
});

test('a total of few is not shown, and without any the way to install is', () => {
  show({ totals: null });
  expect(screen.getByText(t('tooFew'))).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('without decisions the page leads to the installation', () => {
  show({ totals: some(0) });
  expect(screen.getByRole('link', { name: t('install') })).toBeTruthy();
});

test.each([
  ['days=90', '90'],
  ['days=7', '30'],
  ['', '30'],
])('the address ?%s means %s days', (search, length) => {
  expect(lengthIn(new URLSearchParams(search))).toBe(length);
});
