import { businessesToo, consumersToo } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Consumer: Art. 2(1) CRD with recital 17 (predominant purpose), § 13 BGB, § 1 KSchG, art. 3 TRLGDCU (in Spain entities without profit too), article liminaire C. conso., art. 3 Codice del consumo; s. 2 CRA 2015. Whoever is none is a business user here, associations and authorities with them: nobody is both or neither. Reading in favour of the consumer: Art. 5 UCTD; opening, saving and printing: Art. 8(1) CRD. */
export const definitions = clause({
  id: 'tc.definitions',
  version: 2,
  ground: { law: '?' },
  parts: {
    person: { answers: ['consumer_type'], when: (a) => consumersToo(a) },
    spain: { answers: ['consumer_type'], when: (a) => consumersToo(a) && a.country === 'ES' },
    business: { answers: ['consumer_type'], when: (a) => businessesToo(a) },
    consumers: { meets: ['uctd-5', 'crd-8-1'], when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
});
