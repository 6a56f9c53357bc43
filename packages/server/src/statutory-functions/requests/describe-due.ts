import type { Language } from '@clausewright/contract';
import { getLawLabel } from '@clausewright/library/clauses';
import { formatDay } from '../../platform/mail/format-day.ts';
import { pageWords } from './page-messages.ts';
import type { StoredRequest } from './request-store.ts';

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
