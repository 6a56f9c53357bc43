/** What each group of recipients may get, as entries of a list in the section on American states. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import type { Prose, Words } from '@clausewright/engine/document/authoring';

type Counted = (list: Words) => Prose;

export interface DisclosureTexts {
  advertisers: Counted;
  sold: Counted;
  partners: Prose;
  affiliates: Prose;
  users: Prose;
  providers: Prose;
  /** Instead, where a section says what a provider is used for. */
  namedProviders: Prose;
  authorities: Prose;
  buyers: Prose;
  consented: Prose;
  others: Counted;
}

export const disclosureTexts: Readonly<Record<Language, DisclosureTexts>> = phraseList(
  import.meta.url,
  'stateDisclosures',
  {
    advertisers: ['kinds'],
    sold: ['kinds'],
    partners: [],
    affiliates: [],
    users: [],
    providers: [],
    namedProviders: [],
    authorities: [],
    buyers: [],
    consented: [],
    others: ['names'],
  },
);
