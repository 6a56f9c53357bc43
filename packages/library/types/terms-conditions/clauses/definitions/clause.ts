import { has } from '@clausewright/engine/document/authoring';
import { businessesToo, consumersToo, speaksAmerican } from '../../conditions.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { reaches } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/** Consumer: Art. 2(1) CRD with recital 17 (predominant purpose), § 13 BGB, § 1 KSchG, art. 3 TRLGDCU (in Spain entities without profit too), article liminaire C. conso., art. 3 Codice del consumo; s. 2 CRA 2015. A business user acts in business or as an authority. An association is a consumer in Spain (art. 3 TRLGDCU) and a non-professionnel in France (article liminaire): its law says what protects it. Reading in favour of the consumer: Art. 5 UCTD; opening, saving and printing: Art. 8(1) CRD. */
export const definitions = clause({
  id: 'tc.definitions',
  version: 3,
  ground: { law: 'Directive 93/13/EEC, Art. 5' },
  parts: {
    ...twoEnglishes('15 U.S.C. § 2301(1); Cal. Civ. Code § 1761(d)', speaksAmerican),
    person: {
      law: 'Directive 2011/83/EU, Art. 2(1); § 13 BGB; Consumer Rights Act 2015, s. 2',
      when: (a) => consumersToo(a),
    },
    spain: {
      law: 'art. 3 TRLGDCU',
      when: (a) => consumersToo(a) && has(a.laws, 'eu_consumer') && reaches(a, 'ES'),
    },
    business: { law: 'Directive 2011/83/EU, Art. 2(2); § 14 BGB', when: (a) => businessesToo(a) },
    organisations: {
      law: 'art. 3 TRLGDCU; article liminaire C. conso.',
      when: (a) => consumersToo(a) && businessesToo(a) && has(a.laws, 'eu_consumer'),
    },
    consumers: { meets: ['uctd-5', 'crd-8-1'], when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
