import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';
import { isPublicBody } from '../regimes.ts';

/** Annex of Implementing Decision (EU) 2018/1523, section “Preparation of this accessibility statement”: day, method, last review. Elsewhere nobody asks for it, but a state that nobody knows the source of says little; what a tool cannot find is said with it (Article 6 of Directive 2005/29/EC). */
export const assessment = clause({
  id: 'as.assessment',
  version: 1,
  when: (a) => given(a.assessment_day) || isPublicBody(a),
  ground: { answers: ['assessment', 'assessment_day'] },
  parts: {
    tool: { answers: ['assessment'], when: (a) => a.assessment === 'tool' },
    self: { meets: ['as-wad-method'], answers: ['assessment'], when: (a) => a.assessment === 'self' },
    external: {
      meets: ['as-wad-method'],
      answers: ['assessment_by'],
      when: (a) => a.assessment === 'external',
    },
    report: { answers: ['assessment_url'], when: (a) => given(a.assessment_url) },
    prepared: { answers: ['effective_date'], when: isPublicBody },
    reviewed: { answers: ['reviewed_day'], when: (a) => given(a.reviewed_day) },
  },
  texts: import.meta.url,
});
