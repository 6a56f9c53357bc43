/** What our pages have in common: the file around them and the bar at their top. */
import type { Language } from '@clausewright/contract/languages';
import { escapeHtml } from './html.ts';
import { safeUrl } from './links.ts';
import { pageStyle } from './page-style.ts';

export interface BarFrame {
  /** Who speaks: the business name, shown in the bar. */
  publisher: string;
  /** All languages of the agreement, this one included; `name` is the language's own name. */
  languages: readonly { language: Language; name: string; url: string }[];
  messages: { languages: string };
}

export function pageFile(
  { language, title }: { language: Language; title: string },
  head: string,
  body: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Addresses of the frame pass the same filter as those of the document. */
export function href(url: string): string {
  return escapeHtml(safeUrl(url) ?? '#');
}

/** The publisher, and the page in its other languages. */
export function barHtml(current: Language, frame: BarFrame): string {
  const links = frame.languages.map(({ language, name, url }) => {
    const here = language === current ? ' aria-current="true"' : '';
    return `<li><a href="${href(url)}" lang="${language}" hreflang="${language}"${here}>${escapeHtml(name)}</a></li>`;
  });
  const nav =
    links.length < 2
      ? ''
      : `<nav aria-label="${escapeHtml(frame.messages.languages)}"><ul>${links.join('')}</ul></nav>`;
  return `<header class="bar"><div class="wrap"><p>${escapeHtml(frame.publisher)}</p>${nav}</div></header>`;
}
