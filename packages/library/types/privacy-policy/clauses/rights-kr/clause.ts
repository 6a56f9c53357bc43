import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Personal Information Protection Act (PIPA), Art. 30(1) with the Enforcement Decree Art. 31 and the PIPC's guideline on
 * privacy policies. rights: Art. 30(1)(v), 35-37-2, 38 (agents; guardians of children under 14), 10 days by Decree Art. 41, 43, 44.
 * destruction: Art. 21, Decree Art. 16. passing: Art. 17, 18, 26 (recipients themselves stand in the body). abroad: Art. 28-8,
 * 28-9. devices: Art. 30(1)(vii), for which the body's section on cookies says how to refuse. officer, department: Art. 30(1)(vi), 31.
 * remedies: the PIPC, its report centre (118) and the mediation committee. Purposes, items, periods and safety stand in the body. Left
 * out: the domestic agent of Art. 31-2 (by size, not asked), additional use under Art. 15(3), pseudonymised data (not asked).
 */
export const rightsKr = clause({
  id: 'pp.rights.kr',
  version: 4,
  when: (a) => has(a.laws, 'kr_pipa'),
  ground: { law: 'PIPA, Art. 30' },
  parts: {
    rights: { meets: ['kr-pipa-30'] },
    answer: { meets: ['kr-pipa-30'] },
    destruction: { meets: ['kr-pipa-30'] },
    passing: { meets: ['kr-pipa-30'] },
    abroad: { meets: ['kr-pipa-30'], when: (a) => reachesBeyond(a, 'KR') || mayReachFurther(a) },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'KR') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    devices: { meets: ['kr-pipa-30'] },
    officer: { meets: ['kr-pipa-30'], when: (a) => namesOfficer(a, 'kr_pipa') },
    department: { meets: ['kr-pipa-30'], when: (a) => !namesOfficer(a, 'kr_pipa') },
    remedies: { law: 'PIPA, Art. 62; Enforcement Decree, Art. 31' },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'KR'),
    officers: (c) => officersOf(c, 'kr_pipa'),
  },
});
