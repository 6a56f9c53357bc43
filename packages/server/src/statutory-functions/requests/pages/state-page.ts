import type { Language } from '@clausewright/contract';
import { markup } from '../../../platform/mail/markup.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { givesAppeal } from '../clock/clock.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import { describeDue } from '../describe-due.ts';
import type { RequestDesk } from '../desk-store.ts';
import { pageWords } from '../page-messages.ts';
import type { RequestEvent, StoredRequest } from '../request-store.ts';
import type { AnswerFile } from '../files/file-store.ts';
import { type FileNotice, fileSection } from './file-section.ts';
import { requestFacts } from './request-facts.ts';

export interface StatePage {
  desk: Pick<RequestDesk, 'trader' | 'email' | 'active'>;
  language: Language;
  request: StoredRequest;
  events: readonly RequestEvent[];
  /** Address of this page, and of the desk without its language. */
  here: string;
  base: string;
  /** What the owner put there for the visitor. */
  file: AnswerFile | null;
  notice: FileNotice | null;
}

/** How a request stands, for who has the letter about it; the button confirms it. */
export function statePage({ desk, language, request, events, here, base, ...rest }: StatePage): string {
  const say = pageWords(language);
  const { trader, email: contact } = desk;
  const { state, kind, laws } = request;
  const title = say('state-title', { number: request.number });
  const waits = state === 'open' || state === 'extended' || state === 'unconfirmed';
  const told = events.filter(({ said }) => said !== null);
  const appeals = state === 'refused' && kind !== 'appeal' && desk.active && givesAppeal(laws);
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    requestFacts(request, language, [[say('state'), say(`state-${state}`)]]),
    ...(state === 'unconfirmed'
      ? [
          markup`<p>${say('confirm-lead', { trader })}</p>`,
          markup`<form method="post" action="${here}"><button class="act" type="submit">${say('confirm')}</button></form>`,
          markup`<p class="soft">${say('confirm-not')}</p>`,
        ]
      : []),
    ...(waits ? [markup`<p>${say('next', { due: describeDue(request, language) })}</p>`] : []),
    ...told.map(
      ({ at, said }) =>
        markup`<div class="said"><dl><dt>${say('told', {
          trader,
          day: formatDay(at.toISOString().slice(0, 10), language),
        })}</dt><dd>${said ?? ''}</dd></dl></div>`,
    ),
    ...(rest.file === null ? [] : fileSection(desk, rest.file, { language, here, notice: rest.notice })),
    ...(state === 'refused' ? [markup`<p>${say('remedy')}</p>`] : []),
    ...(appeals
      ? [markup`<p><a href="${`${base}/${language}?kind=appeal`}">${say('appeal', { trader })}</a></p>`]
      : []),
    markup`<p>${say('contact', { trader, contact })}</p>`,
  ]);
}
