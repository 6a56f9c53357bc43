import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// A service for business customers whose data the owner handles on their behalf: Articles 4(8), 28 and 29 GDPR and EDPB
// Guidelines 07/2020. contract: Article 28(3) and (9); subprocessors: Article 28(2) and (4), without a word on whether
// the authorisation is general or specific; requests: Article 28(3)(e); end: Article 28(3)(g). only and both say to what
// the rest of the document applies. Left out: a list of sub-processors and the measures of security, which belong to the
// contract with the customer, and the 'service provider' of the CCPA, which the sections of the states may name.
export const processor = clause({
  id: 'pp.processor',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.role === 'processor' || a.role === 'both',
  ground: { answers: ['role'] },
  parts: {
    only: { answers: ['role'], when: (a) => a.role === 'processor' },
    both: { answers: ['role'], when: (a) => a.role === 'both' },
    instructions: { law: 'Regulation (EU) 2016/679, Art. 28(3)(a), 29' },
    contract: { law: 'Regulation (EU) 2016/679, Art. 28(3)', when: (a) => has(a.laws, 'gdpr') },
    british: { law: 'UK GDPR, Art. 28(3)', when: (a) => has(a.laws, 'uk_gdpr') && !has(a.laws, 'gdpr') },
    agreed: { answers: ['role'], when: (a) => !has(a.laws, 'gdpr', 'uk_gdpr') },
    subprocessors: { law: 'Regulation (EU) 2016/679, Art. 28(2) and (4)' },
    requests: { law: 'Regulation (EU) 2016/679, Art. 28(3)(e)' },
    end: { law: 'Regulation (EU) 2016/679, Art. 28(3)(g)' },
  },
  texts: import.meta.url,
});
