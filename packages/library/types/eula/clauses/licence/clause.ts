import { has } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../../../places/regions.ts';
import { isBoughtForGood, isFirmware, isInBrowser, isOnlyAmerican, sellsInside } from '../../conditions.ts';
import { italianPlace } from '../../../../shared/words/italian-countries.ts';
import { withForm } from '../../../../shared/words/french-countries.ts';
import { clause } from '../../clause.ts';

// Grant of use. Exhaustion needs a copy sold for good: Directive 2009/24/EC, Article 4(2), CJEU C-128/11; firmware goes
// with its device. Travels in the Union: Regulation (EU) 2017/1128. California: Bus. & Prof. Code § 17500.6.
export const licence = clause({
  id: 'eu.licence',
  version: 4,
  ground: { answers: ['licence_kind'] },
  parts: {
    install: {
      meets: ['practice-eu-grant'],
      answers: ['delivered_via'],
      when: (a) => !isInBrowser(a) && !isFirmware(a),
    },
    open: {
      meets: ['practice-eu-grant'],
      answers: ['delivered_via'],
      when: (a) => isInBrowser(a) && !isFirmware(a),
    },
    firmware: { meets: ['practice-eu-grant'], answers: ['software_kind'], when: (a) => isFirmware(a) },
    perpetual: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'perpetual' },
    subscription: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'subscription' },
    free: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'free' },
    extras: { answers: ['purchases'], when: (a) => sellsInside(a) },
    trial: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'trial' },
    perDevice: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'per-device' },
    perUser: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'per-user' },
    site: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'site' },
    concurrent: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'concurrent' },
    android: {
      meets: ['play-eula'],
      when: (a) => has(a.app_stores, 'google') || has(a.app_platforms, 'android'),
    },
    world: { answers: ['territory'], when: (a) => a.territory !== 'countries' },
    countries: { answers: ['territory', 'licence_countries'], when: (a) => a.territory === 'countries' },
    travel: {
      law: 'Regulation (EU) 2017/1128, Article 3',
      when: (a) => (a.licence_countries ?? []).some(isEeaCountry),
    },
    device: { meets: ['usedsoft'], when: (a) => isFirmware(a) },
    transferable: { answers: ['transferable'], when: (a) => a.transferable === 'yes' && !isFirmware(a) },
    noCopy: { answers: ['delivered_via'], when: (a) => !isInBrowser(a) },
    bound: { answers: ['transferable'], when: (a) => a.transferable !== 'yes' && !isFirmware(a) },
    exhausted: {
      meets: ['usedsoft'],
      when: (a) => a.transferable !== 'yes' && !isFirmware(a) && isBoughtForGood(a) && !isOnlyAmerican(a),
    },
    california: { meets: ['ca-17500-6-eula'], when: (a) => has(a.laws, 'ca_digital_goods') },
    microsoft: { meets: ['ms-store'], when: (a) => has(a.app_stores, 'microsoft') },
  },
  texts: import.meta.url,
  values: {
    licenceCountries: (c) => c.countries(c.say.licence_countries),
    italianCountries: (c) =>
      c.countries(c.say.licence_countries).map((country) => italianPlace('in', country)),
    frenchCountries: (c) => c.countries(c.say.licence_countries).map((country) => withForm('in', country)),
  },
});
