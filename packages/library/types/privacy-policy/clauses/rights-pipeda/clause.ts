import { given, has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { mayReachFurther, placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

function leavesCanada(answers: object): boolean {
  return (
    holdsFact(answers, 'data:transfer-abroad') || reachesBeyond(answers, 'CA') || mayReachFurther(answers)
  );
}

/**
 * Drafting note. Personal Information Protection and Electronic Documents Act (S.C. 2000, c. 5), Schedule 1.
 * named, unnamed: cl. 4.1, 4.8.2(a), 4.10 (name or title and address; a title suffices, so without a named person the
 * function and the contact section stand). consent: s. 6.1, cl. 4.2, 4.3, 4.3.8; exceptions of s. 7 in general words.
 * access: cl. 4.8.2(b)-(e), 4.9, s. 8(3)-(6) (30 days, extension by at most 30 days, little or no cost told first).
 * abroad: cl. 4.1.3 and the Privacy Commissioner's guidelines on processing across borders. complaint: s. 11.
 * Where the Quebec statute is chosen too this section speaks to the rest of Canada. Left out: the statutes of Alberta
 * and British Columbia (not asked), the statutory exceptions one by one, British Columbia's storage rules (public bodies).
 */
export const rightsPipeda = clause({
  id: 'pp.rights.ca_pipeda',
  version: 3,
  when: (a) => has(a.laws, 'pipeda'),
  ground: { law: 'PIPEDA, Sched. 1' },
  parts: {
    everywhere: { law: 'PIPEDA, s. 4', when: (a) => !has(a.laws, 'quebec_25') },
    elsewhere: { law: 'PIPEDA, s. 26(2)(b)', when: (a) => has(a.laws, 'quebec_25') },
    access: { meets: ['pipeda-4-8-2'] },
    group: { answers: ['share_with'], when: (a) => has(a.share_with, 'affiliates') },
    alone: { answers: ['share_with'], when: (a) => given(a.share_with) && !has(a.share_with, 'affiliates') },
    consent: { meets: ['pipeda-4-2'] },
    abroad: { meets: ['pipeda-transborder'], when: leavesCanada },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'CA') },
    named: { meets: ['pipeda-4-1'], when: (a) => namesOfficer(a, 'pipeda') },
    unnamed: { meets: ['pipeda-4-1'], when: (a) => !namesOfficer(a, 'pipeda') },
    complaint: { law: 'PIPEDA, s. 11' },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'CA'),
    officers: (c) => officersOf(c, 'pipeda'),
  },
});
