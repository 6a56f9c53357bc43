import { given, has } from '@clausewright/engine/document/authoring';
import { adequacyOf } from '../../../../places/adequacy.ts';
import { serversUnknown } from '../../../../laws/transfers.ts';
import {
  countriesOutside,
  fullDecisions,
  groundsOf,
  isSeatedOutside,
  placesOutside,
} from '../../../../shared/words/transfer-places.ts';
import {
  certifiedNames,
  doubtfulNames,
  namesCertified,
  namesDoubtful,
} from '../../../../shared/clauses/provider-names.ts';
import { placeAnswers } from '../../words/places-beyond.ts';
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
 * Drafting note. Articles 13(1)(f), 14(1)(f), 44-47 and 49(1)(a) GDPR. countries: named one by one (Guidelines WP260
 * rev.01). canada: decision 2002/2/EC; framework: decision (EU) 2023/1795; scc: decision (EU) 2021/914; bcr: Article 47.
 * copy: the means to obtain one. unknown: whose seat is not known is named, and the text does not deny a transfer.
 * certified: what companies state of themselves, since the register was not read (decision 064). The United Kingdom and
 * Switzerland have sections of their own.
 */
export const transfers = clause({
  id: 'pp.transfers',
  version: 7,
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(1)(f)' },
  parts: {
    servers: { answers: ['hosting_country'], when: (a) => !serversUnknown(a) },
    elsewhere: { answers: ['hosting_country'], when: (a) => serversUnknown(a) },
    abroad: {
      answers: ['hosting_country'],
      when: (a) => !has(a.laws, 'gdpr') && !serversUnknown(a),
    },
    seat: {
      answers: ['country'],
      when: (a) => has(a.laws, 'gdpr') && isSeatedOutside(a.country),
    },
    inside: {
      answers: placeAnswers,
      when: (a) =>
        a.transfers !== 'yes' &&
        has(a.laws, 'gdpr') &&
        given(a.hosting_country) &&
        !isSeatedOutside(a.country) &&
        placesOutside(a).length === 0,
    },
    countries: {
      meets: ['gdpr-13-1-f'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).some((place) => place !== 'unknown'),
    },
    unknown: {
      meets: ['gdpr-13-1-f'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).includes('unknown') && namesDoubtful(a),
    },
    // The owner does not know, or has named nobody yet.
    open: {
      meets: ['gdpr-13-1-f'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).includes('unknown') && !namesDoubtful(a),
    },
    adequacy: { meets: ['gdpr-45'], when: (a) => has(a.laws, 'gdpr') && groundsOf(a).adequacy },
    decisions: {
      meets: ['gdpr-45'],
      when: (a) => placesOutside(a).some((place) => adequacyOf(place)?.scope === 'full'),
    },
    canada: { meets: ['gdpr-45'], when: (a) => placesOutside(a).includes('CA') },
    framework: {
      meets: ['gdpr-45'],
      when: (a) => has(a.transfer_tools, 'dpf') || placesOutside(a).includes('US'),
    },
    certified: { answers: placeAnswers, when: (a) => namesCertified(a, 'eu_us') },
    each: { meets: ['gdpr-13-1-f-dpf'], when: (a) => tellsOfEachAmerican(a, 'eu_us') },
    some: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'eu_us') },
    others: { answers: ['transfer_tools'], when: (a) => reliesOnSafeguards(a, 'eu_us') },
    eachOther: { meets: ['gdpr-13-1-f-dpf'], when: (a) => tellsOfEachAmerican(a, 'eu_us') },
    someOther: { answers: placeAnswers, when: (a) => !tellsOfEachAmerican(a, 'eu_us') },
    safeguards: {
      meets: ['gdpr-46'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).length > 0 && groundsOf(a).safeguards,
    },
    scc: {
      answers: ['transfer_tools'],
      when: (a) => has(a.transfer_tools, 'scc') || !has(a.transfer_tools, 'bcr'),
    },
    bcr: { answers: ['transfer_tools'], when: (a) => has(a.transfer_tools, 'bcr') },
    copy: { meets: ['gdpr-13-1-f'] },
    derogation: {
      meets: ['gdpr-49-1'],
      when: (a) => has(a.laws, 'gdpr') && has(a.transfer_tools, 'consent'),
    },
  },
  texts: import.meta.url,
  values: {
    serverCountries: (c) => c.countries(c.say.hosting_country),
    countriesOutside,
    germanServers: (c) => c.countries(c.say.hosting_country).map((country) => germanPlace('in', country)),
    germanSeat: (c) => germanPlace('in', c.country(c.say.country)),
    germanOutside: (c) => countriesOutside(c).map((country) => germanPlace('to', country)),
    dutchServers: (c) => c.countries(c.say.hosting_country).map(dutchPlace),
    dutchSeat: (c) => dutchPlace(c.country(c.say.country)),
    dutchOutside: (c) => countriesOutside(c).map(dutchPlace),
    italianServers: (c) => c.countries(c.say.hosting_country).map((country) => italianPlace('in', country)),
    italianSeat: (c) => italianPlace('in', c.country(c.say.country)),
    italianOutside: (c) => countriesOutside(c).map((country) => italianPlace('the', country)),
    frenchServers: (c) => c.countries(c.say.hosting_country).map((country) => withForm('in', country)),
    frenchSeat: (c) => withForm('in', c.country(c.say.country)),
    frenchOutside: (c) => countriesOutside(c).map((country) => withForm('the', country)),
    doubtfulNames,
    certifiedNames: (c) => certifiedNames(c, 'eu_us'),
    uncertifiedNames: (c) => uncertifiedNames(c, 'eu_us'),
    adequacyDecisions: (c, t) =>
      fullDecisions(c).map(({ country, number }) => t.snippet('adequacyDecision', { country, number })),
  },
});
