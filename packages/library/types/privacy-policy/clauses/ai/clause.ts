import { given, has } from '@clausewright/engine/document/authoring';
import { aiFeatureWords, aiTools, featuresThat } from '../../words/ai-features.ts';
import { clause } from '../../clause.ts';
import { providers } from '../provider-lists.ts';

const assessing = ['recommendations', 'moderation', 'scoring'] as const;

// What people use knowingly (chatbot, generation, transcription); what software does with them stands in pp.adm, to
// which `elsewhere` points. features: that a chatbot is no human being (Regulation (EU) 2024/1689, Article 50(1)) stands
// in the words of the feature; the duty itself is met in the chat. entries: what is entered is data too (report of the
// EDPB's ChatGPT taskforce, 2024). providers: Article 13(1)(e) GDPR, no word on their role, which nobody was asked.
// training: Articles 6(1)(a), 7(3) and 21 GDPR and EDPB Opinion 28/2024; 'never' is not said where a purpose of the owner
// is training. instructed: a processor trains for itself on nothing of its customers (pp.processor). Left out: that results may be wrong (Disclaimer, EULA) and the Connecticut statement, which the section of
// the states holds.
export const ai = clause({
  id: 'pp.ai',
  version: 3,
  price: 'answer_premium',
  // An owner whose software only assesses finds everything in pp.adm, unless a provider or training comes to it.
  when: (a) =>
    has(a.ai_features, ...aiTools) ||
    (has(a.ai_features, ...assessing) &&
      (given(a.ai_vendors) ||
        given(a['ai_vendors.own']) ||
        (given(a.ai_training) && a.ai_training !== 'never'))),
  ground: { answers: ['ai_features'] },
  parts: {
    features: { answers: ['ai_features'], when: (a) => has(a.ai_features, ...aiTools) },
    entries: { answers: ['ai_features'], when: (a) => has(a.ai_features, ...aiTools) },
    elsewhere: { answers: ['ai_features'], when: (a) => has(a.ai_features, ...assessing) },
    providers: { answers: ['ai_vendors'], when: (a) => given(a.ai_vendors) || given(a['ai_vendors.own']) },
    never: {
      answers: ['ai_training', 'purposes'],
      when: (a) => a.ai_training === 'never' && !has(a.purposes, 'ai-training'),
    },
    consent: { answers: ['ai_training'], when: (a) => a.ai_training === 'opt-in' },
    objection: { answers: ['ai_training'], when: (a) => a.ai_training === 'opt-out' },
    always: { answers: ['ai_training'], when: (a) => a.ai_training === 'always' },
    instructed: {
      law: 'Regulation (EU) 2016/679, Art. 28(3)(a)',
      answers: ['role', 'ai_training'],
      when: (a) =>
        given(a.ai_training) && a.ai_training !== 'never' && (a.role === 'processor' || a.role === 'both'),
    },
  },
  words: aiFeatureWords,
  texts: import.meta.url,
  values: {
    featuresThatServe: (c) => featuresThat('serve', c),
    providerNames: (c) => providers(c, 'ai_vendors'),
  },
});
