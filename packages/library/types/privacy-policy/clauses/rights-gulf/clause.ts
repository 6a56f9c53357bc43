import { has } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { clause } from '../../clause.ts';

const authority = catalogueLink('https://sdaia.gov.sa', 'Saudi Data & AI Authority (SDAIA)');

/**
 * Drafting note. United Arab Emirates: Federal Decree-Law No. 45 of 2021, Art. 6 (withdrawal), 13-18 (rights), 22-23 (transfers), 24
 * (complaints). Its executive regulations set the periods and were not out when this was written, so none is given; the free
 * zones DIFC and ADGM have laws of their own, hence the condition. Saudi Arabia: Personal Data Protection Law (Royal Decree M/19 of
 * 1443 as amended by M/148 of 1444), Art. 4 (rights), 5(2) (withdrawal), 12-13 (policy), 25 (advertising), 29 (transfers), 34, and
 * its Implementing Regulation, Art. 3 (30 days, extended by 30) and 37 (90 days). Written from knowledge; the catalogue has no duties
 * of either law, so none is claimed. Identity, purposes, recipients and periods stand in the body. Left out: registration with
 * SDAIA and data protection officers, which no question asks about under these laws.
 */
export const rightsGulf = clause({
  id: 'pp.rights.gulf',
  version: 2,
  when: (a) => has(a.laws, 'gulf_pdpl'),
  ground: { law: 'Federal Decree-Law no. 45 of 2021 (UAE); Royal Decree M/19 (Saudi Arabia)' },
  parts: {
    emirates: { law: 'Federal Decree-Law no. 45 of 2021 (UAE), Art. 13-18' },
    saudi: { law: 'Royal Decree M/19 (Saudi Arabia), Art. 4' },
    answer: { law: 'Implementing Regulation of Royal Decree M/19 (Saudi Arabia), Art. 3' },
    consent: {
      law: 'Federal Decree-Law no. 45 of 2021 (UAE), Art. 6; Royal Decree M/19 (Saudi Arabia), Art. 5(2), 25',
    },
    abroad: {
      law: 'Federal Decree-Law no. 45 of 2021 (UAE), Art. 22-23; Royal Decree M/19 (Saudi Arabia), Art. 29',
    },
    complaint: {
      law: 'Federal Decree-Law no. 45 of 2021 (UAE), Art. 24; Royal Decree M/19 (Saudi Arabia), Art. 34',
    },
  },
  texts: import.meta.url,
  values: {
    authorityName: () => authority,
  },
});
