import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** Licence no wider than its purpose, with place and time (§ 307 BGB with § 31(5) UrhG, art. L. 131-3 CPI, art. 43 TRLPI, art. 25f Auteurswet, Annex 1 UCTD); after the end only what Art. 16(3) DCD leaves (§ 327p BGB). Advertising with what people post needs their consent (§ 22 KUG, art. 96 l. 633/1941, art. XI.174 CDE, Art. 9 GDPR, N.Y. Civil Rights Law §§ 50 and 51). Art. 17(9) DSM exceptions for users. */
export const ugc = clause({
  id: 'tc.ugc',
  version: 3,
  price: paidUnless('eu_dsa', 'uk_online_safety'),
  when: (a) => a.ugc === 'yes',
  ground: { answers: ['ugc'] },
  parts: {
    run: { answers: ['ugc_licence'], when: (a) => a.ugc_licence !== 'perpetual' },
    promotion: { answers: ['ugc_licence'], when: (a) => a.ugc_licence === 'promotion' },
    perpetual: { answers: ['ugc_licence'], when: (a) => a.ugc_licence === 'perpetual' },
    exceptions: { meets: ['dsm-17-9'], when: (a) => has(a.laws, 'eu_dsa') },
    reviewed: { meets: ['dsm-17-9'], promise: 'people_decide' },
  },
  texts: import.meta.url,
});
