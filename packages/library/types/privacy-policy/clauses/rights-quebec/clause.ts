import { has } from '@clausewright/engine/document/authoring';
import { namesOfficer, officersOf } from '../../words/officers.ts';
import { placesBeyond, reachesBeyond } from '../../words/places-abroad.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1) as
 * amended by chapter 25 of 2021 (Law 25). charge: s. 3.1 (title and contact details of the person in charge; by law the
 * person with the highest authority, unless delegated in writing) and s. 3.2 (details of the governance policies: who has
 * access, s. 20; keeping and destruction; complaints). notice: s. 8 (purposes, means, recipients stand in the body),
 * rights of ss. 27 (portability since 22 September 2024), 28, 28.1, withdrawal, and that information may leave Quebec;
 * ss. 32-34 (30 days, written reply, reasonable charge told first). Sections 8.1 and 12.1 have a section of their own.
 * amendments: s. 8.2, which wants notice of any amendment, not only of a material one. complaint: ss. 42, 43.
 * Left out: the assessment before a transfer (s. 17) and the registers, which are not for publication; rights of heirs.
 */
export const rightsQuebec = clause({
  id: 'pp.rights.qc',
  version: 2,
  when: (a) => has(a.laws, 'quebec_25'),
  ground: { law: 'P-39.1, ss. 3.1-8.2, 27-34' },
  parts: {
    notice: { meets: ['qc-8'] },
    countries: { answers: ['hosting_country', 'other_vendors'], when: (a) => reachesBeyond(a, 'CA') },
    charge: { meets: ['qc-3-1'] },
    named: { answers: ['local_officers'], when: (a) => namesOfficer(a, 'quebec_25') },
    unnamed: { law: 'P-39.1, s. 3.1', when: (a) => !namesOfficer(a, 'quebec_25') },
    amendments: { meets: ['qc-8-2'] },
    complaint: { law: 'P-39.1, ss. 42-43' },
    federal: { law: 'PIPEDA, s. 11', when: (a) => has(a.laws, 'pipeda') },
  },
  texts: import.meta.url,
  values: {
    placesBeyond: (c) => placesBeyond(c, 'CA'),
    officers: (c) => officersOf(c, 'quebec_25'),
  },
});
