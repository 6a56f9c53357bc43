/** Who runs the service: name, form, representatives, registers and numbers. */
import { eeaCountries } from '../../../places/regions.ts';
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { coveredLaws, derivedLaws } from '../derive/laws.ts';
import { ownerForm } from '../derive/owner-form.ts';
import {
  business,
  company,
  consumerSeats,
  editorial,
  legalPerson,
  numbered,
  seatIn,
  tellsLiquidation,
} from '../derive/places.ts';

export const ownerStep = [
  {
    id: 'entity_type',
    kind: 'choice',
    since: 1,
    options: [
      {
        id: 'business',
        questions: [
          { id: 'business_name', kind: 'text', since: 1, max: 200, autocomplete: 'organization' },
          { id: 'business_address', kind: 'area', since: 1, max: 500, autocomplete: 'street-address' },
          { id: 'trading_name', kind: 'text', level: 'detail', required: false, since: 1, max: 200 },
          { id: 'legal_form', kind: 'text', required: false, since: 1, max: 100 },
          {
            id: 'owner_form',
            kind: 'choice',
            since: 1,
            derive: ownerForm,
            options: [{ id: 'company' }, { id: 'partnership' }, { id: 'sole-trader' }, { id: 'association' }],
          },
        ],
      },
      {
        id: 'individual',
        questions: [
          { id: 'individual_name', kind: 'text', since: 1, max: 200, autocomplete: 'name' },
          { id: 'provider_address', kind: 'area', since: 1, max: 500, autocomplete: 'street-address' },
        ],
      },
    ],
  },
  { id: 'country', kind: 'country', since: 1 },
  // § 5(1) no. 1 DDG, § 18(1) MStV; § 25(2) MedienG.
  {
    id: 'provider_representatives',
    kind: 'text',
    since: 1,
    max: 300,
    when: { all: [legalPerson, { any: [seatIn('DE'), { all: [seatIn('AT'), editorial] }] }] },
  },
  // § 14 UGB, § 18(2) MStV, art. R.526-27 C. com., SI 2002/2013 reg. 6(1)(a): the person behind the name of the business.
  {
    id: 'owner_person',
    kind: 'text',
    since: 1,
    max: 200,
    autocomplete: 'name',
    when: { all: [business, { eq: ['owner_form', 'sole-trader'] }] },
  },
  // Art. 1-1 LCEN, art. 2250 c.c.
  {
    id: 'share_capital',
    kind: 'text',
    since: 1,
    max: 60,
    when: {
      any: [
        { all: [company, seatIn('IT')] },
        { all: [business, { in: ['owner_form', ['company', 'partnership']] }, seatIn('FR')] },
      ],
    },
  },
  {
    id: 'reg_number',
    kind: 'text',
    required: false,
    since: 1,
    max: 200,
    // Whoever works alone has a number there too: SIREN, KBO/BCE, KvK.
    when: { any: [{ all: [business, numbered] }, seatIn('FR', 'BE', 'NL')] },
  },
  { id: 'vat_id', kind: 'text', required: false, since: 1, max: 30, when: numbered },
  // § 5(1) no. 6 DDG, § 139c AO.
  {
    id: 'economic_id',
    kind: 'text',
    level: 'detail',
    required: false,
    since: 1,
    max: 20,
    when: seatIn('DE'),
  },
  // § 25(5) MedienG.
  {
    id: 'line_of_business',
    kind: 'text',
    required: false,
    since: 1,
    max: 200,
    perLanguage: true,
    when: seatIn('AT'),
  },
  {
    id: 'in_liquidation',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: tellsLiquidation,
  },
  // Art. 2250(4) c.c.
  {
    id: 'single_member',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    when: { all: [company, seatIn('IT')] },
  },
  {
    id: 'consumer_type',
    kind: 'choice',
    since: 1,
    when: seatIn(...consumerSeats),
    feeds: 'law',
    options: [{ id: 'consumers' }, { id: 'businesses' }, { id: 'both' }],
  },
] as const satisfies readonly Question[];

/** Only the law of the seat is offered, so that none costs anything. */
function atHome(law: (typeof coveredLaws)[number]['id']): Condition {
  if (law === 'uk_ecommerce') return seatIn('GB');
  return law === 'ch_ecommerce' ? seatIn('CH') : { in: ['country', eeaCountries] };
}

/** The law follows from the seat; whoever wants less unticks it. */
export const lawsQuestion = {
  id: 'laws',
  kind: 'multi',
  level: 'detail',
  required: false,
  since: 1,
  feeds: 'law',
  options: coveredLaws.map((option) => ({ ...option, when: atHome(option.id) })),
  derive: derivedLaws,
} as const satisfies Question;
