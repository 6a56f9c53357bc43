import type { Condition } from '../questionnaire/definition.ts';

/** False only for someone who chose "none" and confirmed that nothing at all is kept. */
export const collects = { not: { eq: ['pd_none_confirm', 'yes'] } } as const satisfies Condition;

export const underGdpr = { has: ['laws', 'gdpr'] } as const satisfies Condition;

export const collectsUnderGdpr = { all: [collects, underGdpr] } as const satisfies Condition;

export const forApp = { has: ['agreement_for', 'app'] } as const satisfies Condition;
