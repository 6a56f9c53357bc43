import { hasAny } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** Contracts that a consumer may withdraw from, by what is sold; tickets for a date are exempt (Art. 16(l) CRD). */
export function withdrawalFromSales({ answers }: DeriveInput): { value: readonly string[] } {
  const kinds = [
    ...(hasAny(answers, 'sells', 'goods') ? ['goods'] : []),
    ...(hasAny(answers, 'sells', 'digital', 'in-app', 'credits') ? ['digital'] : []),
    ...(hasAny(answers, 'sells', 'services', 'subscriptions') ? ['services'] : []),
  ];
  // A voucher alone is a contract of its own; beside goods it shares their instructions.
  if (kinds.length === 0 && hasAny(answers, 'sells', 'gift-cards')) return { value: ['services'] };
  return { value: kinds.length > 0 ? kinds : ['none'] };
}
