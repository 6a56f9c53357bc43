import type { Language } from '@clausewright/contract';

/**
 * A moment to the second, as Brussels reads the clock and in UTC: a period ends by the clock of a place, and
 * who reads this later must not have to guess which one was meant.
 */
export function formatMoment(moment: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const there = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Brussels',
  });
  return `${there.format(moment)} (${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC)`;
}
