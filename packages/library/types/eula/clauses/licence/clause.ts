import { has } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../../../places/regions.ts';
import { isBoughtForGood, isFirmware, isInBrowser, isOnlyAmerican, sellsInside } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Grant of use. Exhaustion needs a copy sold for good: Directive 2009/24/EC, Article 4(2), CJEU C-128/11; firmware goes
// with its device. Travels in the Union: Regulation (EU) 2017/1128. California: Bus. & Prof. Code § 17500.6.
export const licence = clause({
  id: 'eu.licence',
  version: 4,
  parts: {
    install: { meets: ['practice-eu-grant'], when: (a) => !isInBrowser(a) && !isFirmware(a) },
    open: { meets: ['practice-eu-grant'], when: (a) => isInBrowser(a) && !isFirmware(a) },
    firmware: { meets: ['practice-eu-grant'], when: (a) => isFirmware(a) },
    perpetual: { meets: [], when: (a) => a.licence_kind === 'perpetual' },
    subscription: { meets: [], when: (a) => a.licence_kind === 'subscription' },
    free: { meets: [], when: (a) => a.licence_kind === 'free' },
    extras: { meets: [], when: (a) => sellsInside(a) },
    trial: { meets: [], when: (a) => a.licence_kind === 'trial' },
    perDevice: { meets: [], when: (a) => a.licence_kind === 'per-device' },
    perUser: { meets: [], when: (a) => a.licence_kind === 'per-user' },
    site: { meets: [], when: (a) => a.licence_kind === 'site' },
    concurrent: { meets: [], when: (a) => a.licence_kind === 'concurrent' },
    android: {
      meets: ['play-eula'],
      when: (a) => has(a.app_stores, 'google') || has(a.app_platforms, 'android'),
    },
    world: { meets: [], when: (a) => a.territory !== 'countries' },
    countries: { meets: [], when: (a) => a.territory === 'countries' },
    travel: { meets: [], when: (a) => (a.licence_countries ?? []).some(isEeaCountry) },
    device: { meets: ['usedsoft'], when: (a) => isFirmware(a) },
    transferable: { meets: [], when: (a) => a.transferable === 'yes' && !isFirmware(a) },
    noCopy: { meets: [], when: (a) => !isInBrowser(a) },
    bound: { meets: [], when: (a) => a.transferable !== 'yes' && !isFirmware(a) },
    exhausted: {
      meets: ['usedsoft'],
      when: (a) => a.transferable !== 'yes' && !isFirmware(a) && isBoughtForGood(a) && !isOnlyAmerican(a),
    },
    california: {
      meets: ['ca-17500-6-eula'],
      when: (a) => has(a.laws, 'ca_digital_goods'),
    },
    microsoft: { meets: ['ms-store'], when: (a) => has(a.app_stores, 'microsoft') },
  },
  texts: import.meta.url,
  values: {
    licenceCountries: (c) => c.countries(c.say.licence_countries),
  },
});
