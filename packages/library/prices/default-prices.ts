import { agreementSlugs, type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import type { PriceTable } from '@clausewright/engine/pricing/price-table';
import { dataFiles } from '../data-files.ts';
import defaults from './default-prices.json' with { type: 'json' };

type Base = PriceTable['agreement_base'][AgreementType];

const files = new Map(dataFiles(import.meta.url, '../types/*/price.json'));

/** What a type costs lies in its folder, as `price.json`. */
function baseOf(type: AgreementType): Base {
  const file = `types/${agreementSlugs[type]}/price.json`;
  const base = files.get(`../${file}`) as Partial<Base> | undefined;
  if (base === undefined) throw new Error(`${file} is missing`);
  const { free, premium, translations } = base;
  if (typeof free !== 'boolean' || typeof premium !== 'number')
    throw new Error(`${file} says free (true or false) and premium (an amount in minor units)`);
  return { free, premium, ...(translations === 'free' && { translations }) };
}

const bases = Object.fromEntries(agreementTypes.map((type) => [type, baseOf(type)] as const));

/** The table of a new instance, until its operator sets another. */
export const defaultPrices: PriceTable = {
  ...defaults,
  agreement_base: bases as PriceTable['agreement_base'],
};
