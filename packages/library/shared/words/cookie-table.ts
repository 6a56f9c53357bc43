/** What stands in the cells of the table of cookies. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { CookieAim, CookieCategory, CookieLifetime, CookieParty } from '../questions/cookie-kinds.ts';

interface Cells {
  categories: Record<CookieCategory, string>;
  parties: Record<CookieParty, string>;
  lasts: Record<CookieLifetime, string>;
  none: string;
  aims: Record<CookieAim, string>;
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
