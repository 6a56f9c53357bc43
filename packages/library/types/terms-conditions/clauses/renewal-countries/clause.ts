import { soldInStores } from '../../conditions.ts';
import { paidUnless } from '../../paid-unless.ts';
import { isGerman, renewsInUnion } from '../renewal/clause.ts';
import { clause } from '../../clause.ts';

/**
 * § 309 no. 9 BGB and art. 6:236(j) BW (after the first term indefinite, one month's notice), arts. L. 215-1 to L. 215-4 C. conso.
 * (notice 3 to 1 months before; free exit), arts. 62 and 97(1)(p) TRLGDCU (notice 15 days before the charge, Ley 10/2025),
 * art. 6:236(k) BW, art. VI.91 CDE (two months), art. 65-bis cod. cons. Art. L. 215-4 wants its articles reproduced:
 * tc.renewal_fr does so in French, the other languages restate the first. Where a store bills, what the law gives without a
 * notice is told, and that the notice to Spain comes from either.
 */
export const renewalCountries = clause({
  id: 'tc.renewal_countries',
  version: 1,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: renewsInUnion,
  ground: { answers: ['auto_renew'] },
  parts: {
    abroad: { law: '§ 309 no. 9 BGB; art. 6:236(j) BW', when: (a) => !isGerman(a) },
    belgium: { law: 'art. VI.91 CDE' },
    spain: {
      meets: ['es-97-p'],
      promise: 'renewal_notice_spain',
      when: (a) => !soldInStores(a),
    },
    storeSpain: {
      meets: ['es-97-p'],
      promise: 'renewal_notice_spain',
      when: (a) => soldInStores(a),
    },
    france: { meets: ['fr-l215-1'], when: (a) => !soldInStores(a) },
    italy: { law: 'art. 65-bis cod. cons.', when: (a) => !soldInStores(a) },
    unwarned: {
      meets: ['fr-l215-1'],
      law: 'art. L. 215-1 C. conso.; art. 65-bis cod. cons.',
      when: (a) => soldInStores(a),
    },
    franceNotice: {
      meets: ['fr-l215-1'],
      promise: 'renewal_notice_france',
      languages: ['de', 'en', 'es', 'it', 'nl'],
    },
    italyNotice: { meets: ['crd-6-1-o'], promise: 'renewal_notice_italy' },
  },
  texts: import.meta.url,
});
