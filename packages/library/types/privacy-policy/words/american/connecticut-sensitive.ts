/** What counts as sensitive in Connecticut beside what every state counts, where it is collected. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, has } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../../clause.ts';

type Added = 'numbers' | 'accounts' | 'neural';

/** Conn. Gen. Stat. § 42-515 as amended by Public Act 25-113: sensitive in Connecticut since 1 July 2026. */
export function addsInConnecticut(a: Context<PrivacyQuestions>['a']): readonly Added[] {
  if (!has(a.laws, 'us_ct')) return [];
  return [
    ...(has(a.pd_types, 'government-id') ? (['numbers'] as const) : []),
    ...(has(a.pd_types, 'financial-account') ? (['accounts'] as const) : []),
    ...(has(a.special_data, 'neural') ? (['neural'] as const) : []),
  ];
}

export const connecticutWords = wordList(import.meta.url, 'connecticut', [
  'numbers',
  'accounts',
  'neural',
]) satisfies Record<Language, Record<Added, string>>;
