import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Act on the Protection of Personal Information (APPI, Act no. 57 of 2003), Cabinet Order Art. 10, guidelines of the
 * PPC (general part; provision to third parties in foreign countries). business: Art. 32(1)(i): the name of the representative
 * of a company and the address of a person are not asked; the Act lets both be told without delay on request (individual). rights: Art. 32(2), 33-37. fees: Art. 38; none
 * is asked about, so none is charged. safety: Art. 23, 32(1)(iv), told on request where publishing would weaken it; countries: the
 * guidelines' "external environment". consent: Art. 27, 28. complaint: Art. 40 and the PPC's line for complaints. Purposes
 * stand in the body. Left out: joint use and provision with opt-out (Art. 27(2), (5)(iii)), special rules on
 * anonymised and pseudonymised data: none of them is asked. External transmission belongs to the Cookies Policy.
 */
export const rightsJp = clause({
  id: 'pp.rights.jp',
  version: 2,
  when: (a) => has(a.laws, 'jp_appi'),
  ground: { law: 'APPI, Art. 32-38' },
  parts: {
    rights: { meets: ['jp-appi-32'] },
    answer: { meets: ['jp-appi-32'] },
    business: { meets: ['jp-appi-32'], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: ['jp-appi-32'], when: (a) => a.entity_type === 'individual' },
    safety: { meets: ['jp-appi-32'] },
    abroad: { meets: ['jp-appi-32'], when: (a) => reachesBeyond(a, 'JP') || mayReachFurther(a) },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'JP') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    person: { meets: ['jp-appi-32'], when: (a) => namesOfficer(a, 'jp_appi') },
    desk: { meets: ['jp-appi-32'], when: (a) => !namesOfficer(a, 'jp_appi') },
    complaint: { law: 'APPI, Art. 40' },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'JP'),
    officers: (c) => officersOf(c, 'jp_appi'),
  },
});
