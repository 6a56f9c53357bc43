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
  /** Name of the service, which stands at the head. */
  service: string;
  /** Why the reader gets this; stands below, smaller. */
  why: string;
}

/** One constant sheet, so that a policy can allow it by its hash. */
export const emailStyle =
  'body{margin:0;padding:24px 12px;font:16px/1.55 "IBM Plex Sans",system-ui,-apple-system,"Segoe UI",sans-serif;color:#17211d;background:#f3f4f1}main{max-width:36rem;margin:0 auto}.brand{margin:0 4px 16px;font:600 18px/1.3 "Source Serif 4",Charter,Georgia,serif}.brand span{color:#0f5a45;letter-spacing:-.05em}.sheet{padding:28px 28px 20px;background:#fff;border:1px solid #dce0d9;border-top:3px solid #0f5a45;border-radius:4px}.sheet p{margin:0 0 16px}h1{margin:0 0 16px;font:600 22px/1.3 "Source Serif 4",Charter,Georgia,serif}a{color:#0f5a45;overflow-wrap:anywhere}.btn{display:inline-block;margin-bottom:6px;padding:12px 18px;border-radius:4px;background:#0f5a45;color:#fff;font-weight:600;text-decoration:none}.url,.why{font-size:14px;color:#4a554f}.why{margin:16px 4px 0}@media(max-width:30em){.sheet{padding:20px 16px 12px}}@media(prefers-color-scheme:dark){body{background:#101614;color:#e8ece9}.sheet{background:#18201d;border-color:#34403b;border-top-color:#7fcbaf}.brand span,a{color:#7fcbaf}.btn{background:#7fcbaf;color:#0b1a15}.url,.why{color:#aab5af}}';

/** Characters that a button has room for; a longer label is a sentence. */
const longestButton = 48;

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
  const { language, subject, greeting, parts, goodbye, sender, service, why } = letter;
  // Where one act is the point of the message, it is a button; more of them would be none.
  const links = parts.filter((part) => part.kind === 'link');
  const [only] = links;
  const isAct = links.length === 1 && (only?.label.length ?? 0) <= longestButton;
  return page({ language, title: subject, style: emailStyle }, [
    markup`<p class="brand"><span aria-hidden="true">[•]</span> ${service}</p>`,
    markup`<div class="sheet">`,
    markup`<h1>${subject}</h1>`,
    markup`<p>${greeting}</p>`,
    ...parts.map((part) => partMarkup(part, isAct)),
    markup`<p>${goodbye}<br>${sender}</p>`,
    markup`</div>`,
    markup`<p class="why">${why}</p>`,
  ]);
}

function partMarkup(part: EmailPart, isAct: boolean): Markup {
  switch (part.kind) {
    case 'paragraph':
      return markup`<p>${part.text}</p>`;
    case 'lines':
      return markup`<p>${part.lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}</p>`;
    case 'link':
      if (isAct) {
        return markup`<p><a class="btn" href="${part.url}" target="_blank" rel="noopener noreferrer">${part.label.replace(/\s*:$/, '')}</a><br><span class="url">${part.url}</span></p>`;
      }
      return markup`<p>${part.label}<br><a href="${part.url}" target="_blank" rel="noopener noreferrer">${part.url}</a></p>`;
  }
}
