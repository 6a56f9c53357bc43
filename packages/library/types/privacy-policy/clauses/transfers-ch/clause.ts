import { has } from '@clausewright/engine/document/authoring';
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

/**
 * FADP Art. 19(4): every state that data reaches, those of the EEA too, and the guarantee (Art. 16(2)) or exception
 * (Art. 17). Adequate states: Data Protection Ordinance, Annex 1 (`law/british-and-swiss-adequacy.ts`); the United States for recipients
 * certified under the Swiss-U.S. framework since 15 September 2024, Canada for recipients under PIPEDA. Standard clauses that
 * the FDPIC recognised (Art. 16(2)(d), FDPIC of 27 August 2021 on those of the Commission), binding corporate rules
 * (Art. 16(2)(e)). Whoever chose this law alone was not asked for guarantees, so clauses and exceptions stand side by side.
 * Data that a person gives straight to a business abroad is no disclosure abroad: the owner's own state is named, but a
 * guarantee is told for the others only.
 */
export const transfersCh = clause({
  id: 'pp.transfers.ch',
  version: 6,
  when: (a) => has(a.laws, 'fadp') && (namesPlaces('CH', a) || doubtsPlaces('CH', a)),
  ground: { law: 'FADP Art. 19(4)' },
  parts: {
    countries: { meets: ['ch-19-4'], when: (a) => namesPlaces('CH', a) },
    unknown: { meets: ['ch-19-4'], when: (a) => doubtsPlaces('CH', a) && namesDoubtful(a) },
    // The owner does not know, or has named nobody yet.
    open: { meets: ['ch-19-4'], when: (a) => doubtsPlaces('CH', a) && !namesDoubtful(a) },
    adequacy: { meets: ['ch-19-4'], when: (a) => coversSome('CH', a) },
    whole: {
      answers: placeAnswers,
      when: (a) => coversWholly('CH', a),
    },
    canada: {
      answers: placeAnswers,
      when: (a) => placesOutsideOf('CH', a).includes('CA'),
    },
    framework: {
      answers: placeAnswers,
      when: (a) => placesOutsideOf('CH', a).includes('US'),
    },
    certified: { answers: placeAnswers, when: (a) => namesCertified(a, 'swiss') },
    each: { meets: ['ch-dpf'], when: (a) => tellsOfEachAmerican(a, 'swiss') },
    some: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'swiss') },
    others: { answers: ['transfer_tools'], when: (a) => reliesOnSafeguards(a, 'swiss') },
    eachOther: { meets: ['ch-dpf'], when: (a) => tellsOfEachAmerican(a, 'swiss') },
    someOther: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'swiss') },
    safeguards: { meets: ['ch-19-4'], when: (a) => leavesGap('CH', a) },
    // The paragraph on adequacy has not named the list.
    cited: {
      answers: placeAnswers,
      when: (a) => !coversSome('CH', a),
    },
    bcr: { answers: ['transfer_tools'], when: (a) => has(a.transfer_tools, 'bcr') },
  },
  texts: import.meta.url,
  values: {
    placeNames: (c) => placeNames('CH', c),
    germanPlaces: (c) => placeNames('CH', c).map((country) => germanPlace('to', country)),
    dutchPlaces: (c) => placeNames('CH', c).map(dutchPlace),
    italianPlaces: (c) => placeNames('CH', c).map((country) => italianPlace('in', country)),
    frenchPlaces: (c) => placeNames('CH', c).map((country) => withForm('in', country)),
    germanCovered: (c) => coveredNames('CH', c).map((country) => germanPlace('for', country)),
    dutchCovered: (c) => coveredNames('CH', c).map(dutchPlace),
    italianCovered: (c) => coveredNames('CH', c).map((country) => italianPlace('the', country)),
    frenchCovered: (c) => coveredNames('CH', c).map((country) => withForm('in', country)),
    coveredNames: (c) => coveredNames('CH', c),
    doubtfulNames,
    certifiedNames: (c) => certifiedNames(c, 'swiss'),
    uncertifiedNames: (c) => uncertifiedNames(c, 'swiss'),
  },
});
