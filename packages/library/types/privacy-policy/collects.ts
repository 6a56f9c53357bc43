import { comprehensiveStateLaws } from '../../laws/audience.ts';
import type { Condition } from '@clausewright/engine/questionnaire/definition';

/** False only for someone who chose "none" and confirmed that nothing at all is kept. */
export const collects = { not: { eq: ['pd_none_confirm', 'yes'] } } as const satisfies Condition;

export const underGdpr = { has: ['laws', 'gdpr'] } as const satisfies Condition;

export const underUkGdpr = { has: ['laws', 'uk_gdpr'] } as const satisfies Condition;

/** The two regulations share their questions and most of their clauses. */
export const underEitherGdpr = { any: [underGdpr, underUkGdpr] } as const satisfies Condition;

export const collectsUnderGdpr = { all: [collects, underEitherGdpr] } as const satisfies Condition;

export const underCcpa = { has: ['laws', 'ccpa_cpra'] } as const satisfies Condition;

export const underStateLaws: Condition = {
  any: comprehensiveStateLaws.map((law) => ({ has: ['laws', law] as const })),
};

/** Laws of American states that speak of selling data. */
export const underAmericanLaws: Condition = {
  any: [underCcpa, underStateLaws, { has: ['laws', 'nv_603a'] }],
};

export const forApp = { has: ['agreement_for', 'app'] } as const satisfies Condition;
