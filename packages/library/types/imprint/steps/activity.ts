/** How the owner is reached, and what its activity makes it say besides. */
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { eeaCountries } from '../../../places/regions.ts';
import { editorial, insured, legalPerson, priced, regulated, seatIn } from '../derive/places.ts';
import { lawsQuestion } from './owner.ts';

export const contactStep = [
  { id: 'contact_email', kind: 'email', since: 1 },
  { id: 'contact_phone', kind: 'phone', required: false, since: 1 },
  { id: 'contact_page', kind: 'url', level: 'detail', required: false, since: 1 },
  // Art. 7(1)(c) D.Lgs. 70/2003; whoever is in the register there has one.
  {
    id: 'certified_email',
    kind: 'email',
    required: false,
    since: 1,
    when: seatIn('IT'),
  },
] as const satisfies readonly Question[];

const consumers: Condition = { in: ['consumer_type', ['consumers', 'both']] };
const named: Condition = { in: ['eu_adr', ['takes-part', 'obliged']] };
const professional: Condition = { answered: 'provider_profession' };
/** Kinds of site behind which a service may stand. */
const serving: Condition = {
  any: [
    { has: ['site_kind', 'services'] },
    { has: ['site_kind', 'portfolio'] },
    { has: ['site_kind', 'saas'] },
    { has: ['site_kind', 'education'] },
  ],
};
/** Articles 11 and 12 of Regulation (EU) 2022/2065: a shop with reviews stores what others write, too. */
const hosting: Condition = { in: ['country', eeaCountries] };

export const activityStep = [
  {
    id: 'provider_authority',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 300,
    when: regulated,
  },
  { id: 'provider_profession', kind: 'text', required: false, since: 1, max: 500, when: regulated },
  {
    id: 'profession_chamber',
    kind: 'text',
    required: false,
    since: 1,
    max: 300,
    when: professional,
  },
  { id: 'profession_rules', kind: 'area', required: false, since: 1, max: 500, when: professional },
  {
    id: 'provider_insurance',
    kind: 'text',
    required: false,
    since: 1,
    max: 500,
    when: { all: [insured, { any: [serving, professional] }] },
  },
  {
    id: 'sells_online',
    kind: 'yn',
    since: 1,
    feeds: 'law',
    when: priced,
    yes: [
      {
        id: 'prices_tax',
        kind: 'choice',
        since: 1,
        options: [
          { id: 'with-tax' },
          // Consumers are shown prices with tax.
          { id: 'without-tax', when: { eq: ['consumer_type', 'businesses'] } },
          { id: 'by-country' },
          { id: 'no-vat' },
        ],
      },
      {
        id: 'prices_delivery',
        kind: 'choice',
        since: 1,
        options: [{ id: 'none' }, { id: 'included' }, { id: 'added' }],
      },
    ],
  },
  {
    id: 'eu_adr',
    kind: 'choice',
    since: 1,
    when: { all: [consumers, seatIn('DE', 'FR', 'IT', 'ES', 'AT', 'BE', 'NL', 'IE')] },
    options: [
      // Whoever sells to consumers in France has to name a mediator (art. L. 616-1), unless they are cared for (art. L. 611-4).
      { id: 'takes-part', when: { not: seatIn('FR') } },
      { id: 'obliged' },
      { id: 'not-obliged', when: { not: seatIn('FR') } },
      // § 36(3) VSBG.
      { id: 'few-staff', when: seatIn('DE') },
      { id: 'exempt', when: seatIn('FR') },
    ],
  },
  { id: 'adr_name', kind: 'text', since: 1, max: 200, when: named },
  { id: 'adr_address', kind: 'area', since: 1, max: 500, when: named },
  { id: 'adr_url', kind: 'url', since: 1, when: named },
  // Art. 10(1)(g) LSSI, art. XII.6 WER.
  {
    id: 'trade_code',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 200,
    when: seatIn('ES', 'BE'),
  },
  { id: 'trade_code_url', kind: 'url', since: 1, when: { answered: 'trade_code' } },
  // § 18(2) MStV; art. 93-2 loi 82-652. Whoever is a person answers in person.
  {
    id: 'publication_director',
    kind: 'text',
    since: 1,
    max: 200,
    when: { all: [legalPerson, { any: [seatIn('FR'), { all: [seatIn('DE'), editorial] }] }] },
  },
  {
    id: 'publication_address',
    kind: 'area',
    level: 'detail',
    required: false,
    since: 1,
    max: 500,
    when: { all: [legalPerson, seatIn('DE'), editorial] },
  },
  {
    id: 'chief_editor',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 200,
    when: { all: [seatIn('FR'), editorial] },
  },
  // § 25(2) to (4) MedienG.
  {
    id: 'owner_shares',
    kind: 'area',
    required: false,
    since: 1,
    max: 1000,
    when: { all: [seatIn('AT'), editorial, { eq: ['entity_type', 'business'] }] },
  },
  {
    id: 'editorial_line',
    kind: 'area',
    required: false,
    since: 1,
    max: 1000,
    perLanguage: true,
    when: { all: [seatIn('AT'), editorial] },
  },
  { id: 'provider_host', kind: 'area', since: 1, max: 500, when: seatIn('FR') },
  {
    id: 'ugc',
    kind: 'yn',
    since: 1,
    feeds: 'law',
    when: hosting,
    yes: [
      {
        id: 'dsa_contact',
        kind: 'group',
        since: 1,
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
            options: [
              { id: 'de' },
              { id: 'en' },
              { id: 'es' },
              { id: 'fr' },
              { id: 'it' },
              { id: 'nl' },
              // Article 11(3): one is an official language of the country of the seat.
              { id: 'bg', when: seatIn('BG') },
              { id: 'cs', when: seatIn('CZ') },
              { id: 'da', when: seatIn('DK') },
              { id: 'el', when: seatIn('GR', 'CY') },
              { id: 'et', when: seatIn('EE') },
              { id: 'fi', when: seatIn('FI') },
              { id: 'ga', when: seatIn('IE') },
              { id: 'hr', when: seatIn('HR') },
              { id: 'hu', when: seatIn('HU') },
              { id: 'is', when: seatIn('IS') },
              { id: 'lt', when: seatIn('LT') },
              { id: 'lv', when: seatIn('LV') },
              { id: 'mt', when: seatIn('MT') },
              { id: 'no', when: seatIn('NO') },
              { id: 'pl', when: seatIn('PL') },
              { id: 'pt', when: seatIn('PT') },
              { id: 'ro', when: seatIn('RO') },
              { id: 'sk', when: seatIn('SK') },
              { id: 'sl', when: seatIn('SI') },
              { id: 'sv', when: seatIn('SE', 'FI') },
            ],
          },
        ],
      },
    ],
  },
  lawsQuestion,
] as const satisfies readonly Question[];
