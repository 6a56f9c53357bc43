import { given, has } from '@clausewright/engine/document/authoring';
import { productDataWords } from '../../words/product-data.ts';
import { clause } from '../../clause.ts';

/**
 * Regulation (EU) 2023/2854: what the user is told before the contract (Article 3(2) and (3)), the contract that the use
 * of other than personal data needs (Article 4(13)), sharing on request (Articles 4(1) and 5(1)), the complaint (Article 38).
 */
export const productData = clause({
  id: 'eu.product_data',
  version: 2,
  when: (a) => a.connected_product === 'yes' && has(a.laws, 'eu_data_act'),
  ground: { answers: ['connected_product'] },
  parts: {
    created: {
      meets: ['data-act-3'],
      answers: ['product_data', 'product_data_pace', 'product_data_place', 'product_data_access'],
    },
    kept: { answers: ['product_data_kept'], when: (a) => given(a.product_data_kept) },
    used: {
      meets: ['data-act-3'],
      answers: ['product_data_use'],
      when: (a) => has(a.product_data_use, 'operate', 'improve', 'statistics'),
    },
    unused: {
      meets: ['data-act-3'],
      answers: ['product_data_use'],
      when: (a) => !has(a.product_data_use, 'operate', 'improve', 'statistics'),
    },
    shared: {
      meets: ['data-act-3'],
      answers: ['product_data_shared'],
      when: (a) => a.product_data_shared === 'yes',
    },
    unshared: {
      meets: ['data-act-3'],
      answers: ['product_data_shared'],
      when: (a) => a.product_data_shared !== 'yes',
    },
    complaint: { meets: ['data-act-3'] },
  },
  words: productDataWords,
  texts: import.meta.url,
  values: {
    whenTheyArise: (c) => c.name(c.say.product_data_pace, c.w.pace),
    whereTheyAreStored: (c) => c.names(c.say.product_data_place, c.w.place),
    whatWeUseThemFor: (c) => c.names(c.say.product_data_use, c.w.use),
  },
});
