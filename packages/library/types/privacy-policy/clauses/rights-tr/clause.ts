import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Law no. 6698 (KVKK) and the communiqués on the duty to inform and on applications. collection: Art. 10(1)(ç)
 * (method and legal reason), Art. 5 and 6; which ground carries which purpose is not asked under this law, so each ground is tied
 * to the case it fits. transfers: Art. 8, and Art. 9 as amended by Law no. 7499. representative, noRepresentative: Art. 10(1)(a),
 * 16. rights: Art. 11(1)(a)-(ğ). answer: Art. 13 (30 days; fee by the Board's tariff where there is cost). complaint: Art. 14 (30
 * days from the answer, 60 from the application). Identity, purposes and recipients stand in the body. Left out: registration
 * (VERBİS) and the language of applications, which no question asks about.
 */
export const rightsTr = clause({
  id: 'pp.rights.tr',
  version: 3,
  when: (a) => has(a.laws, 'tr_kvkk'),
  ground: { law: 'Law no. 6698 (KVKK), Art. 10-14' },
  parts: {
    rights: { meets: ['tr-kvkk-10'] },
    answer: { law: 'Law no. 6698 (KVKK), Art. 13' },
    collection: { meets: ['tr-kvkk-10'] },
    sources: { law: 'Law no. 6698 (KVKK), Art. 10(1)(ç)', when: (a) => a.pd_none_confirm !== 'yes' },
    transfers: {
      law: 'Law no. 6698 (KVKK), Art. 9',
      when: (a) => reachesBeyond(a, 'TR') || mayReachFurther(a),
    },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'TR') },
    further: { answers: ['hosting_country'], when: mayReachFurther },
    representative: { meets: ['tr-kvkk-10'], when: (a) => namesOfficer(a, 'tr_kvkk') },
    noRepresentative: {
      meets: ['tr-kvkk-10'],
      when: (a) => !namesOfficer(a, 'tr_kvkk') && a.country !== 'TR',
    },
    complaint: { law: 'Law no. 6698 (KVKK), Art. 14' },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'TR'),
    officers: (c) => officersOf(c, 'tr_kvkk'),
  },
});
