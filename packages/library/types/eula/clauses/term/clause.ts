import { isBoughtForGood } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// What was bought for good cannot be taken back at will: Directive 93/13/EEC, Annex 1(f)-(g); CJEU C-128/11.
export const term = clause({
  id: 'eu.term',
  version: 2,
  ground: { law: '§§ 145-151 BGB: a contract begins with its acceptance' },
  parts: {
    open: {
      meets: ['practice-eu-term'],
      answers: ['term'],
      when: (a) => a.term === 'until-ended' && !isBoughtForGood(a),
    },
    perpetual: {
      meets: ['practice-eu-term'],
      answers: ['licence_kind', 'term'],
      when: (a) => a.term === 'until-ended' && isBoughtForGood(a),
    },
    fixed: { meets: ['practice-eu-term'], answers: ['term', 'term_length'], when: (a) => a.term === 'fixed' },
    subscription: {
      meets: ['practice-eu-term'],
      answers: ['term'],
      when: (a) => a.term === 'with-subscription',
    },
  },
  texts: import.meta.url,
});
