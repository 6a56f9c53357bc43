import { cookieAims, cookieCategories, cookieParties } from '../../../shared/questions/cookie-kinds.ts';
import { derivedSource } from '../derive/source.ts';
import { derivedStorage } from '../derive/storage.ts';
import type { Question } from '@clausewright/engine/questionnaire/definition';

const units = ['days', 'weeks', 'months', 'years'] as const;

/** One row per cookie, for those who know them. */
const cookieTable = {
  id: 'cookie_table',
  kind: 'group',
  since: 1,
  min: 1,
  max: 50,
  title: 'cookie_name',
  questions: [
    { id: 'cookie_name', kind: 'text', since: 1, max: 200 },
    { id: 'cookie_provider', kind: 'text', since: 1, max: 200 },
    {
      id: 'cookie_aim',
      kind: 'choice',
      required: false,
      since: 2,
      options: cookieAims,
    },
    // In the person's own words only where none of the list fits.
    {
      id: 'cookie_purpose',
      kind: 'text',
      since: 1,
      max: 200,
      perLanguage: true,
      when: { not: { answered: 'cookie_aim' } },
    },
    {
      id: 'cookie_category',
      kind: 'choice',
      since: 1,
      options: cookieCategories,
    },
    { id: 'cookie_party', kind: 'choice', since: 1, options: cookieParties },
    {
      id: 'cookie_lasts',
      kind: 'choice',
      since: 1,
      options: [
        { id: 'session' },
        {
          id: 'period',
          questions: [{ id: 'cookie_duration', kind: 'period', since: 1, units, max: 1200 }],
        },
        { id: 'until-deleted' },
      ],
    },
    { id: 'cookie_country', kind: 'country', required: false, since: 1 },
  ],
} as const satisfies Question;

export const technologiesStep = [
  {
    id: 'consent_source',
    kind: 'choice',
    since: 1,
    derive: derivedSource,
    options: [
      { id: 'generic' },
      { id: 'banner', when: { has: ['agreement_for', 'website'] } },
      { id: 'typed', questions: [cookieTable] },
    ],
  },
  {
    id: 'storage_kinds',
    kind: 'multi',
    level: 'detail',
    since: 1,
    min: 1,
    derive: derivedStorage,
    options: [
      { id: 'cookies' },
      { id: 'local-storage' },
      { id: 'session-storage' },
      { id: 'pixels' },
      { id: 'sdks' },
      { id: 'fingerprinting' },
      { id: 'email-beacons' },
      { id: 'device-ids' },
    ],
  },
  { id: 'cat_essential', kind: 'yn', since: 1, default: 'yes' },
  { id: 'cat_acceptance', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'cat_functionality', kind: 'yn', since: 1 },
  { id: 'longest_lifetime', kind: 'period', required: false, since: 1, units, max: 1200 },
] as const satisfies readonly Question[];
