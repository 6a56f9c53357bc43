import { clause } from '../../clause.ts';

/** OFAC and store terms: statement of the user. The EU blocking statute (Regulation (EC) No 2271/96), its version retained in the United Kingdom, § 7 AWV and the Canadian order SOR/92-584 (FEMA) forbid boycott declarations or compliance: the reservation is part of the clause. Asked of businesses in the United States and where Apple wants it. */
export const usCompliance = clause({
  id: 'tc.us_compliance',
  version: 2,
  when: (a) => a.us_compliance === 'yes',
  ground: { answers: ['us_compliance'] },
  parts: {},
  texts: import.meta.url,
});
