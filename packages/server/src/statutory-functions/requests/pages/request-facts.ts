import type { Language } from '@clausewright/contract';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import { pageWords } from '../page-messages.ts';
import type { StoredRequest } from '../request-store.ts';

/** Which request this is; neither its words nor the address, for whoever gets hold of the link. */
export function requestFacts(
  { number, kind, receivedOn }: StoredRequest,
  language: Language,
  more: readonly (readonly [string, string])[] = [],
): Markup {
  const say = pageWords(language);
  const rows = [
    [say('number'), number],
    [say('asked'), say(`kind-${kind}`)],
    [say('received-on'), formatDay(receivedOn, language)],
    ...more,
  ] as const;
  return markup`<div class="said"><dl>${rows.map(([term, value]) => markup`<dt>${term}</dt><dd>${value}</dd>`)}</dl></div>`;
}
