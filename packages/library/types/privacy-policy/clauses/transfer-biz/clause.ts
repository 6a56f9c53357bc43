import { underEither } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Articles 5(1)(b), 6(1)(c) and (f) and 13(1)(e) GDPR. notice: buyers before the sale, only within legitimate
 * interests. The successor is bound until it has told people of other rules: a promise of the owner's. Courts and
 * authorities: Article 6(1)(c).
 */
export const transferBiz = clause({
  id: 'pp.transferbiz',
  version: 4,
  ground: { law: 'Regulation (EU) 2016/679, Art. 5(1)(b), 6(1)(c) and (f), 6(4)' },
  parts: { notice: { law: 'Regulation (EU) 2016/679, Art. 6(1)(f)', when: (a) => underEither(a) } },
  texts: import.meta.url,
});
