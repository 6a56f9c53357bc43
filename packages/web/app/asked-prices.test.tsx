// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ListedPrices } from '@clausewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { PriceHint } from './consent/wizard/price-hint.tsx';
import { answered, useFakeServer } from './testing/fake-server.ts';
import { renderInApp, settle, words } from './testing/in-app.tsx';
import { AskedPrices } from './asked-prices.tsx';

const server = useFakeServer();
const prices = { currency: 'EUR' } as unknown as ListedPrices;
const plans = 'GET /privacy-consent/subscription-plans';

const onPrices = vi.fn<(found: ListedPrices) => void>();
beforeEach(() => onPrices.mockReset());

test('what everything costs is told once it is known', async () => {
  server.on('GET /public/prices', answered(prices));
  renderInApp(<AskedPrices onPrices={onPrices} />);
  await waitFor(() => expect(onPrices).toHaveBeenCalledWith(prices));
  await settle();
  expect(onPrices).toHaveBeenCalledTimes(1);
});

test('a server that does not say what things cost leaves the page without figures', async () => {
  server.on('GET /public/prices', { status: 500 });
  renderInApp(<AskedPrices onPrices={onPrices} />);
  await settle();
  expect(onPrices).not.toHaveBeenCalled();
});

const plan = (change: object) => ({
  active: true,
  interval: 'month',
  count: 1,
  price: 900,
  currency: 'EUR',
  ...change,
});

test('a banner costs at least what the cheapest plan costs a month', async () => {
  const year = plan({ interval: 'year', price: 8400 });
  const sold = plan({ price: 100, active: false });
  server.on(plans, answered({ plans: [plan({}), year, sold] }));
  const { container } = renderInApp(<PriceHint />);
  await waitFor(() => expect(container.textContent).toContain('7'));
  expect(container.textContent).toContain('84');
});

test('where no plan is known the hint says no sum', async () => {
  server.on(plans, answered({ plans: [] }));
  renderInApp(<PriceHint />);
  await settle();
  expect(screen.getByText(words('consent-wizard.priceNote')).textContent).toBe(
    words('consent-wizard.priceNote'),
  );
});
