import { clause } from '../../clause.ts';
import { isPublicBody, isPublicInBritain, isPublicInEea } from '../regimes.ts';

/** Article 9 of Directive (EU) 2016/2102 with the Annex of Implementing Decision (EU) 2018/1523, section “Enforcement procedure”; § 16 BGG and the law of the German states; regs. 11 and 12 SI 2018/952. */
export const enforcement = clause({
  id: 'as.enforcement',
  version: 1,
  when: isPublicBody,
  ground: { law: 'Directive (EU) 2016/2102, Art. 9' },
  parts: {
    body: {
      meets: ['as-wad-enforcement', 'as-de-bitv'],
      answers: ['enforcement_body', 'enforcement_url'],
      when: isPublicInEea,
    },
    britain: {
      meets: ['as-uk-psbar'],
      answers: ['uk_nation'],
      when: (a) => a.uk_nation !== 'northern-ireland' && isPublicInBritain(a),
    },
    northernIreland: {
      meets: ['as-uk-psbar'],
      answers: ['uk_nation'],
      when: (a) => a.uk_nation === 'northern-ireland' && isPublicInBritain(a),
    },
  },
  texts: import.meta.url,
});
