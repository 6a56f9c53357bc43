import type { Language } from '@clausewright/contract';
import { markup } from '../../../platform/mail/markup.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import type { RequestDesk } from '../desk-store.ts';
import { pageWords } from '../page-messages.ts';

/** Where nothing can be asked: how the right is used nonetheless. */
export function closedPage({ trader, email }: Pick<RequestDesk, 'trader' | 'email'>, language: Language) {
  const say = pageWords(language);
  return notice({ language, trader, title: say('off-title'), text: say('off', { trader, contact: email }) });
}

export function gonePage(language: Language): string {
  const say = pageWords(language);
  return notice({ language, trader: null, title: say('gone-title'), text: say('gone') });
}

export function failedPage(language: Language): string {
  const say = pageWords(language);
  return notice({ language, trader: null, title: say('failed-title'), text: say('failed') });
}

interface Notice {
  language: Language;
  trader: string | null;
  title: string;
  text: string;
}

function notice({ language, trader, title, text }: Notice): string {
  return renderFormFrame({ language, title, trader }, [markup`<h1>${title}</h1>`, markup`<p>${text}</p>`]);
}
