/** When a device creates data, where they lie and what the maker does with them. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { EulaQuestions } from '../clause.ts';

interface Words {
  pace: Record<NonNullable<EulaQuestions['product_data_pace']>, string>;
  place: Record<NonNullable<EulaQuestions['product_data_place']>[number], string>;
  use: Record<NonNullable<EulaQuestions['product_data_use']>[number], string>;
}

export const productDataWords = wordList(import.meta.url, 'productData', [
  'pace.continuous',
  'pace.occasional',
  'place.device',
  'place.server',
  'use.none',
  'use.operate',
  'use.improve',
  'use.statistics',
]) satisfies Record<Language, Words>;
