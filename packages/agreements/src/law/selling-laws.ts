/** Laws that protect whoever buys: where each applies and which duties of the catalogue are its own. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { FactKey } from './requirement.ts';

const refunds: readonly AgreementType[] = ['RETURN_REFUND_POLICY'];
const contracts: readonly AgreementType[] = [...refunds, 'TERMS_CONDITIONS'];

function sale(place: string, ...and: readonly FactKey[]) {
  return { place, and, documents: refunds, covered: refunds };
}
/** A law that bears on the whole contract, not on returns alone. */
function contract(place: string, ...and: readonly FactKey[]) {
  return { place, and, documents: contracts, covered: contracts };
}

export const sellingLaws = {
  eu_consumer: contract('eu', 'biz:consumers'),
  uk_consumer: contract('uk', 'biz:consumers'),
  us_refunds: sale('us', 'biz:goods'),
  ca_consumer: contract('ca', 'biz:consumers'),
  au_consumer: contract('au', 'biz:consumers'),
  nz_consumer: sale('nz', 'biz:consumers'),
  br_consumer: sale('br', 'biz:consumers'),
  za_consumer: sale('za', 'biz:consumers'),
  in_consumer: sale('in', 'biz:consumers'),
  jp_consumer: sale('jp', 'biz:consumers', 'biz:goods'),
} as const;

/** By name of the law in the catalogue. */
export const sellingLawsByName: Readonly<Record<string, readonly (keyof typeof sellingLaws)[]>> = {
  'Consumer Rights Directive': ['eu_consumer'],
  'Sale of Goods Directive': ['eu_consumer'],
  'Digital Content Directive': ['eu_consumer'],
  'German BGB/EGBGB': ['eu_consumer'],
  'French Consumer Code': ['eu_consumer'],
  'Italian Consumer Code': ['eu_consumer'],
  'Spanish TRLGDCU': ['eu_consumer'],
  'Dutch Civil Code': ['eu_consumer'],
  'UK Consumer Contracts Regulations': ['uk_consumer'],
  'UK Consumer Rights Act 2015': ['uk_consumer'],
  'Australian Consumer Law': ['au_consumer'],
  'California refund law': ['us_refunds'],
  'New York refund law': ['us_refunds'],
  'US state refund laws': ['us_refunds'],
  'FTC Mail, Internet, or Telephone Order Rule': ['us_refunds'],
  'Magnuson-Moss Warranty Act': ['us_refunds'],
  'Ontario and Quebec consumer law': ['ca_consumer'],
  'New Zealand consumer law': ['nz_consumer'],
  'Brazil consumer code': ['br_consumer'],
  'South Africa consumer law': ['za_consumer'],
  'India e-commerce rules': ['in_consumer'],
  'Japan specified commercial transactions': ['jp_consumer'],
};
