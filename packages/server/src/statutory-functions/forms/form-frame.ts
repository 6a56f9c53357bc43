import { type Language, languages } from '@clausewright/contract';
import { barHtml } from '@clausewright/documents';
import { type Markup, markup } from '../../platform/mail/markup.ts';
import { formStyle } from './form-style.ts';
import { languageLink } from '../../documents/page-frame/hosted-frame.ts';
import { hostedMessages } from '../../documents/page-frame/hosted-messages.ts';

export interface FormFrame {
  language: Language;
  title: string;
  /** Who speaks; null where nobody is known any more. */
  trader: string | null;
  /** Address of the page without its language, where it may be read in others; what was typed is not carried over. */
  base?: string;
}

/** A whole page of a form that somebody declares something by, without script. */
export function renderFormFrame(
  { language, title, trader, base }: FormFrame,
  content: readonly Markup[],
): string {
  const say = hostedMessages(language);
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
<style>${{ source: formStyle }}</style>
</head>
<body>
${base === undefined ? '' : markup`<a class="skip" href="#main">${say('skip-form')}</a>`}${trader === null ? '' : { source: barHtml(language, bar) }}
<main id="main" class="wrap page" tabindex="-1"><div class="ask">
${content.map((part) => markup`${part}\n`)}</div></main>
</body>
</html>
`;
  return source;
}
