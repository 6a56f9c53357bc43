import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** What the policies of IAB Europe's framework want told (Appendix B). Google's Consent Mode v2 is told though no duty asks for it. */
export const consentSignals = clause({
  id: 'cp.gcm_tcf',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.gcm === 'yes' || a.tcf === 'yes',
  ground: { answers: ['gcm', 'tcf'] },
  parts: {
    google: { answers: ['gcm'], when: (a) => a.gcm === 'yes' },
    framework: { meets: ['iab-tcf'], when: (a) => a.tcf === 'yes' },
    tool: { answers: ['tcf', 'tcf_cmp_id'], when: (a) => given(a.tcf_cmp_id) },
  },
  texts: import.meta.url,
});
