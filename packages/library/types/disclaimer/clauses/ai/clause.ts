import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

// Regulation (EU) 2024/1689, Article 50(4): depictions that look real, and texts nobody reviewed. The mark on the piece itself stays with the owner.
export const ai = clause({
  id: 'di.ai',
  version: 3,
  price: paidUnless('eu_ai_act'),
  // A section of its own says which translations a machine made.
  when: (a) =>
    has(a.d_ai, 'text', 'images', 'chatbot') || (has(a.d_ai, 'translation') && a.d_translation !== 'yes'),
  ground: { answers: ['d_ai'] },
  parts: {
    text: { meets: ['practice-di-ai', 'ai-50-4-text'], answers: ['d_ai'], when: (a) => has(a.d_ai, 'text') },
    always: { answers: ['ai_review'], when: (a) => a.ai_review === 'always' },
    sometimes: { meets: ['ai-50-4-text'], answers: ['ai_review'], when: (a) => a.ai_review === 'sometimes' },
    never: { meets: ['ai-50-4-text'], answers: ['ai_review'], when: (a) => a.ai_review === 'never' },
    markedSome: { meets: ['ai-50-4-text'], promise: 'ai_marked' },
    markedNever: { meets: ['ai-50-4-text'], promise: 'ai_marked' },
    images: { meets: ['practice-di-ai'], answers: ['d_ai'], when: (a) => has(a.d_ai, 'images') },
    lifelike: { meets: ['ai-50-4-deepfake'], answers: ['ai_lifelike'], when: (a) => a.ai_lifelike === 'yes' },
    markedLifelike: { meets: ['ai-50-4-deepfake'], promise: 'ai_marked' },
    perhaps: { meets: ['ai-50-4-deepfake'], promise: 'ai_marked', when: (a) => a.ai_lifelike === 'unknown' },
    translation: {
      meets: ['practice-di-ai'],
      answers: ['d_ai'],
      when: (a) => has(a.d_ai, 'translation') && a.d_translation !== 'yes',
    },
    chatbot: { meets: ['practice-di-ai'], answers: ['d_ai'], when: (a) => has(a.d_ai, 'chatbot') },
    // Said of all content where use at one’s own risk has a section.
    check: { answers: ['d_own_risk'], when: (a) => a.d_own_risk !== 'yes' },
  },
  texts: import.meta.url,
});
