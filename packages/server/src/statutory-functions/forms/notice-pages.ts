import type { Language } from '@clausewright/contract';
import { markup } from '../../platform/mail/markup.ts';
import { renderFormFrame } from './form-frame.ts';
import type { Say } from './words-by-language.ts';

type Notice = 'off' | 'gone' | 'failed';

/** What stands in the place of a form: that it is switched off, that its site is gone, that something failed. */
export function noticePages(wordsIn: (language: Language) => Say<Notice | `${Notice}-title`>) {
  const page = (language: Language, trader: string | null, title: string, text: string): string =>
    renderFormFrame({ language, title, trader }, [markup`<h1>${title}</h1>`, markup`<p>${text}</p>`]);
  const without = (notice: Notice) => (language: Language) => {
    const say = wordsIn(language);
    return page(language, null, say(`${notice}-title`), say(notice));
  };
  return {
    /** How the right is used nonetheless. */
    off({ trader, email }: { trader: string; email: string }, language: Language): string {
      const say = wordsIn(language);
      return page(language, trader, say('off-title'), say('off', { trader, contact: email }));
    },
    gone: without('gone'),
    failed: without('failed'),
  };
}
