import { type Language, languages } from '@clausewright/contract';
import de from '@clausewright/messages/sandbox.de.json' with { type: 'json' };
import en from '@clausewright/messages/sandbox.en.json' with { type: 'json' };
import es from '@clausewright/messages/sandbox.es.json' with { type: 'json' };
import fr from '@clausewright/messages/sandbox.fr.json' with { type: 'json' };
import it from '@clausewright/messages/sandbox.it.json' with { type: 'json' };
import nl from '@clausewright/messages/sandbox.nl.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';
import { hashSource } from '../../platform/http/security-headers.ts';
import { markup, page } from '../../platform/mail/markup.ts';
import { currencyExponent } from '../../platform/money.ts';

type Say = (key: keyof typeof en, values?: Readonly<Record<string, string>>) => string;

const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, nl };
const translators = new Map<Language, Say>(
  languages.map((language) => [
    language,
    createTranslator({ locale: language, messages: catalogues[language] }) as Say,
  ]),
);

const style =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;color:#1c1b19;background:#fff}button{font:inherit;padding:.6rem 1.2rem;margin:0 .6rem .6rem 0;border:2px solid #1c1b19;border-radius:.4rem;background:#fff;color:#1c1b19;cursor:pointer}button.first{background:#1c1b19;color:#fff}button:focus-visible{outline:3px solid #2457c5;outline-offset:2px}';

/** Nothing but this page's own style, and a form that goes back to us. */
export const challengePolicy = [
  "default-src 'none'",
  `style-src '${hashSource(style)}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a bank shows for 3-D Secure, as a page without script. */
export function challengePage(
  { id, amount, currency, product }: { id: string; amount: number; currency: string; product: string },
  language: Language,
): string {
  const say = translators.get(language);
  if (say === undefined) throw new Error(`no words of the test bank in ${language}`);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const sum = say('sum', { amount: money.format(amount / 10 ** currencyExponent(currency)), product });
  const action = (answer: string): string => `/sandbox/challenge/${id}/${answer}`;
  return page({ language, title: say('title'), style }, [
    markup`<h1>${say('title')}</h1>`,
    markup`<p>${say('about')}</p>`,
    markup`<p><strong>${sum}</strong></p>`,
    markup`<form method="post" action="${action('confirm')}"><button class="first">${say('confirm')}</button><button formaction="${action('refuse')}">${say('refuse')}</button></form>`,
  ]);
}
