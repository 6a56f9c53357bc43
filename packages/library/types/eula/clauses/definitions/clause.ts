import { businessesToo, consumersToo, isFirmware, isOnlyAmerican } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Consumer and business as in the terms, so that nobody is neither: Directive 2011/83/EU, Article 2(1), § 13 BGB, article 3 Codice del consumo, CRA 2015 s. 2.
// Some laws protect associations as well (article 3 TRLGDCU, L212-2 Code de la consommation). American law needs no consumer.
export const definitions = clause({
  id: 'eu.definitions',
  version: 4,
  ground: { answers: ['software_kind'] },
  parts: {
    terms: { meets: ['practice-eu-definitions'] },
    device: { answers: ['software_kind'], when: (a) => !isFirmware(a) },
    firmware: { answers: ['software_kind'], when: (a) => isFirmware(a) },
    consumer: {
      law: 'Directive 2011/83/EU, Article 2(1); article 3 TRLGDCU',
      when: (a) => consumersToo(a) && !isOnlyAmerican(a),
    },
    business: {
      law: 'Directive 2011/83/EU, Article 2(2)',
      when: (a) => businessesToo(a) && !isOnlyAmerican(a),
    },
    firm: { answers: ['consumer_type', 'use_scope'], when: (a) => businessesToo(a) && isOnlyAmerican(a) },
  },
  texts: import.meta.url,
});
