/** Who speaks for the business: officers and representatives that some laws ask for. */
import { collects, collectsUnderGdpr, underGdpr, underUkGdpr } from '../collects.ts';
import { eeaCountries } from '../../../places/regions.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

/** Laws outside the GDPR that want a person named whom people can turn to. */
export const officerLaws = [
  'pipeda',
  'quebec_25',
  'lgpd',
  'popia',
  'in_dpdp',
  'sg_pdpa',
  'kr_pipa',
  'jp_appi',
  'nz_privacy_act',
  'tr_kvkk',
  'cn_pipl',
] as const;

const anOfficerLaw: Condition = { any: officerLaws.map((law) => ({ has: ['laws', law] as const })) };

/** One who speaks there for a business that sits elsewhere (GDPR and UK GDPR Art. 27, FADP Art. 14). */
function representative<const Place extends string>(place: Place, when: Condition) {
  return {
    id: `${place}_rep`,
    kind: 'group',
    required: false,
    since: 1,
    when,
    min: 0,
    max: 1,
    title: `${place}_rep_name`,
    questions: [
      { id: `${place}_rep_name`, kind: 'text', since: 1, max: 200 },
      { id: `${place}_rep_address`, kind: 'area', since: 1, max: 500 },
      { id: `${place}_rep_email`, kind: 'email', since: 1 },
    ],
  } as const satisfies Question;
}

export const representatives = [
  {
    id: 'dpo',
    kind: 'choice',
    since: 1,
    when: collectsUnderGdpr,
    options: [
      { id: 'none' },
      {
        id: 'yes',
        questions: [
          {
            id: 'dpo_details',
            kind: 'group',
            since: 1,
            min: 1,
            max: 1,
            title: 'dpo_email',
            questions: [
              { id: 'dpo_name', kind: 'text', required: false, since: 1, max: 200 },
              { id: 'dpo_email', kind: 'email', since: 1 },
              { id: 'dpo_phone', kind: 'phone', required: false, since: 1 },
              { id: 'dpo_address', kind: 'area', required: false, since: 1, max: 500 },
            ],
          },
        ],
      },
    ],
  },
  representative('eu', { all: [collects, underGdpr, { not: { in: ['country', eeaCountries] } }] }),
  representative('uk', { all: [collects, underUkGdpr, { not: { eq: ['country', 'GB'] } }] }),
  representative('ch', { all: [collects, { has: ['laws', 'fadp'] }, { not: { eq: ['country', 'CH'] } }] }),
  {
    id: 'local_officers',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: { all: [collects, anOfficerLaw] },
    min: 0,
    max: 11,
    title: 'officer_name',
    questions: [
      {
        id: 'officer_law',
        kind: 'choice',
        since: 1,
        options: [
          { id: 'pipeda', when: { has: ['laws', 'pipeda'] } },
          { id: 'quebec_25', when: { has: ['laws', 'quebec_25'] } },
          { id: 'lgpd', when: { has: ['laws', 'lgpd'] } },
          { id: 'popia', when: { has: ['laws', 'popia'] } },
          { id: 'in_dpdp', when: { has: ['laws', 'in_dpdp'] } },
          { id: 'sg_pdpa', when: { has: ['laws', 'sg_pdpa'] } },
          { id: 'kr_pipa', when: { has: ['laws', 'kr_pipa'] } },
          { id: 'jp_appi', when: { has: ['laws', 'jp_appi'] } },
          { id: 'nz_privacy_act', when: { has: ['laws', 'nz_privacy_act'] } },
          { id: 'tr_kvkk', when: { has: ['laws', 'tr_kvkk'] } },
          { id: 'cn_pipl', when: { has: ['laws', 'cn_pipl'] } },
        ],
      },
      { id: 'officer_name', kind: 'text', since: 1, max: 200 },
      { id: 'officer_email', kind: 'email', since: 1 },
      { id: 'officer_address', kind: 'area', required: false, since: 1, max: 500 },
    ],
  },
] as const satisfies readonly Question[];
