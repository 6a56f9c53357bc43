import { has } from '@clausewright/engine/document/authoring';
import { hundred } from '../../../../shared/clauses/hundred.ts';
import { businessesToo, consumersToo, isSubscribed } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

/** Laws under which consumers meet no limit: the law alone holds for them. */
function isUnlimited({ laws }: Given): boolean {
  return has(laws, 'eu_software', 'uk_software', 'au_software');
}

/** Consumers of the United States, or of places whose law nobody chose, meet the limit as far as their law has it. */
function limitsSomeConsumers(a: Given): boolean {
  return consumersToo(a) && (has(a.laws, 'us_warranty') || !isUnlimited(a));
}

const english: readonly (string | undefined)[] = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA'];

/** Whether a law governs that knows duties whose breach cannot be limited to nothing (§ 307 BGB, article 1170 C. civ.). */
function knowsEssentialDuties({ governing_law }: Given): boolean {
  return !english.includes(governing_law);
}

/**
 * Directive 93/13/EEC, Annex 1(a)-(b); §§ 307, 309 No. 7 BGB; R212-1 Code de la consommation; Article 33 Codice del
 * consumo; Articles 85-86 TRLGDCU; 6:236-237 BW; Directive (EU) 2024/2853, Articles 6 and 15 (products placed on the
 * market after 9 December 2026); CRA 2015 s. 47, 65; UCTA 1977 s. 2, 3, 11. Towards consumers of those laws the law alone.
 */
export const liability = clause({
  id: 'eu.liability',
  version: 2,
  ground: { law: '?' },
  parts: {
    always: { meets: ['practice-eu-liability', 'pld-eula'] },
    product: { meets: ['pld-eula'], when: (a) => has(a.laws, 'eu_software') },
    consumers: { law: '?', when: (a) => consumersToo(a) },
    elsewhere: { meets: ['practice-eu-liability'], when: (a) => limitsSomeConsumers(a) },
    business: { meets: ['practice-eu-liability'], when: (a) => businessesToo(a) },
    essential: {
      answers: ['consumer_type', 'use_scope'],
      when: (a) => businessesToo(a) && knowsEssentialDuties(a),
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
