import { owesConsent, remembersChoice, usesEssential, usesNothing, usesPreferences } from '../../uses.ts';
import { clause } from '../../clause.ts';
import { purpose } from '../duties.ts';

/**
 * The purposes, of which the first two stand here and the others in clauses of their own: Art. 5(3) ePrivacy Directive and its national
 * rules; groups as the AEPD guide and the Garante's guidelines of 10 June 2021 name them. Free of consent is
 * only what is strictly necessary (WP 194).
 */
export const categories = clause({
  id: 'cp.categories',
  version: 2,
  ground: { law: 'Directive 2002/58/EC, Art. 5(3)' },
  parts: {
    order: {
      meets: ['it-garante-2021', 'cookie-categories', 'at-tkg-165', 'ch-fmg-45c'],
      when: (a) => !usesNothing(a),
    },
    nothing: {
      meets: ['it-garante-2021', 'it-garante-2021-times', 'at-tkg-165', 'at-tkg-165-storage', 'ch-fmg-45c'],
      when: usesNothing,
    },
    essential: { meets: ['it-garante-2021', 'at-tkg-165', 'ch-fmg-45c'], when: usesEssential },
    choice: { answers: ['cat_acceptance', 'banner'], when: remembersChoice },
    exempt: { law: 'Directive 2002/58/EC, Art. 5(3)', when: owesConsent },
    preferences: { meets: purpose, when: usesPreferences },
    preferencesConsent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: owesConsent },
  },
  texts: import.meta.url,
});
