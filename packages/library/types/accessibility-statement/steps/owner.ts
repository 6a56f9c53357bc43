/** Who offers the service, to whom, and which law follows from it. */
import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { eeaCountries } from '../../../places/regions.ts';
import { plainAudience } from '../../../shared/questions/audience.ts';
import { coveredLaws, derivedLaws } from '../derive/laws.ts';
import {
  business,
  inEea,
  privateInEea,
  publicBody,
  publicInBritain,
  publicInEea,
  serviceForConsumers,
} from '../derive/regimes.ts';

const [regions, customers] = plainAudience([], derivedLaws);

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
        ],
      },
      {
        id: 'individual',
        questions: [{ id: 'individual_name', kind: 'text', since: 1, max: 200, autocomplete: 'name' }],
      },
    ],
  },
  { id: 'country', kind: 'country', since: 1 },
  {
    id: 'public_body',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'no',
    feeds: 'law',
    when: { all: [business, { in: ['country', [...eeaCountries, 'GB']] }] },
  },
  // Two bodies enforce SI 2018/952.
  {
    id: 'uk_nation',
    kind: 'choice',
    since: 1,
    when: publicInBritain,
    options: [{ id: 'great-britain' }, { id: 'northern-ireland' }],
  },
  { id: 'contact_email', kind: 'email', since: 1 },
  { id: 'contact_phone', kind: 'phone', required: false, since: 1 },
  { id: 'contact_page', kind: 'url', level: 'detail', required: false, since: 1 },
] as const satisfies readonly Question[];

/** Who sits in the Union serves people there in any case. */
const elsewhere: Condition = { not: { any: [inEea, publicBody] } };
const consumers: Condition = { in: ['consumer_type', ['consumers', 'both']] };

const lawsWhere: Readonly<Record<(typeof coveredLaws)[number]['id'], Condition>> = {
  eu_accessibility: serviceForConsumers,
  eu_public_accessibility: publicInEea,
  uk_public_accessibility: publicInBritain,
};

export const offerStep = [
  { ...regions, when: elsewhere },
  { ...customers, when: privateInEea },
  {
    id: 'orders_online',
    kind: 'yn',
    since: 1,
    feeds: 'law',
    when: { all: [privateInEea, consumers] },
    yes: [{ id: 'microenterprise', kind: 'yn', since: 1, feeds: 'law' }],
  },
  // The law follows from these answers; whoever wants less unticks it. None costs anything.
  {
    id: 'laws',
    kind: 'multi',
    level: 'detail',
    required: false,
    since: 1,
    feeds: 'law',
    options: coveredLaws.map((option) => ({ ...option, when: lawsWhere[option.id] })),
    derive: derivedLaws,
  },
] as const satisfies readonly Question[];
