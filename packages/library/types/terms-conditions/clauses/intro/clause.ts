import { given } from '@clausewright/engine/document/authoring';
import { coveredPlaces } from '../../../../shared/clauses/covered-places.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { ownerName, ownerPlace } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

/** Identity of the provider: Art. 5(1)(a) to (c) ECD, Art. 6(1)(b) to (d) CRD, Sch. 2 CCR 2013. The places covered come from block S1. */
export const intro = clause({
  id: 'tc.intro',
  version: 2,
  ground: { answers: ['entity_type', 'agreement_for'] },
  parts: {
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    coveredPlaces,
  },
});
