import {
  isoDay,
  listExchangeRates,
  listVatRates,
  setExchangeRate,
  setVatRate,
} from '../../billing/tax/rate-store.ts';
import type { Changed, Command } from './command.ts';
import { parseHundredths, parseMoment } from './read-option.ts';

const wrongDay: Changed = { ok: false, reason: 'Write the day as 2027-01-01.' };

const setCommand: Command = {
  name: 'rate set',
  parameters: ['country-or-currency', 'rate'],
  options: { from: { type: 'string' } },
  about:
    'Sets the VAT rate of a country in percent (`DE 19`) or the value of one unit of a currency in yours (`USD 0.925`), now or from a day.',
  audit: 'together',
  async change(trx, { clock }, { positionals: [what = '', value = ''], options }) {
    const from = options['from'] === undefined ? clock() : parseMoment(options['from']);
    if (from === null) return wrongDay;
    if (/^[A-Z]{2}$/.test(what)) {
      const rate = parseHundredths(value);
      if (rate === null || rate > 5000)
        return { ok: false, reason: 'Write the rate in percent: 19 or 25.5.' };
      await setVatRate(trx, { country: what, rate, from });
      return {
        ok: true,
        lines: [`VAT of ${what} is ${value} % from ${from.toISOString()}.`],
        object: { objectType: 'vat-rate', objectId: `${what} ${value} ${isoDay(from)}` },
      };
    }
    if (!/^[A-Z]{3}$/.test(what)) return { ok: false, reason: 'Name a country (DE) or a currency (USD).' };
    const rateMillionths = millionthsIn(value);
    if (rateMillionths === null)
      return { ok: false, reason: 'Write the rate as 0.925, at most six digits after the point.' };
    const day = isoDay(from);
    await setExchangeRate(trx, { currency: what, day, rateMillionths });
    return {
      ok: true,
      lines: [`1 ${what} is worth ${value} on ${day}, and until there is a newer rate, for a week at most.`],
      object: { objectType: 'exchange-rate', objectId: `${what} ${value} ${day}` },
    };
  },
};

const listCommand: Command = {
  name: 'rate list',
  parameters: [],
  options: {},
  about: 'Lists VAT rates with their first day, and exchange rates.',
  audit: 'none',
  async run({ database: { db } }) {
    const vat = (await listVatRates(db)).map(
      ({ country, rate, effective_from: from, built_in: builtIn }) =>
        `${country}  ${(rate / 100).toFixed(2).padStart(5)} %  from ${isoDay(from)}${builtIn ? '' : '  set by you'}`,
    );
    const exchange = (await listExchangeRates(db)).map(
      ({ currency, rateMillionths, day }) => `${currency}  ${(rateMillionths / 1e6).toFixed(6)}  on ${day}`,
    );
    return { ok: true, lines: [...vat, ...exchange] };
  },
};

/** A rate above nothing, as whole millionths. */
function millionthsIn(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const millionths = Number(`${whole}${fraction.padEnd(6, '0')}`);
  return whole === '' || millionths === 0 ? null : millionths;
}

export const rateCommands: readonly Command[] = [setCommand, listCommand];
