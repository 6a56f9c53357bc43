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
  version: 2,
  price: paidUnless('us_supplements'),
  when: (a) => given(a.d_products),
  ground: { answers: ['d_products'] },
  parts: {
    cosmetics: { answers: ['d_products'], when: (a) => has(a.d_products, 'cosmetics') },
    supplements: { answers: ['d_products'], when: (a) => has(a.d_products, 'supplements') },
    food: { answers: ['d_products'], when: (a) => has(a.d_products, 'food') },
    cbd: { answers: ['d_products'], when: (a) => has(a.d_products, 'cbd') },
    electronics: { answers: ['d_products'], when: (a) => has(a.d_products, 'electronics') },
    chemicals: { answers: ['d_products'], when: (a) => has(a.d_products, 'chemicals') },
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
