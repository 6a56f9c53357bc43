import { contactWays, hasOneContactWay } from '../../../../shared/words/request-ways.ts';
import { isIndividual, ownerName } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';
import { showsProvider } from '../provider/clause.ts';

/** Art. 5(1)(c) ECD and Art. 6(1)(b) to (d) CRD: direct and effective contact; complaints go here. */
export const contact = clause({
  id: 'tc.contact',
  version: 2,
  ground: { answers: ['contact_methods'] },
  parts: {
    one: { meets: ['crd-6-1-bcd', 'ecd-5-1'], when: hasOneContactWay },
    several: { meets: ['crd-6-1-bcd', 'ecd-5-1'], when: (a) => !hasOneContactWay(a) },
    // Where the provider is told of, the address stands right above.
    business: { answers: ['business_address'], when: (a) => !isIndividual(a) && !showsProvider(a) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    contactWays,
  },
});
