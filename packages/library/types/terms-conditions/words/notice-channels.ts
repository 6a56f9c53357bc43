/** How people hear of a change of the terms: adverbial, for `and` inside a sentence. */
import type { Language } from '@clausewright/contract/languages';
import { noticeChannelWords as shared } from '../../../shared/words/change-notice-channels.ts';

type Channel = keyof (typeof shared)['en'];

/** German names the kind of document; the other languages say 'this document'. */
export const noticeChannelWords: Record<Language, Record<Channel, string>> = {
  ...shared,
  de: { ...shared.de, page: 'auf der Seite mit diesen Bedingungen' },
};
