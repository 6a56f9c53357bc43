/** The limit of liability until the owner says another: terms and licence of one app have the same. */
import { hasAny } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** What was paid in twelve months is nothing for a free app; a licence is for software and for nothing else. */
export function usualCap({ answers }: DeriveInput): { value: readonly string[] } {
  const onWebsiteAlone =
    hasAny(answers, 'agreement_for', 'website') && !hasAny(answers, 'agreement_for', 'app');
  return { value: [onWebsiteAlone ? 'twelve-months' : 'paid-or-100'] };
}
