import { has } from '@clausewright/engine/document/authoring';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { speaksAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** OFAC and store terms: statement of the user. The EU blocking statute (Regulation (EC) No 2271/96), its version retained in the United Kingdom, § 7 AWV and the Canadian order SOR/92-584 (FEMA) forbid boycott declarations or compliance: the reservation is part of the clause, unless neither the owner nor anybody he serves is bound by such a law. Asked of businesses in the United States and where Apple wants it. */
export const usCompliance = clause({
  id: 'tc.us_compliance',
  version: 3,
  when: (a) => a.us_compliance === 'yes',
  ground: { answers: ['us_compliance'] },
  parts: {
    world: twoEnglishes('§ 7 AWV; Regulation (EC) No 2271/96', speaksAmerican).world,
    reservation: {
      law: '§ 7 AWV; Regulation (EC) No 2271/96; SOR/92-584',
      when: (a) =>
        a.country !== ('US' as typeof a.country) ||
        has(a.laws, 'eu_ecommerce', 'eu_consumer', 'uk_ecommerce', 'uk_consumer', 'ca_consumer'),
    },
  },
  texts: import.meta.url,
});
