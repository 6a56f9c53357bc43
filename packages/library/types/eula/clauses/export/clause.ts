import { has } from '@clausewright/engine/document/authoring';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const isAmerican = (a: Given): boolean => a.country === ('US' as typeof a.country);

/**
 * Apple's instructions, point 7; 15 CFR Parts 730-774; Regulation (EU) 2021/821. The statement on embargoes only where
 * Apple or American law asks for it, and with the reservation wherever Europeans may have to make it: § 7 AWV and
 * Article 5 of Regulation (EC) No 2271/96 forbid boycott declarations and obedience to certain American embargoes.
 */
export const exportControl = clause({
  id: 'eu.export',
  version: 3,
  when: (a) => a.export === 'yes' || a.apple_rider === 'yes',
  ground: { answers: ['export', 'apple_rider'] },
  parts: {
    rules: {
      meets: ['us-ear', 'eu-dual-use'],
      answers: ['export'],
      when: (a) => a.export === 'yes' && !isOnlyAmerican(a),
    },
    rulesAmerican: {
      meets: ['us-ear'],
      answers: ['export'],
      when: (a) => a.export === 'yes' && isOnlyAmerican(a),
    },
    embargo: { meets: ['apple-eula-7', 'us-ear'], when: (a) => a.apple_rider === 'yes' || isAmerican(a) },
    reserved: {
      law: '§ 7 AWV; Regulation (EC) No 2271/96, Article 5',
      when: (a) =>
        (a.apple_rider === 'yes' || isAmerican(a)) && (!isAmerican(a) || has(a.audience_regions, 'eu')),
    },
  },
  texts: import.meta.url,
});
