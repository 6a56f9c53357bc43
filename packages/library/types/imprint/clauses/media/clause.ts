import { given, has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';
import { isIn } from '../seat.ts';

/** § 25(2) to (4) MedienG: of media that do more than present their owner. Paragraph 5 is met in im.provider. */
export const media = clause({
  id: 'im.media',
  version: 1,
  when: (a) => isIn('AT')(a) && has(a.site_kind, 'content'),
  ground: { law: '§ 25(2) to (4) MedienG' },
  parts: {
    represented: {
      answers: ['provider_representatives'],
      when: (a) => given(a.provider_representatives),
    },
    shares: { answers: ['owner_shares'], when: (a) => given(a.owner_shares) },
    line: {
      meets: ['imprint-at-medieng-25'],
      answers: ['editorial_line'],
      when: (a) => given(a.editorial_line),
    },
  },
  texts: import.meta.url,
});
