import { contactWays } from '../../../../shared/words/request-ways.ts';
import { isIndividual, ownerName } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

/** Art. 5(1)(c) ECD and Art. 6(1)(b) to (d) CRD: direct and effective contact; complaints go here. */
export const contact = clause({
  id: 'tc.contact',
  version: 1,
  ground: { answers: ['contact_methods'] },
  parts: {
    ways: { meets: ['crd-6-1-bcd'] },
    business: { answers: ['business_address'], when: (a) => !isIndividual(a) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    contactWays,
  },
});
