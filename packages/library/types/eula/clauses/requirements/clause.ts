import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 6(1)(r)-(s): compatibility. Apple's instructions, point 9: terms of third parties.
export const requirements = clause({
  id: 'eu.requirements',
  version: 3,
  when: (a) => given(a.hardware) || a.connectivity === 'yes',
  ground: { answers: ['connectivity', 'hardware'] },
  parts: {
    hardware: { answers: ['hardware'], when: (a) => given(a.hardware) },
    online: { answers: ['connectivity'], when: (a) => a.connectivity === 'yes' },
  },
  texts: import.meta.url,
});
