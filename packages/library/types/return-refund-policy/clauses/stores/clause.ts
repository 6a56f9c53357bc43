import { has } from '@clausewright/engine/document/authoring';
import { sellsDigital } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Apple Media Services Terms; Google Play refund policies: the store bills and decides, the law stays.
export const stores = clause({
  id: 'rr.stores',
  version: 1,
  when: (a) =>
    (has(a.app_stores, 'apple', 'google') || has(a.app_platforms, 'ios', 'android')) &&
    (sellsDigital(a) || has(a.goods_kinds, 'subscriptions')),
  ground: { answers: ['app_stores'] },
  parts: {
    store: { meets: ['app-store-refund'] },
  },
  texts: import.meta.url,
});
