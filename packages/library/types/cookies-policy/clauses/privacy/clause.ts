import { has } from '@clausewright/engine/document/authoring';
import { inUnion, mayNeedConsent, usesNothing } from '../../uses.ts';
import { clause } from '../../clause.ts';

/**
 * Art. 13 GDPR by link and in short (Recital 30); the Garante wants the rights in the notice itself, the AEPD
 * a word on profiling with legal effect. Which decisions there are is asked for the privacy policy, which says it in any
 * case; the same goes for how long the data is kept, as opposed to the cookies.
 */
export const privacy = clause({
  id: 'cp.privacy',
  version: 2,
  ground: { answers: ['privacy_url'] },
  parts: {
    policy: { meets: ['gdpr-r30-cookies', 'practice-cp-more'] },
    kept: { answers: ['privacy_url'], when: (a) => !usesNothing(a) },
    rights: { meets: ['it-garante-2021', 'gdpr-r30-cookies'], when: inUnion },
    decisions: {
      meets: ['es-lssi-22-2', 'edpb-05-2020'],
      when: (a) => mayNeedConsent(a) && (inUnion(a) || has(a.laws, 'uk_gdpr')),
    },
  },
  texts: import.meta.url,
});
