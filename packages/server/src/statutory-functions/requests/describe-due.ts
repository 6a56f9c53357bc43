import type { Language } from '@clausewright/contract';
import { getLawLabel } from '@clausewright/library/clauses';
import { pageWords } from './page-messages.ts';
import type { StoredRequest } from './request-store.ts';

/** An ISO day as people of a language write it. */
export function formatDay(day: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Until when, and by which law. */
export function describeDue(
  { dueOn, law, article }: Pick<StoredRequest, 'dueOn' | 'law' | 'article'>,
  language: Language,
): string {
  const say = pageWords(language);
  const day = formatDay(dueOn, language);
  return law === null
    ? say('due-own', { day })
    : say('due-law', { day, law: getLawLabel(law, language), article: article ?? '' });
}
