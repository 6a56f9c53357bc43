import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

const scopeByUsers: ReadonlyMap<string, string> = new Map([
  ['businesses', 'business'],
  ['both', 'both'],
]);

/** What the software may be used for follows from who uses it: private use would shut businesses out. */
export function scopeOfUsers({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [scopeByUsers.get(text(answers, 'consumer_type')) ?? 'personal'] };
}
