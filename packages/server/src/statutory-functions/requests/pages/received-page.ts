import type { Language } from '@clausewright/contract';
import { markup } from '../../../platform/mail/markup.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { describeDue } from '../describe-due.ts';
import type { RequestDesk } from '../desk-store.ts';
import { pageWords } from '../page-messages.ts';
import type { StoredRequest } from '../request-store.ts';
import { requestFacts } from './request-facts.ts';

export interface ReceivedPage {
  desk: Pick<RequestDesk, 'trader' | 'email'>;
  language: Language;
  request: StoredRequest;
  /** False where no letter goes out: too many went to the address, or from the desk. */
  written: boolean;
}

/** The number of the request, what happens next, and until when. */
export function receivedPage({ desk, language, request, written }: ReceivedPage): string {
  const say = pageWords(language);
  const { trader, email: contact } = desk;
  const { email } = request;
  const title = say('received-title');
  const unconfirmed = request.state === 'unconfirmed';
  const letter = written ? (unconfirmed ? 'letter-confirm' : 'letter') : 'letter-none';
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    requestFacts(request, language),
    markup`<p><strong>${say(letter, { email, trader, contact })}</strong></p>`,
    markup`<p>${say('next', { due: describeDue(request, language) })}</p>`,
    markup`<p>${say('contact', { trader, contact })}</p>`,
  ]);
}
