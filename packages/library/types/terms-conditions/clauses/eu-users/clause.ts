import { has } from '@clausewright/engine/document/authoring';
import { sellsAnything, sellsItself } from '../../conditions.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { reaches, reachesAny } from '../../../../places/reached-countries.ts';
import { clause } from '../../clause.ts';

/** What is told to consumers of the Union alone; that they keep the law of their country is said once, in tc.law. Language: arts. 60(4) and 98(1) TRLGDCU, art. 9 cod. cons. */
export const euUsers = clause({
  id: 'tc.eu_users',
  version: 4,
  when: (a) =>
    has(a.laws, 'eu_consumer') &&
    (!sellsAnything(a) || reaches(a, 'FR') || (sellsItself(a) && reachesAny(a, ['ES', 'IT']))),
  ground: { law: 'Directive 2011/83/EU, Art. 6(1)' },
  parts: {
    spanish: {
      meets: ['es-trlgdcu-97'],
      promise: 'information_in_language',
      when: (a) => sellsItself(a) && reachesAny(a, ['ES', 'IT']),
    },
    guarantee: { meets: ['fr-d211', 'dcd-16'], when: (a) => !sellsAnything(a) },
    warrantor: {
      meets: ['fr-d211-1'],
      answers: ['business_name', 'individual_name'],
      when: (a) => reaches(a, 'FR'),
    },
  },
  texts: import.meta.url,
  values: {
    ownerName,
  },
});
