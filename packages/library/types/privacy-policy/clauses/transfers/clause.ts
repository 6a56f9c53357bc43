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
import { clause } from '../../clause.ts';

/**
 * Drafting note. Articles 13(1)(f), 14(1)(f), 44-47 and 49(1)(a) GDPR. countries: named one by one (Guidelines WP260
 * rev.01). canada: decision 2002/2/EC; framework: decision (EU) 2023/1795; scc: decision (EU) 2021/914; bcr: Article 47.
 * copy: the means to obtain one. unknown: where a seat is not known the text does not deny a transfer. The United Kingdom
 * and Switzerland have sections of their own.
 */
export const transfers = clause({
  id: 'pp.transfers',
  version: 4,
  ground: { law: '?' },
  parts: {
    servers: { answers: ['hosting_country', 'transfers'], when: (a) => !serversUnknown(a) },
    elsewhere: { answers: ['hosting_country', 'transfers'], when: (a) => serversUnknown(a) },
    abroad: {
      answers: ['hosting_country', 'transfers'],
      when: (a) => !has(a.laws, 'gdpr') && !serversUnknown(a),
    },
    seat: {
      answers: ['transfers', 'hosting_country'],
      when: (a) => has(a.laws, 'gdpr') && isSeatedOutside(a.country),
    },
    inside: {
      answers: ['transfers', 'hosting_country'],
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
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).includes('unknown'),
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
    safeguards: {
      meets: ['gdpr-46'],
      when: (a) => has(a.laws, 'gdpr') && placesOutside(a).length > 0 && groundsOf(a).safeguards,
    },
    scc: { law: '?', when: (a) => has(a.transfer_tools, 'scc') || !has(a.transfer_tools, 'bcr') },
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
    adequacyDecisions: (c, t) =>
      fullDecisions(c).map(({ country, number }) => t.snippet('adequacyDecision', { country, number })),
  },
});
