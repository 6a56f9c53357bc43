import { has } from '@clausewright/engine/document/authoring';
import { inUnion } from '../../uses.ts';
import { clause } from '../../clause.ts';

/** Only the words that the other clauses use; the wide sense of 'cookies' follows EDPB Guidelines 2/2023. */
export const definitions = clause({
  id: 'cp.definitions',
  version: 1,
  ground: { law: 'Directive 2002/58/EC, recitals 24 and 25' },
  parts: {
    wide: { meets: ['eprivacy-scope'] },
    gdpr: { law: 'Regulation (EU) 2016/679', when: (a) => has(a.laws, 'gdpr') },
    area: {
      law: 'Agreement on the European Economic Area',
      when: (a) => inUnion(a) || a.banner_model === 'by-region',
    },
  },
  texts: import.meta.url,
});
