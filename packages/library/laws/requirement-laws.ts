/** Which laws of the wizard a duty of the catalogue belongs to. Server only. */
import { comprehensiveStates } from './audience.ts';
import { isLawTag } from './law-books.ts';
import type { LawTag } from './law-tags.ts';
import type { Requirement } from '@clausewright/engine/law/requirement';
import { sellingLawsByName } from './selling-laws.ts';
import { termsLawsByName } from './terms-laws.ts';

const stateTags = comprehensiveStates.map((state) => state.toLowerCase()).filter(isLawTag);

const tagsByLaw: Readonly<Record<string, readonly LawTag[]>> = {
  GDPR: ['gdpr'],
  'French Data Protection Act': ['gdpr'],
  'Spanish LOPDGDD': ['gdpr'],
  'ePrivacy Directive': ['eprivacy'],
  'GDPR / ePrivacy': ['eprivacy'],
  'German TDDDG': ['eprivacy'],
  'Austrian TKG 2021': ['eprivacy'],
  'Italian Privacy Code': ['eprivacy'],
  'Spanish LSSI': ['eprivacy'],
  'Dutch Telecommunications Act': ['eprivacy'],
  'UK GDPR': ['uk_gdpr'],
  'UK DPA 2018 / DUAA 2025': ['uk_gdpr'],
  'UK GDPR / DUAA 2025': ['uk_gdpr'],
  PECR: ['uk_gdpr'],
  'PECR / DUAA 2025': ['uk_gdpr'],
  'Swiss FADP': ['fadp'],
  'Swiss Telecommunications Act': ['fadp'],
  'CCPA/CPRA': ['ccpa_cpra'],
  CalOPPA: ['caloppa'],
  'Shine the Light': ['shine_the_light'],
  'California minors eraser law': ['minors_22581'],
  'California Delete Act': ['ca_delete_act'],
  'US state privacy laws': stateTags,
  'Texas TDPSA': ['us_tx'],
  'Florida Digital Bill of Rights': ['us_fl'],
  'Connecticut CTDPA (Public Act 25-113)': ['us_ct'],
  'Oregon OCPA': ['us_or'],
  'Minnesota MCDPA': ['us_mn'],
  'Rhode Island DTPPA': ['us_ri'],
  'Delaware DOPPA': ['de_doppa'],
  'Nevada online privacy law': ['nv_603a'],
  'Washington My Health My Data Act': ['wa_mhmda'],
  'Illinois BIPA': ['il_bipa'],
  'Connecticut SSN law': ['ct_ssn'],
  COPPA: ['coppa'],
  PIPEDA: ['pipeda'],
  'Quebec Law 25': ['quebec_25'],
  LGPD: ['lgpd'],
  'Australian Privacy Principles': ['au_privacy_act'],
  'NZ Privacy Act 2020': ['nz_privacy_act'],
  POPIA: ['popia'],
  'India DPDP Act': ['in_dpdp'],
  'India SPDI Rules': ['in_dpdp'],
  'Japan APPI': ['jp_appi'],
  'Japan Telecommunications Business Act': ['jp_appi'],
  'Korea PIPA': ['kr_pipa'],
  'Singapore PDPA': ['sg_pdpa'],
  'Türkiye KVKK': ['tr_kvkk'],
  'China PIPL': ['cn_pipl'],
  'E-Commerce Directive': ['eu_advertising'],
  'Unfair Commercial Practices Directive': ['eu_advertising'],
  'German UWG': ['eu_advertising'],
  'French influencer law': ['eu_advertising'],
  'EU AI Act': ['eu_ai_act'],
  'Market Abuse Regulation': ['eu_mar'],
  'UK DMCC Act 2024 / CAP Code': ['uk_advertising'],
  'UK financial promotions': ['uk_crypto'],
  'FTC Endorsement Guides': ['ftc_endorsement'],
  'FTC Consumer Reviews Rule': ['ftc_endorsement'],
  'FTC business opportunity and earnings claims': ['ftc_endorsement'],
  'FDA supplement disclaimer': ['us_supplements'],
  'CFTC hypothetical performance': ['us_trading'],
  'Attorney advertising': ['us_attorneys'],
  'Software Directive': ['eu_software'],
  'Digital Content Directive': ['eu_software'],
  'Product Liability Directive': ['eu_software'],
  'UK CDPA 1988': ['uk_software'],
  'UK Consumer Rights Act 2015': ['uk_software'],
  'US warranty disclaimers': ['us_warranty'],
  'California digital goods law': ['ca_digital_goods'],
  'Australian Consumer Law': ['au_software'],
  'Other advertising rules': ['ca_advertising', 'au_advertising'],
};

/** A law may have a tag for each kind of document that it bears on. */
function tagsOf(law: string): readonly LawTag[] | undefined {
  const named = [sellingLawsByName, termsLawsByName].flatMap((byName) => byName[law] ?? []);
  const tags = [...new Set([...(tagsByLaw[law] ?? []), ...named.filter(isLawTag)])];
  return tags.length > 0 ? tags : undefined;
}

/** Tags of the laws that a duty belongs to; none for contracts, guidance and laws that no wizard derives. */
export function lawTagsOf(requirement: Requirement): readonly LawTag[] {
  const tags = tagsOf(requirement.law);
  if (tags !== undefined) return tags;
  if (requirement.law !== 'Regulator guidance') return [];
  return requirement.jurisdiction === 'United Kingdom' ? ['uk_gdpr'] : ['eprivacy'];
}
