import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

export const terms = clause({
  id: 'di.terms',
  version: 2,
  when: (a) => given(a.terms_url),
  ground: { answers: ['terms_url'] },
  parts: {},
  texts: import.meta.url,
});
