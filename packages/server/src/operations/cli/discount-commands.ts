import { agreementTypes } from '@clausewright/contract';
import type { Discount } from '../../billing/discounts/discount.ts';
import { disableDiscount, insertDiscount, listDiscounts } from '../../billing/discounts/discount-store.ts';
import { decimalText, toMinorUnits } from '../../platform/money.ts';
import { listPlans } from '../../platform/prices/consent-plans.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import type { Command, CommandInput } from './command.ts';
import { parseCount, parseHundredths, parseMoment } from './read-option.ts';

const createCommand: Command = {
  name: 'discount create',
  parameters: ['code'],
  options: {
    percent: { type: 'string' },
    fixed: { type: 'string' },
    scope: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    limit: { type: 'string' },
    'per-customer': { type: 'string' },
    minimum: { type: 'string' },
    periods: { type: 'string' },
    upgrades: { type: 'boolean' },
  },
  about:
    'Creates a discount code: `--percent 20`, or `--fixed 5.00` in the currency of the prices. `--scope` names agreement types and plans, separated by commas; `--periods` says for how many periods of a plan it counts.',
  audit: 'together',
  async change(trx, { clock }, { positionals: [code = ''], options }) {
    const now = clock();
    const prices = await currentPrices(trx, now);
    if (!/^[\p{L}\p{N}_-]{3,64}$/u.test(code))
      return { ok: false, reason: 'A code has 3 to 64 letters, digits, - or _.' };
    const known = [...agreementTypes, ...listPlans(prices).map((plan) => plan.code)];
    const read = readTerms(options, { currency: prices.currency, known, now });
    if (!read.ok) return read;
    const inserted = await insertDiscount(trx, { code, ...read.terms, createdAt: now });
    return inserted
      ? { ok: true, lines: [`${code} can be used.`], object: { objectType: 'discount', objectId: code } }
      : { ok: false, reason: `The code ${code} already exists; upper and lower case make no difference.` };
  },
};

type Terms = Omit<Discount, 'id' | 'code' | 'disabledAt' | 'createdAt'>;

/** What a code is to do; every fault is reported with the option it stands in. */
function readTerms(
  options: CommandInput['options'],
  { currency, known, now }: { currency: string; known: readonly string[]; now: Date },
): { ok: true; terms: Terms } | { ok: false; reason: string } {
  const faults: string[] = [];
  const read = <Value>(name: string, reader: (text: unknown) => Value | null): Value | null => {
    if (options[name] === undefined) return null;
    const value = reader(options[name]);
    if (value === null) faults.push(`--${name} cannot be read.`);
    return value;
  };
  const money = (text: unknown): number | null => {
    const minor = typeof text === 'string' ? toMinorUnits(text, currency) : null;
    return minor !== null && minor > 0 ? minor : null;
  };
  const share = (text: unknown): number | null => {
    const percent = parseHundredths(text);
    return percent !== null && percent >= 1 && percent <= 10_000 ? percent : null;
  };
  const percent = read('percent', share);
  const fixed = read('fixed', money);
  const scope = read('scope', (text) => String(text).split(','));
  const unknown = scope?.filter((one) => !known.includes(one)) ?? [];
  if (unknown.length > 0) faults.push(`--scope contains unknown products: ${unknown.join(', ')}.`);
  if ((options['percent'] === undefined) === (options['fixed'] === undefined)) {
    faults.push('Give either --percent or --fixed.');
  }
  const terms: Terms = {
    percent,
    fixed,
    currency: fixed === null ? null : currency,
    scope,
    upgrades: options['upgrades'] === true,
    startsAt: read('from', parseMoment) ?? now,
    endsAt: read('until', parseMoment),
    totalLimit: read('limit', parseCount),
    customerLimit: read('per-customer', parseCount),
    minimum: read('minimum', money) ?? 0,
    periods: read('periods', parseCount) ?? 1,
  };
  return faults.length === 0 ? { ok: true, terms } : { ok: false, reason: faults.join('\n') };
}

const listCommand: Command = {
  name: 'discount list',
  parameters: [],
  options: {},
  about: 'Lists the codes and how often each was used.',
  audit: 'none',
  async run({ database: { db } }) {
    const lines = (await listDiscounts(db)).map((one) => {
      const value =
        one.fixed === null
          ? `${(one.percent ?? 0) / 100} %`
          : `${decimalText(one.fixed, one.currency ?? '')} ${one.currency}`;
      const until = one.endsAt === null ? '' : ` until ${one.endsAt.toISOString()}`;
      const uses = `${one.redeemed} used, ${one.reserved} reserved${one.totalLimit === null ? '' : ` of ${one.totalLimit}`}`;
      const where = one.scope === null ? '' : ` for ${one.scope.join(', ')}`;
      return `${one.code}  ${value}${where}  from ${one.startsAt.toISOString()}${until}  ${uses}${one.disabledAt === null ? '' : '  disabled'}`;
    });
    return { ok: true, lines: lines.length === 0 ? ['There are no codes.'] : lines };
  },
};

const disableCommand: Command = {
  name: 'discount disable',
  parameters: ['code'],
  options: {},
  about: 'Disables a code. Open payments keep it.',
  audit: 'together',
  async change(trx, { clock }, { positionals: [code = ''] }) {
    return (await disableDiscount(trx, code, clock()))
      ? { ok: true, lines: [`${code} is disabled.`], object: { objectType: 'discount', objectId: code } }
      : { ok: false, reason: 'There is no such code, or it is already disabled.' };
  },
};

export const discountCommands: readonly Command[] = [createCommand, listCommand, disableCommand];
