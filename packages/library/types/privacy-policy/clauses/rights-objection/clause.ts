import { holdsForSome, whomItReaches } from '../../words/reach.ts';
import { underEither } from '../../words/regulation.ts';
import { type Context } from '@clausewright/engine/document/authoring';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** No business has one unless it says so. */
function hasPublicTask(a: Context<PrivacyQuestions>['a']): boolean {
  return (
    a.purpose_table?.some((row) => row.basis === 'public-task') === true ||
    a.custom_purposes?.some((row) => row.custom_basis === 'public-task') === true
  );
}

/** Art. 21(4) GDPR, the same in the UK GDPR: clearly and apart from all other information, so in a section of its own. */
export const rightsObjection = clause({
  id: 'pp.rights.objection',
  version: 4,
  when: underEither,
  ground: { law: 'Regulation (EU) 2016/679, Art. 21(4)' },
  parts: {
    whom: { law: 'Regulation (EU) 2016/679, Art. 3', when: holdsForSome },
    interests: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
    task: { answers: ['purpose_table', 'custom_purposes'], when: hasPublicTask },
    marketing: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
  },
  texts: import.meta.url,
  values: {
    whomItReaches,
  },
});
