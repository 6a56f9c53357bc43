// @vitest-environment happy-dom
import type { ListedPrices } from '@clausewright/contract';
import { expect, test, vi } from 'vitest';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { OperatorContext } from '../operator.tsx';
import { defaultOperator } from '../operator-data.ts';
import { PricesContext } from '../prices.tsx';
import { DocumentsView } from './documents-view.tsx';
import { newStart } from './start-draft.ts';
import { TotalLine } from './total-line.tsx';

const server = useFakeServer();
const t = (key: string, values = {}) => words(`way-in.${key}`, values);

const prices: ListedPrices = {
  currency: 'EUR',
  premium: [],
  lines: {} as ListedPrices['lines'],
  plans: [
    { code: 'm', interval: 'month', count: 1, price: 1000 },
    { code: 'y3', interval: 'year', count: 3, price: 18_000 },
  ],
  example: { amounts: [], total: 0 },
};
const byMonth = t('banner.monthly', { sum: '€10.00' });

test.each(
  [true, false].flatMap((taxed) => {
    const tax = words(`wizard.taxWords.${taxed ? 'vat' : 'none'}`);
    return [
      { of: 'nothing paid', taxed, sum: 0, banner: false, said: [t('free'), 'one document'] },
      { of: 'the banner', taxed, sum: 0, banner: true, said: [byMonth, t('sum.banner', { tax })] },
      {
        of: 'documents',
        taxed,
        sum: 2900,
        banner: false,
        said: ['€29.00', words('wizard.taxExcluded', { tax })],
      },
      {
        of: 'both',
        taxed,
        sum: 2900,
        banner: true,
        said: [`€29.00 + ${byMonth}`, t('sum.documents', { tax })],
      },
    ];
  }),
)('the bar says what is to pay for $of, taxed: $taxed', ({ taxed, sum, banner, said }) => {
  const { container } = renderInApp(
    <TotalLine total={{ sum, currency: 'EUR' }} banner={banner} country="DE" free="one document" />,
    {
      around: (children) => (
        <OperatorContext value={{ ...defaultOperator, taxed }}>
          <PricesContext value={prices}>{children}</PricesContext>
        </OperatorContext>
      ),
    },
  );
  for (const one of said) expect(container.textContent).toContain(one);
  expect(container.querySelector('strong')?.textContent).toBe(said[0]);
});

test('a page that came without prices asks for those of the banner, and never calls it free', async () => {
  server.on('GET /public/prices', answered(prices));
  const { container } = renderInApp(
    <TotalLine total={{ sum: 0, currency: '' }} banner country="DE" free="one document" />,
  );
  expect(container.textContent).toContain(t('sum.unpriced'));
  await vi.waitFor(() => expect(container.querySelector('strong')?.textContent).toBe(byMonth));
});

test('beside the banner stands its price by the month with what is paid at once', () => {
  const { container } = renderInApp(
    <DocumentsView
      draft={{ ...newStart(), kind: 'blog', country: 'DE', types: ['DISCLAIMER'], banner: true }}
      kind="blog"
      tracking={['Analytics']}
      types={['DISCLAIMER']}
      banner
      total={{ sum: 0, currency: '' }}
      count={3}
      onTypes={() => {}}
      onBanner={() => {}}
      onNext={() => {}}
      onBack={() => {}}
    />,
    { around: (children) => <PricesContext value={prices}>{children}</PricesContext> },
  );
  expect(container.textContent).toContain(t('banner.cheaper', { sum: '€5.00', total: '€180.00', years: 3 }));
  expect(container.querySelector('.dock strong')?.textContent).toBe(byMonth);
});
