import { given, has } from '@clausewright/engine/document/authoring';
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { providerName } from '../../../../shared/clauses/provider-names.ts';
import { securityMeasureWords } from '../../../privacy-policy/words/security-measures.ts';
import { businessesToo, isSeatedInUnion } from '../../conditions.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

export function hasProcessing(a: Given): boolean {
  return (
    has(a.site_kind, 'saas') &&
    businessesToo(a) &&
    (isSeatedInUnion(a) || has(a.laws, 'eu_ecommerce', 'uk_ecommerce', 'eu_data_act'))
  );
}

/**
 * Art. 28(3) GDPR and UK GDPR, letter by letter, in text form (Art. 28(9)): whoever puts data of others into a software service
 * needs this contract, and the Privacy Policy refers to it. Conditional: whether a user is the controller is the user's fact. A
 * general authorisation of further processors with notice of each change (Art. 28(2)). Special safeguards for transfers are no
 * part of it.
 */
export const processing = clause({
  id: 'tc.processing',
  version: 2,
  when: hasProcessing,
  ground: { law: 'Regulation (EU) 2016/679, Art. 28' },
  parts: {
    contract: { law: 'Regulation (EU) 2016/679, Art. 28(3)' },
    kinds: {
      law: 'Regulation (EU) 2016/679, Art. 28(3)',
      answers: ['processed_kinds'],
      when: (a) => given(a.processed_kinds) || given(a['processed_kinds.own']),
    },
    measures: {
      law: 'Regulation (EU) 2016/679, Art. 28(3)(c)',
      answers: ['security_measures'],
      when: (a) => given(a.security_measures),
    },
    others: {
      law: 'Regulation (EU) 2016/679, Art. 28(2)',
      answers: ['sub_processors'],
      when: (a) => given(a.sub_processors) || given(a['sub_processors.own']),
    },
  },
  nouns: [
    'processed_kinds.contact',
    'processed_kinds.account',
    'processed_kinds.content',
    'processed_kinds.usage',
    'processed_kinds.payment',
    'processed_kinds.staff',
    'processed_kinds.special',
  ],
  words: lexiconOf((language) => ({ measures: securityMeasureWords[language] })),
  texts: import.meta.url,
  values: {
    processedKinds: (c) => c.names(c.say.processed_kinds, c.w.processed_kinds, c.say['processed_kinds.own']),
    measureNames: (c) => c.names(c.say.security_measures, c.w.measures),
    subProcessors: (c) =>
      c.names(c.say.sub_processors, (id) => providerName(c, id), c.say['sub_processors.own']),
  },
});
