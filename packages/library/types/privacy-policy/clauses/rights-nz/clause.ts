import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

/**
 * Drafting note. Privacy Act 2020 (New Zealand), section 22. notice: information privacy principle (IPP) 3 with the rights of
 * IPP 6 and 7 (section 44: a decision within 20 working days; section 63: statement of correction); purposes and
 * recipients stand in the body, names and addresses in the contact section. indirect: IPP 3A, in force from 1 May 2026.
 * officer: section 201 wants a privacy officer, nobody wants the name published, so a named one is printed only.
 * complaint: section 72. Left out: disclosure abroad (IPP 12), which no duty wants told; charges (section 66: a private
 * agency may charge), told as a possibility.
 */
export const rightsNz = clause({
  id: 'pp.rights.nz',
  version: 1,
  when: (a) => has(a.laws, 'nz_privacy_act'),
  ground: { law: 'Privacy Act 2020, s. 22' },
  parts: {
    notice: { meets: ['nz-ipp3'] },
    indirect: { meets: ['nz-ipp3a'], when: (a) => holdsFact(a, 'data:indirect') },
    officer: { answers: ['local_officers'], when: (a) => namesOfficer(a, 'nz_privacy_act') },
    complaint: { law: 'Privacy Act 2020, s. 72' },
  },
  texts: import.meta.url,
  values: {
    officers: (c) => officersOf(c, 'nz_privacy_act'),
  },
});
