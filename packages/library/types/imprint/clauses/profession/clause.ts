import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';
import { isIn } from '../seat.ts';

/** § 5(1) no. 5 DDG, § 5(1) Z 6 ECG, art. 10(1)(d) LSSI. Some professions have no chamber; title and rules all have, so the rules earn the credit. */
export const profession = clause({
  id: 'im.profession',
  version: 1,
  when: (a) => given(a.provider_profession),
  ground: { law: 'Directive 2000/31/EC, Art. 5(1)(f)' },
  parts: {
    title: { answers: ['provider_profession'] },
    trade: { law: '§ 5(1) Z 6 ECG', when: isIn('AT') },
    titled: { answers: ['country'], when: (a) => !isIn('AT')(a) },
    chamber: { answers: ['profession_chamber'], when: (a) => given(a.profession_chamber) },
    rules: {
      meets: ['imprint-de-ddg-5-5', 'imprint-at-ecg-5-6', 'imprint-es-lssi-10-d'],
      answers: ['profession_rules'],
      when: (a) => given(a.profession_rules),
    },
  },
  texts: import.meta.url,
});
