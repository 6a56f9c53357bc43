import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPrices } from '@clausewright/library/clauses';
import { afterAll, expect, test } from 'vitest';
import { findDiscount } from '../../billing/discounts/discount-store.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { findExchangeRate, putVatRatesInForce, findVatRate } from '../../billing/tax/rate-store.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { commands } from './commands.ts';
import { runCommand, withFile } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-prices-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();
const clock = fakeClock();
const now = clock();

async function run(words: readonly string[], environment: Record<string, string> = {}) {
  const loaded = loadConfig({ DATA_DIR: folder, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const context = {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock,
    alert: () => {},
  };
  return runCommand(commands, context, words);
}
const cheaper = { ...defaultPrices, line_codes: { ...defaultPrices.line_codes, further_law: 1 } };
const lawAt = async (day: string) =>
  (await currentPrices(database.db, new Date(day))).line_codes['further_law'];

test('a price table applies now, or from its day', async () => {
  const before = await lawAt('2026-03-02');
  expect(await run(['price', 'set', JSON.stringify(cheaper), '--from', '2027-01-01'])).toMatchObject({
    ok: true,
  });
  expect(await lawAt('2026-12-31')).toBe(before);
  expect(await lawAt('2027-01-01')).toBe(1);
  expect(await run(['price', 'set', JSON.stringify(cheaper)])).toMatchObject({ ok: true });
  expect(await lawAt('2026-03-02')).toBe(1);
});

test('a displayed table can be set again', async () => {
  const shown = await run(['price', 'show']);
  expect(shown).toMatchObject({ ok: true });
  const [text = ''] = shown.ok ? shown.lines : [];
  expect(await run(['price', 'set', text])).toMatchObject({ ok: true });
  expect(await currentPrices(database.db, now)).toEqual(defaultPrices);
});

const yearly = (change: object) => ({
  ...defaultPrices,
  consent_plans: defaultPrices.consent_plans.map((plan) =>
    plan.code === 'yearly' ? { ...plan, ...change } : plan,
  ),
});
test.each<[string, string, string]>([
  ['what is no JSON', '{', 'not JSON'],
  ['an amount that is no whole one', JSON.stringify(yearly({ price: 0.5 })), 'consent_plans.1.price'],
  ['a label that promises too much', JSON.stringify(yearly({ price: 10_900 })), 'consent_plans.yearly.label'],
  ['a label that is no percentage', JSON.stringify(yearly({ label: 'cheap' })), 'not a percentage'],
  ['a code that stands twice', JSON.stringify(yearly({ code: 'monthly' })), 'stands twice'],
  [
    'a table without every agreement type',
    JSON.stringify({ ...defaultPrices, agreement_base: {} }),
    'agreement_base.EULA',
  ],
])('%s is rejected', async (_, text, fault) => {
  expect(await run(['price', 'set', text])).toMatchObject({
    ok: false,
    reason: expect.stringContaining(fault) as string,
  });
  expect(await database.db.selectFrom('prices').select('id').execute()).toEqual([]);
});

test('rejects a past or invalid day, and prices fixed by the environment', async () => {
  const table = JSON.stringify(cheaper);
  for (const from of ['2026-02-28', 'tomorrow', '2027-13-01']) {
    expect(await run(['price', 'set', table, '--from', from])).toMatchObject({ ok: false });
  }
  expect(await run(['price', 'set', table], { PRICE_TABLE: table })).toMatchObject({ ok: false });
});

test('the file is read where the command is run', () => {
  const file = join(folder, 'prices.json');
  writeFileSync(file, '{"currency": "EUR"}');
  expect(withFile(commands, ['price', 'set', file, '--from', '2027-01-01'])).toEqual({
    ok: true,
    words: ['price', 'set', '{"currency": "EUR"}', '--from', '2027-01-01'],
  });
  expect(withFile(commands, ['price', 'set', join(folder, 'none.json')])).toMatchObject({ ok: false });
  expect(withFile(commands, ['price', 'show'])).toEqual({ ok: true, words: ['price', 'show'] });
});

test('a code is created with its terms, listed and disabled', async () => {
  const words = 'discount create Spring-20 --percent 20 --scope PRIVACY_POLICY,yearly --until 2026-06-01';
  const more = '--limit 100 --per-customer 1 --minimum 10.50 --periods 3 --upgrades';
  expect(await run(`${words} ${more}`.split(' '))).toMatchObject({ ok: true });
  expect(await findDiscount(database.db, 'sPRING-20')).toMatchObject({
    percent: 2000,
    fixed: null,
    scope: ['PRIVACY_POLICY', 'yearly'],
    upgrades: true,
    startsAt: now,
    endsAt: new Date('2026-06-01'),
    totalLimit: 100,
    customerLimit: 1,
    minimum: 1050,
    periods: 3,
  });
  expect(await run(['discount', 'create', 'SPRING-20', '--fixed', '5'])).toMatchObject({ ok: false });
  expect(await run(['discount', 'create', 'five', '--fixed', '5'])).toMatchObject({ ok: true });
  expect(await run(['discount', 'disable', 'five'])).toMatchObject({ ok: true });
  expect(await run(['discount', 'disable', 'five'])).toMatchObject({ ok: false });
  const listed = await run(['discount', 'list']);
  const text = listed.ok ? listed.lines.join('\n') : '';
  expect(text).toMatch(/five {2}5\.00 EUR .*disabled/);
  expect(text).toMatch(/Spring-20 {2}20 % for PRIVACY_POLICY, yearly .* 0 used, 0 reserved of 100/);
});

test.each([
  ['ab --percent 20'],
  ['spring --percent 0'],
  ['spring --percent 101'],
  ['spring --fixed 1.005'],
  ['spring --fixed -5'],
  ['spring'],
  ['spring --percent 5 --fixed 5'],
  ['spring --percent 5 --scope HOUSE'],
  ['spring --percent 5 --limit many'],
  ['spring --percent 5 --until soon'],
])('rejects a code: %s', async (words) => {
  expect(await run(['discount', 'create', ...words.split(' ')])).toMatchObject({ ok: false });
  expect(await findDiscount(database.db, 'spring')).toBeNull();
});

test('VAT and exchange rates are set and listed', async () => {
  await putVatRatesInForce(database.db);
  expect(await run(['rate', 'set', 'DE', '19.5', '--from', '2027-01-01'])).toMatchObject({ ok: true });
  expect(await findVatRate(database.db, 'DE', new Date('2027-01-01'))).toBe(1950);
  expect(await run(['rate', 'set', 'USD', '0.92'])).toMatchObject({ ok: true });
  expect(await findExchangeRate(database.db, 'USD', now)).toEqual({
    day: '2026-03-01',
    rateMillionths: 920_000,
  });
  const listed = await run(['rate', 'list']);
  expect(listed.ok ? listed.lines : []).toEqual(
    expect.arrayContaining([
      'DE  19.50 %  from 2027-01-01  set by you',
      'FR  20.00 %  from 2014-01-01',
      'USD  0.920000  on 2026-03-01',
    ]),
  );
});

test.each([['DE 51'], ['DE x'], ['usd 1'], ['USD 0'], ['USD 1.1234567'], ['EURO 1']])(
  'rejects a rate: %s',
  async (words) => {
    expect(await run(['rate', 'set', ...words.split(' ')])).toMatchObject({ ok: false });
    expect(await database.db.selectFrom('exchange_rates').select('day').execute()).toEqual([]);
  },
);
