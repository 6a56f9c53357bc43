/** Laws that bear on a Privacy Policy. */
import type { Law, LawBook } from '@clausewright/engine/law/law-book';
import { privacyLawFacts } from './privacy-law-facts.ts';
import type { LawTag } from './law-tags.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { sizeFacts } from './size-facts.ts';

function law(place: string): Law {
  return { place, covered: true };
}
function lawIf(place: string, because: string, ...and: readonly FactKey[]): Law {
  return { place, and, covered: true, because };
}
function stateLaw(place: string): Law {
  return { ...lawIf(place, 'state-size', 'size:us-state'), sold: 'us_states' };
}

export const privacyLaws: LawBook<LawTag> = {
  laws: {
    gdpr: law('eu'),
    uk_gdpr: law('uk'),
    fadp: law('ch'),
    ccpa_cpra: lawIf('US_CA', 'state-size', 'size:ccpa'),
    caloppa: law('US_CA'),
    shine_the_light: lawIf(
      'US_CA',
      'marketing',
      'data:shared-for-third-party-marketing',
      'size:20-employees',
    ),
    minors_22581: lawIf('US_CA', 'posting-minors', 'biz:ugc', 'data:minors'),
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
    coppa: lawIf('us', 'children', 'data:children-under-13'),
    pipeda: law('ca'),
    quebec_25: law('CA_QC'),
    lgpd: law('br'),
    au_privacy_act: law('au'),
    nz_privacy_act: law('nz'),
    popia: law('za'),
    in_dpdp: law('in'),
    jp_appi: law('jp'),
    kr_pipa: law('kr'),
    sg_pdpa: law('sg'),
    tr_kvkk: law('tr'),
    cn_pipl: law('cn'),
    gulf_pdpl: law('gulf'),
  },
  facts: { ...privacyLawFacts, ...sizeFacts },
};
