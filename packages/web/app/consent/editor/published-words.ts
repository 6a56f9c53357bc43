import type * as contract from '@clausewright/contract';
import type { ResultOf } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';

export type PublishedState = ResultOf<typeof contract.publishBanner>;

/** When and in which languages a banner was published, in words. */
export function usePublishedWords(): (key: 'done' | 'last', state: PublishedState) => string {
  const t = useTranslations('banner-editor.publish');
  const format = useFormatter();
  return (key, { published_at, languages }) =>
    t(key, {
      date: format.dateTime(new Date(published_at), 'minute'),
      languages: format.list(languages.map((language) => bannerLanguageNames[language])),
    });
}
