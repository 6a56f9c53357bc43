import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, isOnlyAmerican, isPaid, isRemunerated } from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

// UCC § 2-316 and 15 U.S.C. § 2308 (named, in bold, not against a written warranty); Directive (EU) 2019/770, Articles 7-9, 14, 22; CRA 2015 s. 47; ACL s. 64; Apple's instructions, point 4.
// No words that other states may not allow this: N.J.S.A. 56:12-16. eu.liability says what holds in New Jersey.
export const warranty = clause({
  id: 'eu.warranty',
  version: 4,
  ground: { law: 'UCC § 2-316; Directive (EU) 2019/770, Articles 7-9' },
  parts: {
    // Capitals where UCC § 2-316 wants conspicuous words; British drafting shouts at nobody.
    ...twoEnglishes('UCC § 2-316(2)', isOnlyAmerican),
    asIs: { meets: ['practice-eu-warranty'], answers: ['warranty'], when: (a) => a.warranty === 'as-is' },
    limited: {
      meets: ['practice-eu-warranty'],
      answers: ['warranty', 'warranty_days'],
      when: (a) => a.warranty === 'limited',
    },
    besides: { law: '§ 443 BGB', when: (a) => a.warranty === 'limited' && !consumersToo(a) },
    conformity: {
      meets: ['practice-eu-warranty'],
      answers: ['warranty'],
      when: (a) => a.warranty === 'conformity',
    },
    // What consumers of the Union may then ask for stands in the section on their rights; what is given away owes no more.
    remedy: {
      law: '§ 327i BGB',
      answers: ['warranty'],
      when: (a) =>
        a.warranty === 'conformity' && isRemunerated(a) && !(consumersToo(a) && has(a.laws, 'eu_software')),
    },
    priced: { answers: ['licence_kind', 'purchases'], when: (a) => isPaid(a) },
    consumers: {
      meets: ['dcd-eula', 'uk-cra-digital', 'au-acl-software'],
      when: (a) => consumersToo(a) && !isOnlyAmerican(a),
    },
    abroad: { law: 'UCC § 2-316', when: (a) => has(a.laws, 'us_warranty') },
    security: { law: 'Directive (EU) 2019/770, Article 8(2)', when: (a) => has(a.laws, 'eu_software') },
    unitedStates: {
      meets: ['ucc-2-316'],
      answers: ['warranty'],
      when: (a) => has(a.laws, 'us_warranty') && a.warranty !== 'limited',
    },
    lasting: {
      meets: ['ucc-2-316'],
      answers: ['warranty'],
      when: (a) => has(a.laws, 'us_warranty') && a.warranty === 'limited',
    },
    apple: { meets: ['apple-eula-4'], when: (a) => a.apple_rider === 'yes' },
  },
  texts: import.meta.url,
});
