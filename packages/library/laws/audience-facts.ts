/** Facts about where people are, where the business sits. */
import {
  addresses,
  addressesQuebec,
  addressesState,
  comprehensiveStates,
  isAtHomeInEea,
} from './audience.ts';
import { lawFiles } from './law-files.ts';
import { reaches } from '../places/reached-countries.ts';
import { chosen, hasAny, text } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

const audience = ['country', 'audience_regions'];
const inUnitedStates = ['country', 'state', 'audience_regions', 'us_states'];

function region(option: string) {
  return rule(audience, (answers) => addresses(answers, option));
}
/** Who addresses the whole Union addresses each of its states, unless parcels go to some of them alone. */
function memberState(country: string) {
  return rule(
    [...audience, 'sells', 'delivery_areas', 'delivery_countries'],
    (answers) =>
      addresses(answers, 'eu') &&
      reaches(
        {
          country: text(answers, 'country'),
          sells: chosen(answers, 'sells'),
          delivery_areas: chosen(answers, 'delivery_areas'),
          delivery_countries: chosen(answers, 'delivery_countries'),
        },
        country,
      ),
  );
}

function state(id: string) {
  return rule(inUnitedStates, (answers) => addressesState(answers, id));
}
function seat(country: string) {
  return rule(['country'], (answers) => text(answers, 'country') === country);
}
function seatOutside(country: string) {
  return rule(['country'], (answers) => !['', country].includes(text(answers, 'country')));
}

/** A fact for each region that a duty asks for. */
const regionFacts: FactRules = Object.fromEntries(
  lawFiles
    .flatMap(({ regions = {} }) => Object.entries(regions))
    .flatMap(([id, { served }]) => (served ? [[`region:${id}`, region(id)]] : [])),
);

export const audienceFacts: FactRules = {
  always: rule(['country'], () => true),
  ...regionFacts,
  'region:at': memberState('AT'),
  'region:be': memberState('BE'),
  'region:cz': memberState('CZ'),
  'region:de': memberState('DE'),
  'region:es': memberState('ES'),
  'region:fi': memberState('FI'),
  'region:fr': memberState('FR'),
  'region:hr': memberState('HR'),
  'region:ie': memberState('IE'),
  'region:it': memberState('IT'),
  'region:nl': memberState('NL'),
  'region:pl': memberState('PL'),
  'region:pt': memberState('PT'),
  'region:se': memberState('SE'),
  'region:sk': memberState('SK'),
  'region:th': rule(['country'], (answers) => text(answers, 'country') === 'TH'),
  'region:ca-qc': rule([...audience, 'state', 'quebec'], addressesQuebec),
  'region:ca-on': rule(
    [...audience, 'state'],
    (answers) => text(answers, 'state') === 'CA_ON' || hasAny(answers, 'audience_regions', 'ca'),
  ),
  'region:us-states': rule(inUnitedStates, (answers) =>
    comprehensiveStates.some((id) => addressesState(answers, id)),
  ),
  'region:us-al': state('US_AL'),
  'region:us-ca': state('US_CA'),
  'region:us-co': state('US_CO'),
  'region:us-ct': state('US_CT'),
  'region:us-de-state': state('US_DE'),
  'region:us-fl': state('US_FL'),
  'region:us-il': state('US_IL'),
  'region:us-la': state('US_LA'),
  'region:us-md': state('US_MD'),
  'region:us-mn': state('US_MN'),
  'region:us-nj': state('US_NJ'),
  'region:us-nv': state('US_NV'),
  'region:us-ny': state('US_NY'),
  'region:us-ok': state('US_OK'),
  'region:us-or': state('US_OR'),
  'region:us-ri': state('US_RI'),
  'region:us-tx': state('US_TX'),
  'region:us-ut': state('US_UT'),
  'region:us-va': state('US_VA'),
  'region:us-vt': state('US_VT'),
  'region:us-wa': state('US_WA'),

  'est:eu': rule(['country'], isAtHomeInEea),
  'est:at': seat('AT'),
  'est:be': seat('BE'),
  'est:ch': seat('CH'),
  'est:de': seat('DE'),
  'est:es': seat('ES'),
  'est:fr': seat('FR'),
  'est:ie': seat('IE'),
  'est:in': seat('IN'),
  'est:it': seat('IT'),
  'est:nl': seat('NL'),
  'est:uk': seat('GB'),
  'est:us': seat('US'),
  'est:uk-company': rule(
    ['country', 'entity_type'],
    (answers) => text(answers, 'country') === 'GB' && hasAny(answers, 'entity_type', 'business'),
  ),
  'est:outside-eea': rule(
    ['country'],
    (answers) => text(answers, 'country') !== '' && !isAtHomeInEea(answers),
  ),
  'est:outside-uk': seatOutside('GB'),
  'est:outside-ch': seatOutside('CH'),

  'size:au-app': region('au'),
};
