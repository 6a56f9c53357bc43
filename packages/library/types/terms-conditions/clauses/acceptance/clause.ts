import { given, has } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo, minorsToo, sellsAnything } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Incorporation: § 305(2) BGB, art. 1119 C. civ., art. 6:233-234 BW, arts. 5 and 7 LCGC. Minors: §§ 107 ff. BGB, § 170 ABGB, art. 1145 C. civ., art. 1425 c.c.: their parents' consent is spoken of wherever they may take part. DSA 14(3) needs words that minors understand. No consent by mere browsing where a contract for payment is made. */
export const acceptance = clause({
  id: 'tc.acceptance',
  version: 2,
  ground: { law: '§ 305(2) BGB; art. 1119 C. civ.' },
  parts: {
    free: { meets: ['nl-6-233'] },
    age: { answers: ['min_age'], when: (a) => consumersToo(a) && (a.min_age ?? 18) > 0 },
    own: { law: '§ 305(2) and § 305b BGB; art. 1119 C. civ.', when: (a) => businessesToo(a) },
    minors: {
      law: '§§ 107 and 108 BGB; § 170 ABGB; art. 1145 C. civ.; art. 1425 c.c.',
      when: minorsToo,
    },
    purchases: { answers: ['sells'], when: (a) => minorsToo(a) && sellsAnything(a) },
    together: { answers: ['minors_ok'], when: (a) => a.minors_ok === 'yes' },
    plain: { meets: ['dsa-14-3'], when: (a) => minorsToo(a) && has(a.laws, 'eu_dsa') },
    geo: { answers: ['geo_limits'], when: (a) => given(a.geo_limits) },
  },
  texts: import.meta.url,
  values: {
    excludedCountries: (c) => c.countries(c.say.geo_limits),
  },
});
