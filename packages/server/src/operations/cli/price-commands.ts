import { currentPrices, listPrices, setPrices } from '../../platform/prices/price-store.ts';
import { readPriceTable } from '../../platform/prices/price-table-schema.ts';
import type { Command } from './command.ts';
import { discountCommands } from './discount-commands.ts';
import { rateCommands } from './rate-commands.ts';
import { parseMoment } from './read-option.ts';

const showCommand: Command = {
  name: 'price show',
  parameters: [],
  options: {},
  about: 'Prints the price table in force, and which ones follow.',
  audit: 'none',
  async run({ database: { db }, clock }) {
    const now = clock();
    const tables = await listPrices(db);
    const following = tables.filter(({ from }) => from > now).map(({ from }) => from.toISOString());
    const lines = [JSON.stringify(await currentPrices(db, now), null, 2)];
    return { ok: true, lines: following.length === 0 ? lines : [...lines, `Next: ${following.join(', ')}`] };
  },
};

const setCommand: Command = {
  name: 'price set',
  parameters: ['file'],
  options: { from: { type: 'string' } },
  takesFile: 'text',
  about: 'Puts a price table (JSON) in force, now or from a day (2027-01-01, UTC).',
  audit: 'together',
  async change(trx, { config, clock }, { positionals: [text = ''], options }) {
    if (config.priceTable !== undefined) {
      return { ok: false, reason: 'PRICE_TABLE sets the prices: remove it and restart.' };
    }
    const read = readPriceTable(text);
    if (!read.ok) return { ok: false, reason: ['The table has problems:', ...read.faults].join('\n  ') };
    const now = clock();
    const from = options['from'] === undefined ? now : parseMoment(options['from']);
    if (from === null) return { ok: false, reason: 'Write the day as 2027-01-01.' };
    if (from < now) return { ok: false, reason: 'Past sales keep their price: choose a future day.' };
    await setPrices(trx, read.table, from);
    return {
      ok: true,
      lines: [`These prices apply from ${from.toISOString()}.`],
      object: { objectType: 'prices', objectId: from.toISOString() },
    };
  },
};

/** Prices, discount codes, and rates of VAT and exchange. */
export const priceCommands: readonly Command[] = [
  showCommand,
  setCommand,
  ...discountCommands,
  ...rateCommands,
];
