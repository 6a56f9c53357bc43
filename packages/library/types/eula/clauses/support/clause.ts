import { clause } from '../../clause.ts';

// Apple's instructions, point 3.
export const support = clause({
  id: 'eu.support',
  version: 2,
  ground: { answers: ['support'] },
  parts: {
    none: { meets: ['practice-eu-maintenance'], answers: ['support'], when: (a) => a.support === 'none' },
    email: {
      meets: ['practice-eu-maintenance'],
      answers: ['support', 'support_email'],
      when: (a) => a.support === 'email',
    },
    paid: {
      meets: ['practice-eu-maintenance'],
      answers: ['support', 'support_url'],
      when: (a) => a.support === 'paid',
    },
    apple: { meets: ['apple-eula-3'], when: (a) => a.apple_rider === 'yes' },
  },
  texts: import.meta.url,
});
