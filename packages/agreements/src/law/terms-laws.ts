/** Laws on online contracts: where each applies and which duties of the catalogue are its own. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { FactKey } from './requirement.ts';

const terms: readonly AgreementType[] = ['TERMS_CONDITIONS'];

function contractLaw(place: string, ...and: readonly FactKey[]) {
  return { place, and, documents: terms, covered: terms };
}

export const termsLaws = {
  eu_ecommerce: contractLaw('eu'),
  eu_dsa: contractLaw('eu', 'biz:hosting-ugc'),
  eu_p2b: contractLaw('eu', 'biz:marketplace', 'biz:business-users'),
  eu_data_act: contractLaw('eu', 'biz:saas'),
  uk_ecommerce: contractLaw('uk'),
  uk_online_safety: contractLaw('uk', 'biz:hosting-ugc'),
  ch_ecommerce: contractLaw('ch', 'biz:online-orders'),
  us_consumer: contractLaw('us', 'biz:consumers'),
  us_renewal: contractLaw('us', 'biz:consumers', 'biz:subscription'),
  us_dmca: contractLaw('us', 'biz:hosting-ugc'),
} as const;

/** By name of the law in the catalogue. */
export const termsLawsByName: Readonly<Record<string, readonly string[]>> = {
  'E-Commerce Directive': ['eu_ecommerce'],
  'Services Directive': ['eu_ecommerce'],
  'Copyright DSM Directive': ['eu_ecommerce', 'eu_dsa'],
  'Product Liability Directive': ['eu_ecommerce'],
  'German DDG': ['eu_ecommerce'],
  'German MStV': ['eu_ecommerce'],
  'German BGB': ['eu_ecommerce'],
  'French LCEN': ['eu_ecommerce'],
  'Spanish LSSI': ['eu_ecommerce'],
  'Italian e-commerce decree': ['eu_ecommerce'],
  'Italian Civil Code': ['eu_ecommerce'],
  'Dutch Civil Code': ['eu_ecommerce'],
  'Austrian ECG': ['eu_ecommerce'],
  'Belgian Code of Economic Law': ['eu_ecommerce'],
  'Consumer Rights Directive': ['eu_consumer'],
  'Unfair Terms Directive': ['eu_consumer'],
  'Rome I': ['eu_consumer'],
  'Brussels Ia': ['eu_consumer'],
  'Digital Content Directive': ['eu_consumer'],
  'ADR Directive': ['eu_consumer'],
  'ODR repeal': ['eu_consumer'],
  'European Accessibility Act': ['eu_consumer'],
  'German VSBG': ['eu_consumer'],
  'French Consumer Code': ['eu_consumer'],
  'Spanish TRLGDCU': ['eu_consumer'],
  'Digital Services Act': ['eu_dsa'],
  'Terrorist Content Regulation': ['eu_dsa'],
  'P2B Regulation': ['eu_p2b'],
  'Data Act': ['eu_data_act'],
  'UK E-commerce Regulations': ['uk_ecommerce'],
  'UK Companies (Trading Disclosures)': ['uk_ecommerce'],
  'UK Consumer Contracts Regulations': ['uk_consumer'],
  'UK Consumer Rights Act 2015': ['uk_consumer'],
  'UK DMCC Act 2024': ['uk_consumer'],
  'UK Online Safety Act': ['uk_online_safety'],
  'Swiss UCA': ['ch_ecommerce'],
  'California e-commerce notice': ['us_consumer'],
  'California digital goods law': ['us_consumer'],
  'Consumer Review Fairness Act': ['us_consumer'],
  'New Jersey TCCWNA': ['us_consumer'],
  'Arbitration and class waiver': ['us_consumer'],
  'Online contract formation': ['us_consumer'],
  'California ARL': ['us_renewal'],
  ROSCA: ['us_renewal'],
  'Other state renewal laws': ['us_renewal'],
  DMCA: ['us_dmca'],
  'Take It Down Act': ['us_dmca'],
  'Ontario consumer law': ['ca_consumer'],
  'Quebec consumer law': ['ca_consumer'],
  'Quebec Charter of the French Language': ['ca_consumer'],
  'Australian Consumer Law': ['au_consumer'],
};
