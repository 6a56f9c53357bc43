import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** What the policies of IAB Europe's framework want told (Appendix B). Google's Consent Mode v2 is told though no duty asks for it. */
export const consentSignals = clause({
  id: 'cp.gcm_tcf',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.gcm === 'yes' || a.tcf === 'yes',
  parts: {
    google: { meets: [], when: (a) => a.gcm === 'yes' },
    basic: { meets: [], when: (a) => a.gcm_mode === 'basic' },
    advanced: { meets: [], when: (a) => a.gcm_mode === 'advanced' },
    unknown: { meets: [], when: (a) => !given(a.gcm_mode) },
    framework: { meets: ['iab-tcf'], when: (a) => a.tcf === 'yes' },
    tool: { meets: [], when: (a) => given(a.tcf_cmp_id) },
  },
  texts: import.meta.url,
});
