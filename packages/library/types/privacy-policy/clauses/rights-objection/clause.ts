import { holdsForSome, whomItReaches } from '../../words/reach.ts';
import { underEither } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';

/** Art. 21(4) GDPR, the same in the UK GDPR: clearly and apart from all other information, so in a section of its own. */
export const rightsObjection = clause({
  id: 'pp.rights.objection',
  version: 3,
  when: underEither,
  ground: { law: '?' },
  parts: {
    whom: { law: '?', when: holdsForSome },
    interests: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
    marketing: { meets: ['gdpr-21-4', 'uk-gdpr-21-4'] },
  },
  texts: import.meta.url,
  values: {
    whomItReaches,
  },
});
