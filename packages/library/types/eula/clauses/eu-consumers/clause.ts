import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, isPaid, isRemunerated } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const inUnion = (a: Given): boolean => has(a.laws, 'eu_software') && isRemunerated(a);

// Directive (EU) 2019/770, Articles 3(1), 11, 14 and 16; Consumer Rights Act 2015, s. 33-36, 42-46; ACL s. 54-64. Nobody
// owes the remedies of the directive for what costs neither money nor data.
export const euConsumers = clause({
  id: 'eu.eu_consumers',
  version: 2,
  when: (a) => consumersToo(a) && (inUnion(a) || has(a.laws, 'uk_software', 'au_software')),
  ground: { answers: ['consumer_type', 'use_scope'] },
  parts: {
    eu: { meets: ['dcd-eula', 'pld-eula'], when: (a) => inUnion(a) },
    priced: { law: 'Directive (EU) 2019/770, Articles 14(4) and 16(1)', when: (a) => isPaid(a) },
    data: {
      law: 'Directive (EU) 2019/770, Article 3(1)',
      answers: ['data_collection'],
      when: (a) => isPaid(a) && a.data_collection !== 'none',
    },
    uk: { meets: ['uk-cra-digital'], when: (a) => has(a.laws, 'uk_software') },
    bought: { law: 'Consumer Rights Act 2015 s. 33-36, 42-44', when: (a) => isPaid(a) },
    australia: { meets: ['au-acl-software'], when: (a) => has(a.laws, 'au_software') },
  },
  texts: import.meta.url,
});
