/** The least figure of a cap, in the money of the provider's country. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../../places/regions.ts';
import type { TermsQuestions } from '../clause.ts';

type Money = 'eur' | 'gbp' | 'chf' | 'usd' | 'cad' | 'aud';

const amounts: { readonly [L in Language]: Readonly<Record<Money, string>> } = wordList(
  import.meta.url,
  'amounts',
  ['eur', 'gbp', 'chf', 'usd', 'cad', 'aud'],
);

const moneyOf: Readonly<Record<string, Money>> = { GB: 'gbp', CH: 'chf', LI: 'chf', CA: 'cad', AU: 'aud' };

export function smallCap({ a, language }: Pick<Context<TermsQuestions>, 'a' | 'language'>): Words {
  const money = moneyOf[a.country ?? ''] ?? (isEeaCountry(a.country) ? 'eur' : 'usd');
  return properName(amounts[language][money]);
}
