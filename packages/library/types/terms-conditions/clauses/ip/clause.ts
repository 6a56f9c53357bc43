import { given } from '@clausewright/engine/document/authoring';
import { ccLicence } from '../../words/creative-commons.ts';
import { year } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/** Copyright and marks; the exceptions of the law are kept expressly (Art. 5 Directive 2001/29/EC, 17 U.S.C. § 107). Art. 4(3) DSM reservation by rights statement. */
export const ip = clause({
  id: 'tc.ip',
  version: 3,
  when: (a) => a.own_ip === 'yes',
  ground: { answers: ['own_ip'] },
  parts: {
    year: { answers: ['first_published_year'], when: (a) => given(a.first_published_year) },
    reserved: { answers: ['copyright_mode'], when: (a) => a.copyright_mode === 'reserved' },
    personal: { answers: ['copyright_mode'], when: (a) => a.copyright_mode === 'personal' },
    cc: { answers: ['copyright_mode'], when: (a) => a.copyright_mode === 'creative-commons' },
  },
  texts: import.meta.url,
  values: {
    copyrightYear: (c) => year(c),
    creativeCommonsLicence: ccLicence,
  },
});
