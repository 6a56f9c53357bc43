import { has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

// Regulation (EU) 2024/1689, Article 50(1); Regulation (EU) 2022/2065, Article 20 for complaints about blocks.
export const ai = clause({
  id: 'eu.ai',
  version: 4,
  price: 'answer_premium',
  when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations', 'moderation', 'transcription'),
  ground: { answers: ['ai_features'] },
  parts: {
    chatbot: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'chatbot') },
    generation: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'generation') },
    recommendations: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'recommendations') },
    moderation: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'moderation') },
    transcription: { answers: ['ai_features'], when: (a) => has(a.ai_features, 'transcription') },
    results: {
      answers: ['ai_features'],
      when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations', 'transcription'),
    },
  },
  texts: import.meta.url,
});
