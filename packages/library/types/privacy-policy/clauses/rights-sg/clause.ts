import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Personal Data Protection Act 2012 (Singapore). officer: sections 11(3)-(5) and 12(b)-(d) (business contact
 * information of the data protection officer, complaints), with sections 16, 21 and 22 and regulation 5 of the Personal
 * Data Protection Regulations 2021 (30 days, or word by when) as the policy people may ask for; purposes (section 20) stand in
 * the body. Left out: deemed consent by notification (section 15A) and legitimate interests, which want notices of their
 * own; portability (Part 6B), not in force; transfers (section 26), which need no statement; the Do Not Call registers.
 */
export const rightsSg = clause({
  id: 'pp.rights.sg',
  version: 1,
  when: (a) => has(a.laws, 'sg_pdpa'),
  ground: { law: 'PDPA 2012, ss. 16, 21-22' },
  parts: {
    officer: { meets: ['sg-pdpa-11'] },
    named: { answers: ['local_officers'], when: (a) => namesOfficer(a, 'sg_pdpa') },
    unnamed: { law: 'PDPA 2012, s. 11(3)', when: (a) => !namesOfficer(a, 'sg_pdpa') },
  },
  texts: import.meta.url,
  values: {
    officers: (c) => officersOf(c, 'sg_pdpa'),
  },
});
