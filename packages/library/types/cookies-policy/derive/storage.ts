import { chosen } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** Remarketing that lives in apps; all others are pixels and scripts of a page. */
const inApps: readonly string[] = ['adjust', 'appsflyer', 'branch'];

/** Nearly every site uses the first two; tags of advertisers are pixels. */
export function derivedStorage({ answers }: DeriveInput): {
  value: readonly string[];
  reasons: Readonly<Record<string, string>>;
} {
  const pixels = chosen(answers, 'remarketing_vendors').some((id) => !inApps.includes(id));
  return {
    value: ['cookies', 'local-storage', ...(pixels ? ['pixels'] : [])],
    reasons: pixels ? { pixels: 'remarketing-vendors' } : {},
  };
}
