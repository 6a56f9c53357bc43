import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Protection of Personal Information Act 4 of 2013 (South Africa). notice: section 18(1); rights of sections
 * 23, 24, 11(2)(b) and 11(3) with 69; transfers and their protection section 72; contact details of the Information
 * Regulator section 18(1)(h)(iv), complaint section 74. Data, sources, purposes and recipients stand in the body.
 * officer: sections 1 and 55 (by law the head of the business, unless a deputy is named). Left out: special and
 * children's data (sections 26-35), the forms of the Regulations, which the Regulator hands out.
 */
export const rightsZa = clause({
  id: 'pp.rights.za',
  version: 2,
  when: (a) => has(a.laws, 'popia'),
  ground: { law: 'POPIA, s. 18' },
  parts: {
    notice: { meets: ['za-popia-18'] },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'ZA') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    protection: { law: 'POPIA, s. 72', when: (a) => reachesBeyond(a, 'ZA') || mayReachFurther(a) },
    none: {
      answers: ['hosting_country', 'other_vendors'],
      when: (a) => !reachesBeyond(a, 'ZA') && !mayReachFurther(a),
    },
    named: { answers: ['local_officers'], when: (a) => namesOfficer(a, 'popia') },
    unnamed: { law: 'POPIA, ss. 1, 55', when: (a) => !namesOfficer(a, 'popia') },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'ZA'),
    officers: (c) => officersOf(c, 'popia'),
  },
});
