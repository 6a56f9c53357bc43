import { text } from '../../law/answer-reading.ts';
import type { DeriveInput } from '../../questionnaire/definition.ts';

const scopeByUsers: ReadonlyMap<string, string> = new Map([
  ['businesses', 'business'],
  ['both', 'both'],
]);

/** What the software may be used for follows from who uses it: private use would shut businesses out. */
export function scopeOfUsers({ answers }: DeriveInput): { value: readonly string[] } {
  return { value: [scopeByUsers.get(text(answers, 'consumer_type')) ?? 'personal'] };
}
