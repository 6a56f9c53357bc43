import { has } from '@clausewright/engine/document/authoring';
import { speaksAmerican, underBritish, underEither } from '../../words/regulation.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/** Only the words that the other clauses use: Article 4(1), (7) and (8) GDPR, Cal. Civ. Code § 1798.140. */
export const definitions = clause({
  id: 'pp.definitions',
  version: 3,
  ground: { law: 'Regulation (EU) 2016/679, Art. 4' },
  parts: {
    world: twoEnglishes('Regulation (EU) 2016/679, Art. 4(2) and (7)', speaksAmerican).world,
    processor: {
      law: 'Regulation (EU) 2016/679, Art. 4(8)',
      when: (a) => underEither(a) && (a.role === 'processor' || a.role === 'both'),
    },
    gdpr: { law: 'Regulation (EU) 2016/679', when: (a) => has(a.laws, 'gdpr') },
    british: { law: 'Data Protection Act 2018, s. 3(10)', when: underBritish },
    same: { law: 'Data Protection Act 2018, s. 3(10)', when: (a) => has(a.laws, 'gdpr') },
    area: { law: 'Agreement on the European Economic Area', when: (a) => has(a.laws, 'gdpr') },
    california: { law: 'Cal. Bus. & Prof. Code § 22577(a)', when: (a) => has(a.laws, 'caloppa') },
  },
  texts: import.meta.url,
});
