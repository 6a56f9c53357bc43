import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** What the policies of IAB Europe's framework want told (Appendix B). Google's Consent Mode v2 is told though no duty asks for it. */
export const consentSignals = clause({
  id: 'cp.gcm_tcf',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.gcm === 'yes' || a.tcf === 'yes',
  ground: { answers: ['gcm', 'tcf'] },
  parts: {
    google: { answers: ['gcm'], when: (a) => a.gcm === 'yes' },
    basic: { answers: ['gcm_mode'], when: (a) => a.gcm_mode === 'basic' },
    advanced: { answers: ['gcm_mode'], when: (a) => a.gcm_mode === 'advanced' },
    unknown: { answers: ['gcm'], when: (a) => !given(a.gcm_mode) },
    framework: { meets: ['iab-tcf'], when: (a) => a.tcf === 'yes' },
    tool: { answers: ['tcf_cmp_id'], when: (a) => given(a.tcf_cmp_id) },
  },
  texts: import.meta.url,
});
