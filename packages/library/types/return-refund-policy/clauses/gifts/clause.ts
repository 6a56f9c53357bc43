import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Only the buyer has the statutory rights, so a gift is returned voluntarily for a credit.
export const gifts = clause({
  id: 'rr.gifts',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.gifts === 'yes' && takesBack(a),
  ground: { answers: ['gifts'] },
  parts: {
    gift: { meets: ['practice-rr-exchange'], answers: ['gifts'] },
  },
  texts: import.meta.url,
});
