import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** § 5(1) no. 3 DDG, § 5(1) Z 5 ECG, art. 10(1)(c) LSSI; elsewhere Article 5(1)(e) of Directive 2000/31/EC. */
export const authority = clause({
  id: 'im.authority',
  version: 1,
  when: (a) => given(a.provider_authority),
  ground: { law: 'Directive 2000/31/EC, Art. 5(1)(e)' },
  parts: {
    authority: {
      meets: ['imprint-de-ddg-5-3', 'imprint-at-ecg-5-5', 'imprint-es-lssi-10-c'],
      answers: ['provider_authority'],
    },
  },
  texts: import.meta.url,
});
