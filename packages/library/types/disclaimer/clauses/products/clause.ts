import { given, has, properName } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

/** 21 CFR § 101.93(c)(1), single copy seen; prescribed in English and in bold, beside each statement. */
const fda = properName(
  'This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.',
);

// Warnings add to the information that product law demands on the product and take nothing from rights over defects.
export const products = clause({
  id: 'di.products',
  version: 3,
  price: paidUnless('us_supplements'),
  when: (a) => given(a.d_products),
  ground: { law: 'Regulation (EU) 2023/988, Articles 7 and 9: information on the product' },
  parts: {
    cosmetics: { answers: ['d_products'], when: (a) => has(a.d_products, 'cosmetics') },
    supplements: { law: 'Directive 2002/46/EC, Article 6(3)', when: (a) => has(a.d_products, 'supplements') },
    food: { law: 'Regulation (EU) No 1169/2011, Article 9', when: (a) => has(a.d_products, 'food') },
    cbd: { answers: ['d_products'], when: (a) => has(a.d_products, 'cbd') },
    electronics: { answers: ['d_products'], when: (a) => has(a.d_products, 'electronics') },
    chemicals: {
      law: 'Regulation (EC) No 1272/2008; Regulation (EC) No 1907/2006, Article 31',
      when: (a) => has(a.d_products, 'chemicals'),
    },
    children: { answers: ['d_products'], when: (a) => has(a.d_products, 'children') },
    fda: {
      meets: ['fda-dshea'],
      when: (a) => has(a.laws, 'us_supplements') && has(a.d_products, 'supplements'),
    },
  },
  texts: import.meta.url,
  values: {
    fdaStatement: () => fda,
  },
});
