import type { Language } from '@clausewright/contract';
import { type Markup, markup, page } from './markup.ts';

export type EmailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'lines'; lines: readonly string[] }
  /** `url` is one of our own; the address itself is shown, so that it can be read before it is opened. */
  | { kind: 'link'; label: string; url: string };

export interface Email {
  language: Language;
  subject: string;
  greeting: string;
  parts: readonly EmailPart[];
  goodbye: string;
  /** Who writes. */
  sender: string;
  /** Why the reader gets this; stands below, smaller. */
  why: string;
}

/** One constant sheet, so that a policy can allow it by its hash. */
export const emailStyle =
  'body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:#1c1b19;background:#fff}main{max-width:36em;margin:0 auto}a{color:#1b4d8f;overflow-wrap:anywhere}.why{margin-top:32px;padding-top:16px;border-top:1px solid #d6d3cd;font-size:14px;color:#55524c}';

/** The letter as plain text, lines ended by LF. */
export function emailText(letter: Email): string {
  const parts = letter.parts.map((part) => {
    if (part.kind === 'paragraph') return part.text;
    return part.kind === 'lines' ? part.lines.join('\n') : `${part.label}\n${part.url}`;
  });
  return `${[letter.greeting, ...parts, `${letter.goodbye}\n${letter.sender}`, `-- \n${letter.why}`].join('\n\n')}\n`;
}

/** The letter as a page of its own, with nothing to load. */
export function emailHtml(letter: Email): string {
  const { language, subject, greeting, parts, goodbye, sender, why } = letter;
  return page({ language, title: subject, style: emailStyle }, [
    markup`<p>${greeting}</p>`,
    ...parts.map(partMarkup),
    markup`<p>${goodbye}<br>${sender}</p>`,
    markup`<p class="why">${why}</p>`,
  ]);
}

function partMarkup(part: EmailPart): Markup {
  switch (part.kind) {
    case 'paragraph':
      return markup`<p>${part.text}</p>`;
    case 'lines':
      return markup`<p>${part.lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}</p>`;
    case 'link':
      return markup`<p>${part.label}<br><a href="${part.url}" target="_blank" rel="noopener noreferrer">${part.url}</a></p>`;
  }
}
