import type { Language } from '@clausewright/contract';

/** An ISO day, or the day in UTC of an ISO moment, as people of a language write it. */
export function formatDay(iso: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
