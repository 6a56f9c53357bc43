import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** § 2(1) no. 11 DL-InfoV, art. 6:230b(k) BW, art. III.74 WER, reg. 8 SI 2009/2999. */
export const insurance = clause({
  id: 'im.insurance',
  version: 1,
  when: (a) => given(a.provider_insurance),
  ground: { law: 'Directive 2006/123/EC, Art. 22(1)(k)' },
  parts: {
    insurance: {
      meets: ['imprint-de-dlinfov', 'imprint-nl-6-230b', 'imprint-be-iii-74', 'imprint-uk-psr-8'],
      answers: ['provider_insurance'],
    },
  },
  texts: import.meta.url,
});
