import { given } from '@clausewright/engine/document/authoring';
import { coveredPlaces } from '../../../../shared/clauses/covered-places.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { ownerName, ownerPlace, ownerWords } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

// Who speaks and for what: Directive 2000/31/EC, Article 5; the text claims no effect against mandatory rights.
export const intro = clause({
  id: 'di.intro',
  version: 4,
  ground: { answers: ['business_name', 'individual_name', 'country'] },
  parts: {
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    others: { answers: ['content_author'], when: (a) => a.content_author === 'third-parties' },
    mixed: { answers: ['content_author'], when: (a) => a.content_author === 'both' },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    provider: (c, t) => ownerWords(c.a, t.phrases('provider')),
    coveredPlaces,
  },
});
