import { given, has } from '@clausewright/engine/document/authoring';
import {
  coveredNames,
  coversSome,
  coversWholly,
  doubtsPlaces,
  leavesGap,
  namesPlaces,
  placeNames,
  placeAnswers,
  placesOutsideOf,
} from '../../words/places-beyond.ts';
import { underBritish } from '../../words/regulation.ts';
import { isSeatedOutside } from '../../../../shared/words/transfer-places.ts';
import {
  certifiedNames,
  doubtfulNames,
  namesCertified,
  namesDoubtful,
} from '../../../../shared/clauses/provider-names.ts';
import { dutchPlace } from '../../../../shared/words/dutch-countries.ts';
import { germanPlace } from '../../../../shared/words/german-countries.ts';
import { italianPlace } from '../../../../shared/words/italian-countries.ts';
import { withForm } from '../../../../shared/words/french-countries.ts';
import {
  reliesOnSafeguards,
  tellsOfEachAmerican,
  uncertifiedNames,
} from '../../../../shared/clauses/american-recipients.ts';
import { clause } from '../../clause.ts';

type Answers = Parameters<typeof underBritish>[0];

function staysInside(a: Answers): boolean {
  return (
    a.country === 'GB' &&
    a.transfers !== 'yes' &&
    given(a.hosting_country) &&
    placesOutsideOf('GB', a).length === 0
  );
}

/** Said here unless the section on the EEA has said it. */
function sitsAbroad(a: Answers): boolean {
  return given(a.country) && a.country !== 'GB' && !(has(a.laws, 'gdpr') && isSeatedOutside(a.country));
}

function usesClauses(a: Answers): boolean {
  return has(a.transfer_tools, 'uk-clauses') && placesOutsideOf('GB', a).length > 0;
}

/**
 * UK GDPR Art. 13(1)(f), 14(1)(f): that data leaves the United Kingdom, whither and on what ground. Grounds: regulations
 * that approve transfers (Art. 45A, which took the place of Art. 45 on 5 February 2026; the countries approved until then
 * by DPA 2018 Sch. 21 and regulations, `law/british-and-swiss-adequacy.ts`), the two forms of clauses issued under s.119A DPA 2018 and
 * binding corporate rules (Art. 46, 47), explicit consent (Art. 49(1)(a)). No decision of the European Commission is
 * cited. The ICO counts data that a person gives straight to a controller abroad as no restricted transfer, so the seat is
 * told without a ground. Other derogations of Art. 49 were not asked and are left out.
 */
export const transfersUk = clause({
  id: 'pp.transfers.uk',
  version: 5,
  when: (a) => underBritish(a) && (placesOutsideOf('GB', a).length > 0 || staysInside(a) || sitsAbroad(a)),
  ground: { law: 'UK GDPR Art. 13(1)(f)' },
  parts: {
    seat: { answers: ['country'], when: sitsAbroad },
    inside: { answers: placeAnswers, when: staysInside },
    countries: { meets: ['uk-transfers'], when: (a) => namesPlaces('GB', a) },
    unknown: { meets: ['uk-transfers'], when: (a) => doubtsPlaces('GB', a) && namesDoubtful(a) },
    // The owner does not know, or has named nobody yet.
    open: { meets: ['uk-transfers'], when: (a) => doubtsPlaces('GB', a) && !namesDoubtful(a) },
    adequacy: { meets: ['uk-transfers'], when: (a) => coversSome('GB', a) },
    whole: {
      answers: placeAnswers,
      when: (a) => coversWholly('GB', a),
    },
    canada: {
      answers: placeAnswers,
      when: (a) => placesOutsideOf('GB', a).includes('CA'),
    },
    bridge: {
      answers: placeAnswers,
      when: (a) => placesOutsideOf('GB', a).includes('US'),
    },
    certified: { answers: placeAnswers, when: (a) => namesCertified(a, 'uk_extension') },
    each: { meets: ['uk-dpf-bridge'], when: (a) => tellsOfEachAmerican(a, 'uk_extension') },
    some: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'uk_extension') },
    others: { answers: ['transfer_tools'], when: (a) => reliesOnSafeguards(a, 'uk_extension') },
    eachOther: { meets: ['uk-dpf-bridge'], when: (a) => tellsOfEachAmerican(a, 'uk_extension') },
    someOther: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'uk_extension') },
    safeguards: { meets: ['uk-transfers'], when: (a) => leavesGap('GB', a) || usesClauses(a) },
    // The paragraph on adequacy has not named the regulations.
    cited: {
      answers: placeAnswers,
      when: (a) => !coversSome('GB', a),
    },
    clauses: {
      answers: ['transfer_tools'],
      when: (a) => has(a.transfer_tools, 'uk-clauses') || !has(a.transfer_tools, 'bcr'),
    },
    bcr: { answers: ['transfer_tools'], when: (a) => has(a.transfer_tools, 'bcr') },
    derogation: { meets: ['uk-transfers'], when: (a) => has(a.transfer_tools, 'consent') },
  },
  texts: import.meta.url,
  values: {
    placeNames: (c) => placeNames('GB', c),
    germanSeat: (c) => germanPlace('in', c.country(c.say.country)),
    dutchSeat: (c) => dutchPlace(c.country(c.say.country)),
    germanPlaces: (c) => placeNames('GB', c).map((country) => germanPlace('to', country)),
    dutchPlaces: (c) => placeNames('GB', c).map(dutchPlace),
    italianSeat: (c) => italianPlace('in', c.country(c.say.country)),
    italianPlaces: (c) => placeNames('GB', c).map((country) => italianPlace('the', country)),
    frenchSeat: (c) => withForm('in', c.country(c.say.country)),
    frenchPlaces: (c) => placeNames('GB', c).map((country) => withForm('the', country)),
    germanCovered: (c) => coveredNames('GB', c).map((country) => germanPlace('for', country)),
    dutchCovered: (c) => coveredNames('GB', c).map(dutchPlace),
    italianCovered: (c) => coveredNames('GB', c).map((country) => italianPlace('the', country)),
    frenchCovered: (c) => coveredNames('GB', c).map((country) => withForm('in', country)),
    coveredNames: (c) => coveredNames('GB', c),
    doubtfulNames,
    certifiedNames: (c) => certifiedNames(c, 'uk_extension'),
    uncertifiedNames: (c) => uncertifiedNames(c, 'uk_extension'),
  },
});
