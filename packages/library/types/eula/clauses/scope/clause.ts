import { has } from '@clausewright/engine/document/authoring';
import { isFirmware } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

// Apple's instructions, point 2. Back-up copies: Directive 2009/24/EC, Article 5(2); CDPA 1988 s. 50A.
type Given = { readonly [Q in 'licence_kind' | 'use_scope']?: EulaQuestions[Q] | undefined };

/** Teaching is neither private nor the business of a firm: a licence for education has a scope of its own. */
function forTeaching({ licence_kind }: Given): boolean {
  return licence_kind === 'educational';
}

export const scope = clause({
  id: 'eu.scope',
  version: 3,
  ground: { answers: ['use_scope'] },
  parts: {
    educational: { meets: ['practice-eu-grant'], answers: ['licence_kind'], when: (a) => forTeaching(a) },
    personal: {
      meets: ['practice-eu-grant'],
      answers: ['use_scope'],
      when: (a) => !forTeaching(a) && a.use_scope === 'personal',
    },
    business: {
      meets: ['practice-eu-grant'],
      answers: ['use_scope'],
      when: (a) => !forTeaching(a) && a.use_scope === 'business',
    },
    // Whoever has consumers among the customers says that they are not meant.
    firms: {
      answers: ['use_scope', 'consumer_type'],
      when: (a) => !forTeaching(a) && a.use_scope === 'business' && a.consumer_type !== 'businesses',
    },
    both: {
      meets: ['practice-eu-grant'],
      answers: ['use_scope'],
      when: (a) => !forTeaching(a) && a.use_scope === 'both',
    },
    apple: { meets: ['apple-eula-2'], when: (a) => a.apple_rider === 'yes' && has(a.app_stores, 'apple') },
    family: { meets: ['apple-eula-2'], answers: ['family_sharing'], when: (a) => a.family_sharing === 'yes' },
    one: {
      meets: ['swd-5', 'uk-cdpa-50'],
      answers: ['copies'],
      when: (a) => a.copies === 'one' && !isFirmware(a),
    },
    none: {
      meets: ['swd-5', 'uk-cdpa-50'],
      answers: ['copies'],
      when: (a) => a.copies === 'none' && !isFirmware(a),
    },
    any: { answers: ['copies'], when: (a) => a.copies === 'any' && !isFirmware(a) },
  },
  texts: import.meta.url,
});
