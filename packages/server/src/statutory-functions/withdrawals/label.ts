import { statutoryPart } from '@clausewright/library/clauses';
import type { Language } from '@clausewright/contract';

/** The words that a button must carry (Directive 2011/83/EU, Article 11a(1) and (3); § 356a BGB for German). */
export function getLabel(language: Language, button: 'withdraw' | 'confirm'): string {
  return statutoryPart('withdrawal-function-labels', language, button);
}
