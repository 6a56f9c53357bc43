import { renderFormFrame } from '../../forms/form-frame.ts';
import { markup } from '../../../platform/mail/markup.ts';
import { formatMoment } from '../../../platform/mail/format-moment.ts';
import type { Notice } from '../notice.ts';
import { pageWords } from '../page-messages.ts';
import { renderStatement } from '../statement.ts';
import { declared } from './check-page.ts';
import type { PageContext } from './page-context.ts';

/** What the consumer can keep at once: content, day and time, and that the button declared it (§ 312k(3) BGB). */
export function receivedPage({
  trader,
  contact,
  language,
  notice,
  at,
}: PageContext & { notice: Notice; at: Date }): string {
  const say = pageWords(language);
  const title = say('received-title');
  const statement = renderStatement({ ...notice, language });
  const received = say('received', { trader, moment: formatMoment(at, language) });
  const byButton = say('received-what', { button: say('confirm') });
  const lines = statement.details.map(([term, value]) => `${term}: ${value}`);
  const text = [title, received, byButton, [statement.sentence, ...lines].join('\n')].join('\n\n');
  // A byte order mark, so that no program takes it for another encoding.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\n`)}`;
  const name = `${say('file')}-${at.toISOString().slice(0, 10)}.txt`;
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    markup`<p><strong>${received}</strong></p>`,
    markup`<p class="screen">${say('received-mail', { email: notice.email })}</p>`,
    markup`<p>${byButton}</p>`,
    declared(statement),
    markup`<p class="screen">${say('received-keep')} <a href="${file}" download="${name}">${say('save')}</a></p>`,
    ...(contact === null ? [] : [markup`<p>${say('received-next', { trader, contact })}</p>`]),
  ]);
}
