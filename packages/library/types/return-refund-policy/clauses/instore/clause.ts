import { takesBack } from '../../sells.ts';
import { clause } from '../../clause.ts';

// A convenience beside the post.
export const instore = clause({
  id: 'rr.instore',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.instore === 'yes' && takesBack(a),
  ground: { answers: ['instore'] },
  parts: {
    places: { meets: ['practice-rr-how'], answers: ['instore_places'] },
  },
  texts: import.meta.url,
});
