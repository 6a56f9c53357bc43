import { has } from '@clausewright/engine/document/authoring';
import { hundred } from '../../../../shared/clauses/hundred.ts';
import { businessesToo, consumersToo, isCommonLaw, isOnlyAmerican, isSubscribed } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

/** Whether a sum limits what is paid; without one the law alone decides. */
function isCapped({ liability_cap }: Given): boolean {
  return liability_cap !== 'statutory';
}

/** Laws under which consumers meet no limit: the law alone holds for them. */
function isUnlimited({ laws }: Given): boolean {
  return has(laws, 'eu_software', 'uk_software', 'au_software');
}

/** Consumers of the United States, or of places whose law nobody chose, meet the limit as far as their law has it. */
function limitsSomeConsumers(a: Given): boolean {
  return (
    isCapped(a) && consumersToo(a) && !isOnlyAmerican(a) && (has(a.laws, 'us_warranty') || !isUnlimited(a))
  );
}

/**
 * Directive 93/13/EEC, Annex 1(a)-(b); §§ 307, 309 No. 7 BGB; R212-1 Code de la consommation; Article 33 Codice del
 * consumo; Articles 85-86 TRLGDCU; 6:236-237 BW; Directive (EU) 2024/2853, Articles 6 and 15 (products placed on the
 * market after 9 December 2026); CRA 2015 s. 47, 65; UCTA 1977 s. 2, 3, 11. Towards consumers of those laws the law alone.
 * United States: UCC § 2-719(3) (consequential damages), Cal. Civ. Code § 1668 (fraud, wilful injury); N.J.S.A. 56:12-16: what
 * holds in New Jersey is said. Essential obligations: § 307 BGB, article 1170 C. civ.
 */
export const liability = clause({
  id: 'eu.liability',
  version: 3,
  ground: { law: 'Directive 93/13/EEC, Annex 1(a)-(b)' },
  parts: {
    always: { meets: ['practice-eu-liability', 'pld-eula'] },
    product: { meets: ['pld-eula'], when: (a) => has(a.laws, 'eu_software') },
    guarantee: { law: '§ 276(1) and § 444 BGB', when: (a) => !isOnlyAmerican(a) },
    consumers: {
      law: 'Directive 93/13/EEC, Annex 1(b); CRA 2015 s. 47, 57, 65',
      when: (a) => consumersToo(a) && !isOnlyAmerican(a),
    },
    elsewhere: {
      meets: ['practice-eu-liability'],
      answers: ['liability_cap'],
      when: (a) => limitsSomeConsumers(a),
    },
    business: {
      meets: ['practice-eu-liability'],
      answers: ['liability_cap'],
      when: (a) => isCapped(a) && businessesToo(a) && !isOnlyAmerican(a),
    },
    essential: {
      law: '§ 307(2) No. 2 BGB; articles 1170 and 1231-3 C. civ.',
      when: (a) => businessesToo(a) && !isCommonLaw(a),
    },
    american: {
      meets: ['practice-eu-liability'],
      answers: ['liability_cap'],
      when: (a) => isCapped(a) && isOnlyAmerican(a),
    },
    newJersey: {
      meets: ['nj-tccwna-eula'],
      when: (a) => isCapped(a) && has(a.laws, 'us_warranty') && consumersToo(a),
    },
    paid: { answers: ['liability_cap'], when: (a) => a.liability_cap === 'paid-or-100' },
    // The price of twelve months is nothing a year after a single purchase (UCTA 1977 s. 11).
    months: {
      answers: ['liability_cap'],
      when: (a) => a.liability_cap === 'twelve-months' && isSubscribed(a),
    },
    once: {
      answers: ['liability_cap'],
      when: (a) => a.liability_cap === 'twelve-months' && !isSubscribed(a),
    },
    fixed: { answers: ['liability_cap', 'liability_amount'], when: (a) => a.liability_cap === 'fixed' },
  },
  texts: import.meta.url,
  values: {
    hundred: (c) => hundred(c.language, c.a),
  },
});
