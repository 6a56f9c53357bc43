import type { Language } from '@clausewright/contract';
import { hashSource, plainPolicy } from '../http/security-headers.ts';
import { emailStyle } from './email.ts';
import { mailWords } from './mail-words.ts';
import { type Markup, markup, page } from './markup.ts';
import type { OutboxMessage } from './outbox-store.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1c1b19;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #d6d3cd;overflow-wrap:anywhere}a{color:#1b4d8f}dt{font-weight:600}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:32rem;border:1px solid #d6d3cd}';

/** A framed message lives under the policy of the page around it, so that allows the style of both. */
export const outboxPolicy = plainPolicy([hashSource(style), hashSource(emailStyle)]);

export function listPage(messages: readonly OutboxMessage[], language: Language): string {
  const say = mailWords(language);
  const title = say('outbox.title');
  return page({ language, title, style }, [
    markup`<h1>${title}</h1>`,
    markup`<p>${say('outbox.about')}</p>`,
    messages.length === 0 ? markup`<p>${say('outbox.empty')}</p>` : table(messages, language),
  ]);
}

function table(messages: readonly OutboxMessage[], language: Language): Markup {
  const say = mailWords(language);
  const heads = [say('outbox.subject'), say('outbox.to'), say('outbox.at')];
  const rows = messages.map(
    (message) =>
      markup`<tr><td><a href="/outbox/${message.id}">${message.subject}</a></td><td>${message.recipient}</td><td>${moment(message, language)}</td></tr>`,
  );
  return markup`<table><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

export function messagePage(message: OutboxMessage, language: Language): string {
  const say = mailWords(language);
  const { subject, recipient } = message;
  return page({ language, title: subject, style }, [
    markup`<p><a href="/outbox">${say('outbox.back')}</a></p>`,
    markup`<h1>${subject}</h1>`,
    markup`<dl><dt>${say('outbox.to')}</dt><dd>${recipient}</dd><dt>${say('outbox.at')}</dt><dd>${moment(message, language)}</dd></dl>`,
    markup`<h2>${say('outbox.text')}</h2>`,
    markup`<pre lang="${message.language}">${withLinks(message.text)}</pre>`,
    markup`<h2 id="as-page">${say('outbox.html')}</h2>`,
    markup`<iframe aria-labelledby="as-page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${message.html}"></iframe>`,
  ]);
}

function moment({ createdAt }: OutboxMessage, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(createdAt);
}

/** Web addresses become links, everything else stays text. */
function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 0 ? markup`${part}` : markup`<a href="${part}">${part}</a>`));
}
