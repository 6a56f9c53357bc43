/**
 * What privacy laws let people ask for, and until when they are owed an answer: facts for the desk of requests, not text. The
 * clauses `pp.requests` and `pp.rights.*` promise the same periods to readers; where they promise more than an act (Iowa gives 90
 * days), the promise counts. Periods begin with the day on which a request came, which is not counted itself.
 */
import type { RequestKind } from '@clausewright/contract/request-kinds';
import type { LawTag } from './law-tags.ts';

/** business-days: Mondays to Fridays. */
export interface RequestSpan {
  amount: number;
  unit: 'days' | 'business-days' | 'months';
}

export interface RequestPeriod {
  kinds: readonly RequestKind[];
  /** Until when receipt is to be confirmed; our letter does so at once. */
  confirm?: RequestSpan;
  /** Left out where the law gives none: our own rule holds then. */
  answer?: RequestSpan;
  /** By how much the answer may take longer where its reason is told before. */
  extension?: RequestSpan;
  /** A last day that is none of work moves to the next one (Regulation (EEC, Euratom) No 1182/71, Art. 3(4)). */
  rolls?: true;
  /** Within the law whose name stands beside it, or of the act by its own name. */
  article: string;
  /** The duty in `<place>/law.json` that restates it. */
  duty?: string;
  /** How the source was seen, as `basis` of a duty. */
  certainty: 'read' | 'partly' | 'recalled';
  /** Of requests that came on this day or later, or before that one. */
  from?: string;
  until?: string;
}

const days = (amount: number): RequestSpan => ({ amount, unit: 'days' });
const business = (amount: number): RequestSpan => ({ amount, unit: 'business-days' });
const months = (amount: number): RequestSpan => ({ amount, unit: 'months' });

const european: readonly RequestKind[] = [
  'access',
  'deletion',
  'correction',
  'portability',
  'restriction',
  'objection',
];

const american: readonly RequestKind[] = ['access', 'deletion', 'correction', 'portability', 'opt-out'];

/** The acts of the states beside California’s; Utah knows no appeal, and Iowa no correction. */
function state(
  article: string,
  {
    appeal = 60,
    more = 45,
    kinds = american,
  }: Partial<{ appeal: number; more: number; kinds: readonly RequestKind[] }> = {},
  source: Pick<RequestPeriod, 'duty' | 'certainty'> = { duty: 'us-states-rights', certainty: 'recalled' },
): readonly RequestPeriod[] {
  const rights = { kinds, answer: days(45), extension: days(more), article, ...source };
  return appeal === 0 ? [rights] : [rights, { kinds: ['appeal'], answer: days(appeal), article, ...source }];
}

export const requestPeriods: Readonly<Partial<Record<LawTag, readonly RequestPeriod[]>>> = {
  gdpr: [
    {
      kinds: european,
      answer: months(1),
      extension: months(2),
      rolls: true,
      article: 'Art. 12(3)',
      duty: 'gdpr-12-2-4',
      certainty: 'read',
    },
    { kinds: ['consent'], article: 'Art. 7(3)', certainty: 'read' },
  ],
  // The corresponding calendar date, and the next working day: the reading of the Information Commissioner.
  uk_gdpr: [
    {
      kinds: european,
      answer: months(1),
      extension: months(2),
      rolls: true,
      article: 'Art. 12(3), 12A',
      duty: 'gdpr-12-2-4',
      certainty: 'read',
    },
    {
      kinds: ['complaint'],
      confirm: days(30),
      article: 'Data Protection Act 2018, s. 164A(2)-(4)',
      duty: 'uk-dpa-164A-form',
      certainty: 'read',
    },
    { kinds: ['consent'], article: 'Art. 7(3)', certainty: 'read' },
  ],
  // May take longer where it is told until when, without a bound: no period of ours for that.
  fadp: [
    {
      kinds: ['access', 'portability'],
      answer: days(30),
      article: 'SR 235.11 (DPO), Art. 18, 22',
      certainty: 'recalled',
    },
    {
      kinds: ['deletion', 'correction', 'objection', 'consent'],
      article: 'SR 235.1 (FADP), Art. 30(2)(b), 32',
      certainty: 'recalled',
    },
  ],
  ccpa_cpra: [
    {
      kinds: ['access', 'deletion', 'correction', 'portability'],
      confirm: business(10),
      answer: days(45),
      extension: days(45),
      article: 'Cal. Civ. Code § 1798.130(a)(2); 11 CCR § 7021',
      certainty: 'read',
    },
    { kinds: ['opt-out'], answer: business(15), article: '11 CCR § 7026(f)', certainty: 'read' },
    { kinds: ['limit'], answer: business(15), article: '11 CCR § 7027(g)', certainty: 'read' },
  ],
  caloppa: [
    {
      kinds: ['access', 'correction'],
      article: 'Cal. Bus. & Prof. Code § 22575(b)(2)',
      duty: 'caloppa-22575-b2',
      certainty: 'read',
    },
  ],
  us_al: state('Ala. Act No. 2026-552 (H.B. 351)', {}, { duty: 'us-al-rights', certainty: 'partly' }),
  us_co: state('C.R.S. § 6-1-1306(2), (3)', { appeal: 45 }),
  us_ct: state('Conn. Gen. Stat. §§ 42-518, 42-520'),
  us_de: state('6 Del. C. § 12D-104'),
  us_fl: state('Fla. Stat. §§ 501.705-501.707', { more: 15 }, { duty: 'us-fl-optouts', certainty: 'read' }),
  us_ia: state('Iowa Code § 715D.3', { kinds: american.filter((kind) => kind !== 'correction') }),
  us_in: state('Ind. Code § 24-15-3'),
  us_ky: state('KRS § 367.3615'),
  us_la: state('La. R.S. 51:1780.1-1780.5', {}, { duty: 'us-la-rights', certainty: 'partly' }),
  us_md: state('Md. Code, Com. Law § 14-4705'),
  us_mn: state('Minn. Stat. § 325M.14', { appeal: 45 }),
  us_mt: state('Mont. Code § 30-14-2808'),
  us_ne: state('Neb. Rev. Stat. §§ 87-1108, 87-1109'),
  us_nh: state('RSA 507-H:4'),
  us_nj: state('N.J.S.A. 56:8-166.7', { appeal: 45 }),
  us_ok: state('Okla. Stat. tit. 75A, §§ 300-315', {}, { duty: 'us-ok-rights', certainty: 'partly' }),
  us_or: state('ORS 646A.576', { appeal: 45 }),
  us_ri: state('R.I. Gen. Laws § 6-48.1-5'),
  us_tn: state('Tenn. Code § 47-18-3304'),
  us_tx: state('Tex. Bus. & Com. Code §§ 541.052, 541.053'),
  us_ut: state('Utah Code § 13-61-203', { appeal: 0 }),
  us_va: state('Va. Code § 59.1-577(B), (C)'),
  us_vt: state('9 V.S.A. §§ 2415a-2415k', {}, { duty: 'us-vt-rights', certainty: 'partly' }),
  nv_603a: [
    {
      kinds: ['opt-out'],
      answer: days(60),
      extension: days(30),
      article: 'NRS 603A.345',
      duty: 'nv-603A-345',
      certainty: 'partly',
    },
  ],
  wa_mhmda: [
    {
      kinds: ['access', 'deletion', 'consent'],
      answer: days(45),
      extension: days(45),
      article: 'RCW 19.373.040',
      certainty: 'recalled',
    },
    { kinds: ['appeal'], answer: days(45), article: 'RCW 19.373.040', certainty: 'recalled' },
  ],
  quebec_25: [
    {
      kinds: ['access', 'deletion', 'correction', 'portability'],
      answer: days(30),
      article: 'CQLR c. P-39.1, s. 27, 28, 28.1, 32',
      certainty: 'recalled',
    },
    { kinds: ['consent'], article: 'CQLR c. P-39.1, s. 8', certainty: 'recalled' },
  ],
  pipeda: [
    {
      kinds: ['access', 'correction'],
      answer: days(30),
      extension: days(30),
      article: 'S.C. 2000, c. 5, s. 8(3)-(6)',
      duty: 'pipeda-4-8-2',
      certainty: 'recalled',
    },
    { kinds: ['consent'], article: 'S.C. 2000, c. 5, Sched. 1, cl. 4.3.8', certainty: 'recalled' },
  ],
  lgpd: [
    {
      kinds: ['access'],
      answer: days(15),
      article: 'Lei 13.709/2018, Art. 19 II',
      certainty: 'recalled',
    },
    {
      kinds: ['deletion', 'correction', 'portability', 'objection', 'consent'],
      article: 'Lei 13.709/2018, Art. 18',
      duty: 'br-lgpd-18',
      certainty: 'recalled',
    },
  ],
  // The measure of a reasonable period that the OAIC names, and s. 40(1A).
  au_privacy_act: [
    {
      kinds: ['access', 'correction'],
      answer: days(30),
      article: 'Privacy Act 1988, APP 12.4, 13.5',
      duty: 'au-app-1-4-de',
      certainty: 'recalled',
    },
    {
      kinds: ['complaint'],
      answer: days(30),
      article: 'Privacy Act 1988, s. 40(1A)',
      certainty: 'recalled',
    },
  ],
  // By the practice of the ministries on apps; the act says in good time.
  cn_pipl: [
    {
      kinds: ['access', 'deletion', 'correction', 'portability', 'restriction', 'consent'],
      answer: business(15),
      article: 'PIPL, Art. 44-50',
      duty: 'cn-pipl-17',
      certainty: 'recalled',
    },
  ],
  gulf_pdpl: [
    {
      kinds: ['access', 'deletion', 'correction', 'portability', 'restriction', 'objection', 'consent'],
      answer: days(30),
      extension: days(30),
      article: 'Royal Decree M/19 (Saudi Arabia), Implementing Regulation, Art. 3',
      certainty: 'recalled',
    },
  ],
  in_dpdp: [
    {
      kinds: ['complaint'],
      answer: months(1),
      article: 'IT (SPDI) Rules 2011, r. 5(9)',
      duty: 'in-spdi-4',
      certainty: 'recalled',
      until: '2027-05-14',
    },
    {
      kinds: ['complaint'],
      answer: days(90),
      article: 'DPDP Rules 2025, r. 14',
      certainty: 'recalled',
      from: '2027-05-14',
    },
    {
      kinds: ['access', 'deletion', 'correction', 'consent'],
      article: 'DPDP Act 2023, s. 6(4), 11, 12',
      certainty: 'recalled',
    },
  ],
  jp_appi: [
    {
      kinds: ['access', 'deletion', 'correction', 'restriction'],
      article: 'APPI, Art. 33-35',
      duty: 'jp-appi-32',
      certainty: 'recalled',
    },
  ],
  kr_pipa: [
    {
      kinds: ['access', 'deletion', 'correction', 'restriction'],
      answer: days(10),
      article: 'PIPA, Art. 35-37; Enforcement Decree, Art. 41, 43, 44',
      certainty: 'recalled',
    },
  ],
  nz_privacy_act: [
    {
      kinds: ['access', 'correction'],
      answer: business(20),
      article: 'Privacy Act 2020, s. 44, 63',
      certainty: 'recalled',
    },
  ],
  sg_pdpa: [
    {
      kinds: ['access', 'correction'],
      answer: days(30),
      article: 'Personal Data Protection Regulations 2021, reg. 5',
      certainty: 'recalled',
    },
    { kinds: ['consent'], article: 'PDPA 2012, s. 16', certainty: 'recalled' },
  ],
  tr_kvkk: [
    {
      kinds: ['access', 'deletion', 'correction', 'objection'],
      answer: days(30),
      article: 'Law no. 6698, Art. 11, 13',
      certainty: 'recalled',
    },
  ],
  popia: [
    {
      kinds: ['access', 'deletion', 'correction', 'objection', 'consent'],
      article: 'Act 4 of 2013, s. 11, 23, 24',
      certainty: 'recalled',
    },
  ],
};
