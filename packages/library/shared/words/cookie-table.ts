/** What stands in the cells of the table of cookies. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { CookiesQuestions } from '../../types/cookies-policy/clause.ts';

type Row = CookiesQuestions['cookie_table'][number];
interface Cells {
  categories: Record<Row['cookie_category'], string>;
  parties: Record<Row['cookie_party'], string>;
  lasts: Record<Exclude<Row['cookie_lasts'], 'period'>, string>;
  none: string;
  aims: Record<NonNullable<Row['cookie_aim']>, string>;
}

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const cookieTableWords = wordList(import.meta.url, 'cookieTable', [
  'categories.essential',
  'categories.functionality',
  'categories.analytics',
  'categories.social',
  'categories.advertising',
  'parties.first',
  'parties.third',
  'lasts.session',
  'lasts.until-deleted',
  'none',
  'aims.session',
  'aims.sign-in',
  'aims.basket',
  'aims.choice',
  'aims.security',
  'aims.load',
  'aims.settings',
  'aims.visits',
  'aims.use',
  'aims.errors',
  'aims.social',
  'aims.content',
  'aims.payment',
  'aims.chat',
  'aims.ads',
  'aims.ad-success',
  'aims.recognise',
]) satisfies Record<Language, Cells>;
