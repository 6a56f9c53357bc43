/** The closed list of laws that a wizard derives: where each applies, and which documents speak it already. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { FactKey } from './requirement.ts';
import { sellingLaws } from './selling-laws.ts';
import { termsLaws } from './terms-laws.ts';

export interface Law {
  /** An option of `audience_regions` or a state like `US_CA`: its people are protected, its businesses at home. */
  place: string;
  /** What must hold besides. */
  and?: readonly FactKey[];
  /** One of these must hold besides. */
  any?: readonly FactKey[];
  /** Types that the law bears on. */
  documents: readonly AgreementType[];
  /** Types whose clauses for it are written; the others show "applies, not covered yet". */
  covered: readonly AgreementType[];
  /** Code of a reason that says more than the place. */
  because?: string;
}

const privacy: readonly AgreementType[] = ['PRIVACY_POLICY'];
const cookies: readonly AgreementType[] = ['COOKIES_POLICY'];
const both: readonly AgreementType[] = [...privacy, ...cookies];
const nowhere: readonly AgreementType[] = [];
const disclaimer: readonly AgreementType[] = ['DISCLAIMER'];
const eula: readonly AgreementType[] = ['EULA'];

function law(place: string, documents: readonly AgreementType[] = privacy): Law {
  return { place, documents, covered: nowhere };
}
function stateLaw(place: string): Law {
  return { place, and: ['size:us-state'], documents: privacy, covered: nowhere, because: 'state-size' };
}
function lawIf(place: string, because: string, ...and: readonly FactKey[]): Law {
  return { place, and, documents: privacy, covered: nowhere, because };
}

/** A law on what a publisher says; it bears on the disclaimer where one of the facts holds. */
function publishing(place: string, ...any: readonly FactKey[]): Law {
  return { place, any, documents: disclaimer, covered: disclaimer };
}

export const laws = {
  gdpr: { ...law('eu', both), covered: both },
  eprivacy: { ...law('eu', cookies), covered: cookies },
  uk_gdpr: { ...law('uk', both), covered: cookies },
  fadp: { ...law('ch', both), covered: cookies },
  ccpa_cpra: { ...lawIf('US_CA', 'state-size', 'size:ccpa'), documents: both, covered: cookies },
  caloppa: { ...law('US_CA'), covered: privacy },
  shine_the_light: lawIf('US_CA', 'marketing', 'data:shared-for-third-party-marketing', 'size:20-employees'),
  minors_22581: { ...lawIf('US_CA', 'posting-minors', 'biz:ugc', 'data:minors'), covered: privacy },
  ca_delete_act: lawIf('US_CA', 'data-broker', 'biz:data-broker'),
  us_va: stateLaw('US_VA'),
  us_co: stateLaw('US_CO'),
  us_ct: stateLaw('US_CT'),
  us_ut: stateLaw('US_UT'),
  us_tx: stateLaw('US_TX'),
  us_or: stateLaw('US_OR'),
  us_mt: stateLaw('US_MT'),
  us_fl: stateLaw('US_FL'),
  us_de: stateLaw('US_DE'),
  us_ia: stateLaw('US_IA'),
  us_ne: stateLaw('US_NE'),
  us_nh: stateLaw('US_NH'),
  us_nj: stateLaw('US_NJ'),
  us_tn: stateLaw('US_TN'),
  us_mn: stateLaw('US_MN'),
  us_md: stateLaw('US_MD'),
  us_in: stateLaw('US_IN'),
  us_ky: stateLaw('US_KY'),
  us_ri: stateLaw('US_RI'),
  de_doppa: law('US_DE'),
  nv_603a: law('US_NV'),
  wa_mhmda: lawIf('US_WA', 'health', 'data:health'),
  il_bipa: lawIf('US_IL', 'biometrics', 'data:biometric'),
  tx_cubi: lawIf('US_TX', 'biometrics', 'data:biometric'),
  ct_ssn: lawIf('US_CT', 'social-security-number', 'data:ssn'),
  ...sellingLaws,
  ...termsLaws,
  coppa: lawIf('us', 'children', 'data:children-under-13'),
  pipeda: { ...law('ca', both), covered: cookies },
  quebec_25: { ...law('CA_QC', both), covered: cookies },
  lgpd: { ...law('br', both), covered: cookies },
  au_privacy_act: { ...law('au', both), covered: cookies },
  nz_privacy_act: law('nz'),
  popia: { ...law('za', both), covered: cookies },
  in_dpdp: law('in'),
  jp_appi: { ...law('jp', both), covered: cookies },
  kr_pipa: law('kr'),
  sg_pdpa: law('sg'),
  tr_kvkk: law('tr'),
  cn_pipl: law('cn'),
  gulf_pdpl: law('gulf'),
  eu_advertising: publishing('eu', 'biz:affiliate', 'biz:sponsored', 'biz:reviews'),
  eu_ai_act: publishing('eu', 'tech:deepfake', 'tech:ai-text-news', 'tech:chatbot'),
  eu_mar: publishing('eu', 'biz:investment-content'),
  uk_advertising: publishing('uk', 'biz:affiliate', 'biz:sponsored', 'biz:reviews'),
  uk_crypto: publishing('uk', 'biz:crypto'),
  ftc_endorsement: publishing(
    'us',
    'biz:affiliate',
    'biz:sponsored',
    'biz:testimonials',
    'biz:earnings-claims',
  ),
  us_supplements: publishing('us', 'biz:supplements'),
  us_trading: publishing('us', 'biz:trading-content'),
  us_attorneys: publishing('us', 'biz:law-firm'),
  ca_advertising: publishing('ca', 'biz:affiliate', 'biz:testimonials'),
  au_advertising: publishing('au', 'biz:affiliate', 'biz:testimonials'),
  eu_software: { place: 'eu', documents: eula, covered: eula },
  uk_software: { place: 'uk', documents: eula, covered: eula },
  us_warranty: { place: 'us', documents: eula, covered: eula },
  ca_digital_goods: { place: 'US_CA', and: ['biz:digital-goods'], documents: eula, covered: eula },
  au_software: { place: 'au', and: ['biz:consumers'], documents: eula, covered: eula },
} as const satisfies Readonly<Record<string, Law>>;
export type LawTag = keyof typeof laws;

export const lawTags = Object.keys(laws) as readonly LawTag[];

export function lawOf(tag: LawTag): Law {
  return laws[tag];
}

export function isLawTag(value: unknown): value is LawTag {
  return lawTags.some((tag) => tag === value);
}
