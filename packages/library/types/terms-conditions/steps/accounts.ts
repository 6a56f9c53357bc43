import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { usualAge } from '../../../shared/questions/usual-age.ts';
import { eeaCountries } from '../../../places/regions.ts';

/** The agent designated with the Copyright Office (17 U.S.C. § 512(c)(2)). */
const dmcaAgent = {
  id: 'dmca_agent',
  kind: 'group',
  since: 1,
  when: { has: ['laws', 'us_dmca'] },
  min: 1,
  max: 1,
  title: 'dmca_name',
  questions: [
    { id: 'dmca_name', kind: 'text', since: 1, max: 200 },
    { id: 'dmca_address', kind: 'area', since: 1, max: 500 },
    { id: 'dmca_phone', kind: 'phone', since: 1 },
    { id: 'dmca_email', kind: 'email', since: 1 },
    { id: 'dmca_registered', kind: 'yn', since: 1 },
  ],
} as const satisfies Question;

/** Contact points and legal representative (Arts 11 to 13 DSA). */
const dsaContact = {
  id: 'dsa_contact',
  kind: 'group',
  since: 1,
  when: { has: ['laws', 'eu_dsa'] },
  min: 1,
  max: 1,
  title: 'dsa_email',
  questions: [
    { id: 'dsa_email', kind: 'email', since: 1 },
    {
      id: 'dsa_languages',
      kind: 'multi',
      since: 1,
      min: 1,
      options: [{ id: 'de' }, { id: 'en' }, { id: 'es' }, { id: 'fr' }, { id: 'it' }, { id: 'nl' }],
    },
    {
      id: 'dsa_rep',
      kind: 'area',
      since: 1,
      max: 500,
      when: { not: { in: ['country', eeaCountries] } },
    },
  ],
} as const satisfies Question;

/** Whoever deals with businesses alone names no age. */
const consumers = { not: { in: ['consumer_type', ['businesses']] } } as const satisfies Condition;

export const accountsStep = [
  {
    id: 'accounts',
    kind: 'yn',
    since: 1,
    yes: [
      {
        id: 'account_close',
        kind: 'multi',
        level: 'detail',
        since: 1,
        min: 1,
        default: ['settings'],
        options: [{ id: 'settings' }, { id: 'email' }, { id: 'form' }],
      },
      { id: 'inactivity_months', kind: 'num', level: 'detail', since: 1, min: 0, max: 120, default: 0 },
    ],
  },
  { id: 'min_age', kind: 'num', since: 1, min: 0, max: 21, derive: usualAge, when: consumers },
  { id: 'minors_ok', kind: 'yn', level: 'detail', since: 1, default: 'no', when: consumers },
  { id: 'suspend_breach', kind: 'yn', since: 1, default: 'yes' },
  {
    id: 'ugc',
    kind: 'yn',
    since: 1,
    yes: [
      { id: 'infringement_email', kind: 'email', since: 1 },
      {
        id: 'ugc_licence',
        kind: 'choice',
        level: 'detail',
        since: 1,
        default: 'run',
        options: [{ id: 'run' }, { id: 'promotion' }, { id: 'perpetual' }],
      },
      {
        id: 'ugc_moderation',
        kind: 'choice',
        level: 'detail',
        since: 1,
        default: 'after-notice',
        options: [{ id: 'none' }, { id: 'after-notice' }, { id: 'before-publication' }, { id: 'automated' }],
      },
      { id: 'ugc_backup', kind: 'yn', level: 'detail', since: 1, default: 'no' },
      dmcaAgent,
      dsaContact,
    ],
  },
  {
    id: 'reviews',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'none',
    options: [
      { id: 'none' },
      {
        id: 'verified',
        // Art. 7(6) of Directive 2005/29/EC wants to know how.
        questions: [{ id: 'reviews_check', kind: 'area', since: 1, max: 500, perLanguage: true }],
      },
      { id: 'unverified' },
      { id: 'platform' },
    ],
  },
  {
    id: 'prohibited',
    kind: 'multi',
    since: 1,
    min: 1,
    default: [
      'illegal',
      'harassment',
      'spam',
      'malware',
      'circumvention',
      'multi-accounts',
      'scraping',
      'reverse-engineering',
    ],
    own: { max: 30, fields: ['name'] },
    options: [
      { id: 'illegal' },
      { id: 'harassment' },
      { id: 'spam' },
      { id: 'malware' },
      { id: 'circumvention' },
      { id: 'multi-accounts' },
      { id: 'scraping' },
      { id: 'reverse-engineering' },
      { id: 'illegal-goods', more: true },
      { id: 'resale', more: true },
      { id: 'competing', more: true },
    ],
  },
] as const satisfies readonly Question[];
