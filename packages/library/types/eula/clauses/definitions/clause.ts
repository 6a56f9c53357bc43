import { businessesToo, consumersToo, isFirmware } from '../../conditions.ts';
import { clause } from '../../clause.ts';

// Consumer and business as in the terms, so that nobody is neither: Directive 2011/83/EU, Article 2(1), § 13 BGB, article 3 Codice del consumo, CRA 2015 s. 2.
export const definitions = clause({
  id: 'eu.definitions',
  version: 3,
  ground: { law: '?' },
  parts: {
    terms: { meets: ['practice-eu-definitions'] },
    device: { law: '?', when: (a) => !isFirmware(a) },
    firmware: { answers: ['software_kind'], when: (a) => isFirmware(a) },
    consumer: { answers: ['consumer_type', 'use_scope'], when: (a) => consumersToo(a) },
    business: { answers: ['consumer_type', 'use_scope'], when: (a) => businessesToo(a) },
  },
  texts: import.meta.url,
});
