import { createRequire } from 'node:module';
import { type Language, languages } from '@clausewright/contract';
import type pay from '@clausewright/messages/pay.de.json';
import { createTranslator } from 'use-intl/core';
import { formatAmount } from '../../platform/mail/format-amount.ts';
import type { Subscription } from '../../consent/plans/subscription-store.ts';

type Words = (key: 'month' | 'year', values: Readonly<Record<string, string | number>>) => string;

// By `require`: the English catalogue of the page has types of its own, for its bundler.
const load = createRequire(import.meta.url);
const translators = new Map<Language, Words>(
  languages.map((language) => {
    const { plan } = load(`@clausewright/messages/pay.${language}.json`) as typeof pay;
    return [language, createTranslator({ locale: language, messages: plan.mandate }) as Words];
  }),
);

/** What the buyer of a plan agreed to about later charges, in the words of the page of payment. */
export function mandateText(
  language: Language,
  { plan, currency, nextCharge }: Pick<Subscription, 'plan' | 'currency'> & { nextCharge: Date },
): string {
  const words = translators.get(language);
  if (words === undefined) throw new Error(`no words of a mandate in ${language}`);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(nextCharge);
  const price = formatAmount({ amount: plan.price, currency }, language);
  return words(plan.interval, { price, count: plan.count, date });
}
