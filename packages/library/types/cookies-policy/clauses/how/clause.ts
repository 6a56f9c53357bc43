import { given } from '@clausewright/engine/document/authoring';
import { needsConsent, usesNothing } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { namesProviders } from '../provider-lists.ts';

/**
 * How long cookies operate and whether others may have access to them: CJEU C-673/17 (Planet49), para.
 * 75-81. Where the owner knows no longest period the criteria stand, as Art. 13(2)(a) GDPR allows.
 */
export const how = clause({
  id: 'cp.how',
  version: 1,
  when: (a) => !usesNothing(a),
  ground: { answers: ['cat_essential'] },
  parts: {
    duration: {
      meets: ['planet49-duration', 'es-lssi-22-2', 'it-garante-2021', 'at-tkg-165', 'br-anpd-cookies'],
    },
    longest: { meets: ['planet49-duration'], when: (a) => given(a.longest_lifetime) },
    criteria: { law: '?', when: (a) => !given(a.longest_lifetime) },
    own: { meets: ['cookie-list-name'] },
    third: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: (a) => namesProviders(a) || needsConsent(a),
    },
    nobody: {
      meets: ['planet49-third-party', 'es-lssi-22-2', 'it-garante-2021'],
      when: (a) => !namesProviders(a) && !needsConsent(a),
    },
  },
  texts: import.meta.url,
});
