import { has } from '@clausewright/engine/document/authoring';
import { sellsAnything, sellsItself } from '../../conditions.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

/** Rome I, Brussels Ia and UCTD in one place for the consumer; black and grey lists: arts. R. 212-1 and R. 212-2 C. conso., arts. 82 to 91 TRLGDCU, art. 33 cod. cons., arts. 6:236 and 6:237 BW. Language: arts. 60(4) and 98(1) TRLGDCU, art. 9 cod. cons. */
export const euUsers = clause({
  id: 'tc.eu_users',
  version: 3,
  when: (a) => has(a.laws, 'eu_consumer'),
  ground: { law: 'Regulation (EC) No 593/2008, Art. 6(2)' },
  parts: {
    rights: { meets: ['rome-i-6'] },
    spanish: { meets: ['es-trlgdcu-97'], promise: 'information_in_language', when: (a) => sellsItself(a) },
    guarantee: { meets: ['fr-d211', 'dcd-16'], when: (a) => !sellsAnything(a) },
    warrantor: { meets: ['fr-d211-1'], answers: ['business_name', 'individual_name'] },
  },
  texts: import.meta.url,
  values: {
    ownerName,
  },
});
