import { given } from '@clausewright/engine/document/authoring';
import { coveredPlaces } from '../../../../shared/clauses/covered-places.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { sellsGoods } from '../../sells.ts';
import { ownerName, ownerPlace, ownerWords } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

// Who sells and where: Directive 2011/83/EU, Article 6(1)(b) and (c). The rank of mandatory law is said once, here.
export const intro = clause({
  id: 'rr.intro',
  version: 4,
  ground: { answers: ['entity_type', 'agreement_for'] },
  parts: {
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    mandatory: { law: 'Directive 2011/83/EU, Art. 25' },
    goods: { answers: ['goods_kinds'], when: (a) => sellsGoods(a) },
    exchange: {
      answers: ['exchange'],
      when: (a) => a.exchange === 'same' || a.exchange === 'any' || a.returns_offered === 'exchange-only',
    },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    seller: (c, t) => ownerWords(c.a, t.phrases('seller')),
    coveredPlaces,
  },
});
