import type { Language } from '@clausewright/contract';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { formatMoment } from '../../../platform/mail/format-moment.ts';
import { markup } from '../../../platform/mail/markup.ts';
import type { Declaration } from '../declaration-store.ts';
import type { WithdrawalFunction } from '../function-store.ts';
import { pageWords } from '../page-messages.ts';
import { declared } from './check-page.ts';

export interface ReceivedPage {
  of: Pick<WithdrawalFunction, 'trader' | 'email'>;
  language: Language;
  declaration: Declaration;
  at: Date;
}

/** What the consumer can keep until the letter is there. */
export function receivedPage({ of, language, declaration, at }: ReceivedPage): string {
  const say = pageWords(language);
  const { trader, email: contact } = of;
  const title = say('received-title');
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    markup`<p><strong>${say('received', { trader, moment: formatMoment(at, language) })}</strong></p>`,
    markup`<p class="screen">${say('received-mail', { email: declaration.email })} ${say('received-keep')}</p>`,
    markup`<p>${say('received-what')}</p>`,
    declared(language, declaration),
    markup`<p>${say('received-next', { trader, contact })}</p>`,
  ]);
}
