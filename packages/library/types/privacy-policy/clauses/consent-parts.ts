import type { Given } from '@clausewright/engine/document/answer-kinds';
import type { PrivacyQuestions } from '../clause.ts';
import { waitsWhereRequired } from './site-banner.ts';
import { underEither } from '../words/regulation.ts';

type Answers = Given<PrivacyQuestions>;

const law = 'Directive 2002/58/EC, Art. 5(3); Regulation (EU) 2016/679, Art. 6(1)(a)';

/** The sentence on consent of tools that store or read on devices: everywhere, or where the law of the visitor requires it. */
export const consentParts = {
  consent: { law, when: (a: Answers) => underEither(a) && !waitsWhereRequired(a) },
  required: { law, when: (a: Answers) => underEither(a) && waitsWhereRequired(a) },
} as const;
