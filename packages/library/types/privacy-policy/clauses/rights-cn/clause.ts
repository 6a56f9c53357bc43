import { has } from '@clausewright/engine/document/authoring';
import { receivers } from '../../words/named-receivers.ts';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { providerTaskWords } from '../../words/provider-tasks.ts';
import { namesProviders } from '../../derive/providers.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Personal Information Protection Law (PIPL, in force since 2021-11-01). rights: Art. 15, 24, 44-49. answer: Art. 50; 15
 * working days by the practice of the ministries on apps. grounds: Art. 13, which knows no legitimate interests, and Art. 17(1)(ii)
 * (method). sensitive: Art. 28-31, said under a condition since the law's list is wider than the question. recipients: Art. 21-23, named
 * from the catalogue with company, country, purpose and the page for contact. abroad: Art. 38, 39 (separate consent; rights
 * against the recipient). handler: Art. 17(1)(i), 52, 53. complaint: Art. 50, 65. Purposes, types and periods stand in the body. Left out:
 * which way of Art. 38 is used and filings with the authority, which no question asks about.
 */
export const rightsCn = clause({
  id: 'pp.rights.cn',
  version: 2,
  when: (a) => has(a.laws, 'cn_pipl'),
  ground: { law: 'PIPL, Art. 44-50' },
  parts: {
    rights: { meets: ['cn-pipl-17'] },
    answer: { meets: ['cn-pipl-17'] },
    grounds: { meets: ['cn-pipl-17'] },
    sensitive: { meets: ['cn-pipl-17'] },
    separate: { meets: ['cn-pipl-17'] },
    receivers: { meets: ['cn-pipl-17'], when: (a) => namesProviders(a) },
    abroad: { meets: ['cn-pipl-17'], when: (a) => reachesBeyond(a, 'CN') || mayReachFurther(a) },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'CN') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    handler: { meets: ['cn-pipl-17'], when: (a) => namesOfficer(a, 'cn_pipl') },
    unnamed: { meets: ['cn-pipl-17'], when: (a) => !namesOfficer(a, 'cn_pipl') },
    complaint: { law: 'PIPL, Art. 50, 65' },
  },
  words: providerTaskWords,
  texts: import.meta.url,
  values: {
    receiverNames: (c) => receivers(c),
    placesBeyond: (c) => placesBeyond(c, 'CN'),
    officers: (c) => officersOf(c, 'cn_pipl'),
  },
});
