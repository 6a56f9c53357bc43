import { type Language, languages } from '@clausewright/contract';
import { barHtml } from '@clausewright/documents';
import { languageLink } from '../../hosted/hosted-frame.ts';
import { type Markup, markup } from '../../mail/markup.ts';
import { pageWords } from '../page-messages.ts';
import { withdrawalStyle } from './page-style.ts';

export interface PageFrame {
  language: Language;
  title: string;
  /** Who speaks; null where nobody is known any more. */
  trader: string | null;
  /** Address of the page without its language, where it may be read in others; what was typed is not carried over. */
  base?: string;
}

/** A whole page without script. */
export function framed({ language, title, trader, base }: PageFrame, content: readonly Markup[]): string {
  const say = pageWords(language);
  const bar = {
    publisher: trader ?? '',
    languages: base === undefined ? [] : languages.map((of) => languageLink(of, `${base}/${of}`)),
    messages: { languages: say('languages') },
  };
  const { source } = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ source: withdrawalStyle }}</style>
</head>
<body>
${base === undefined ? '' : markup`<a class="skip" href="#main">${say('skip')}</a>`}${trader === null ? '' : { source: barHtml(language, bar) }}
<main id="main" class="wrap page" tabindex="-1"><div class="ask">
${content.map((part) => markup`${part}\n`)}</div></main>
</body>
</html>
`;
  return source;
}
