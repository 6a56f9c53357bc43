/** For which tasks providers work: nouns for a list after "for", by category of the vendor catalogue. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { VendorCategory } from '../../../vendors/vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 5;

export const providerTaskWords = wordList(import.meta.url, 'providerTask', [
  'analytics',
  'session_replay',
  'email',
  'ads',
  'remarketing',
  'payments',
  'social_login',
  'social',
  'embeds',
  'security',
  'hosting_cdn',
  'support_crm',
  'errors',
  'push',
  'shop_site',
  'site_software',
  'ai',
  'affiliate',
  'shipping',
]) satisfies Record<Language, Record<VendorCategory, string>>;
