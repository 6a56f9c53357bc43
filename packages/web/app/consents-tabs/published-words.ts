import type { PublishedState } from './use-publish.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames } from '../language/interface-languages.ts';

/** When and in which languages a banner was published, in words. */
export function usePublishedWords(): (key: 'done' | 'last', state: PublishedState) => string {
  const t = useTranslations('banner-editor.publish');
  const format = useFormatter();
  return (key, { published_at, languages }) =>
    t(key, {
      date: format.dateTime(new Date(published_at), 'minute'),
      languages: format.list(languages.map((language) => languageNames[language])),
    });
}
