import type { Language } from '@clausewright/contract';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { markup } from '../../../platform/mail/markup.ts';
import { pageWords } from '../page-messages.ts';

/** Nothing was received, and how to cancel nonetheless. */
export function failedPage(language: Language, trader: string): string {
  const say = pageWords(language);
  const title = say('failed-title');
  return renderFormFrame({ language, title, trader }, [
    markup`<h1>${title}</h1>`,
    markup`<p>${say('failed')}</p>`,
  ]);
}
