import { given, has, rows } from '@clausewright/engine/document/authoring';
import { appPlatformWords, appStoreWords } from '../../../../shared/words/app-places.ts';
import { consumersToo, isFirmware, isPaid } from '../../conditions.ts';
import { deliveryWords, formWords, kindWords } from '../../words/software.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { ownerName, ownerPlace } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

// Parties, subject and acceptance. Terms that could not be read before the contract bind nobody: § 305(2) BGB,
// Directive 93/13/EEC, Annex 1(i); hence the refund, where the owner grants it. Towards consumers of the Union and the United
// Kingdom installing is no acceptance (§ 308 No. 5 BGB, § 6(1) No. 2 KSchG); elsewhere only after a notice with a link.
export const intro = clause({
  id: 'eu.intro',
  version: 4,
  ground: { answers: ['app_name', 'software_kind', 'delivered_via'] },
  parts: {
    owner: { meets: ['practice-eu-definitions'], answers: ['business_name', 'individual_name', 'country'] },
    // A name that ends with the legal form says it already.
    form: {
      answers: ['legal_form'],
      when: (a) => hasFormOfItsOwn(a),
    },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    // The software of a device runs on that device.
    forms: { answers: ['agreement_for'], when: (a) => a.software_kind !== 'firmware' },
    platforms: { answers: ['app_platforms'], when: (a) => given(a.app_platforms) },
    stores: { answers: ['app_stores'], when: (a) => given(a.app_stores) },
    extra: { answers: ['extra_sites'], when: (a) => given(a.extra_sites) },
    signIn: { answers: ['accounts'], when: (a) => a.accounts === 'yes' },
    installed: {
      answers: ['delivered_via'],
      when: (a) =>
        has(a.delivered_via, 'stores', 'download', 'media') &&
        !(consumersToo(a) && has(a.laws, 'eu_software', 'uk_software')),
    },
    school: { answers: ['licence_kind'], when: (a) => a.licence_kind === 'educational' },
    paid: { promise: 'refund_before_reading', when: (a) => isPaid(a) },
    device: { answers: ['software_kind'], when: (a) => isFirmware(a) },
  },
  words: {
    kinds: kindWords,
    forms: formWords,
    ways: deliveryWords,
    stores: appStoreWords,
    platforms: appPlatformWords,
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    softwareKind: (c) => c.name(c.say.software_kind, c.w.kinds),
    formNames: (c) => c.names(c.say.agreement_for, c.w.forms),
    platformNames: (c) => c.names(c.say.app_platforms, c.w.platforms),
    storeNames: (c) => c.names(c.say.app_stores, c.w.stores),
    deliveryWays: (c) => c.names(c.say.delivered_via, c.w.ways),
    otherSitesAndApps: (c, t) =>
      rows(c.say.extra_sites).map((row) =>
        t.snippet('siteOrApp', {
          extra_site_name: row.extra_site_name,
          extra_site_url: row.extra_site_url,
        }),
      ),
  },
});
