import { renderFormFrame } from '../../forms/form-frame.ts';
import { hiddenFields } from '../../forms/form-fields.ts';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import type { Notice } from '../notice.ts';
import { pageWords } from '../page-messages.ts';
import type { FormValues } from '../read-form.ts';
import { type Statement, renderStatement } from '../statement.ts';
import { getPageUrl, type PageContext } from './page-context.ts';

/** Everything once more before it is declared, where the law wants that shown (art. D. 215-3 C. conso.). */
export function checkPage(of: PageContext & { notice: Notice; values: FormValues; key: string }): string {
  const { trader, language, notice, values, key } = of;
  const say = pageWords(language);
  const title = say('check-title');
  const form = (step: string, button: Markup) => markup`<form method="post" action="${getPageUrl(language)}">
${hiddenFields({ step, key, ...values })}${button}
</form>`;
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    markup`<p>${say('check-lead', { trader })}</p>`,
    declared(renderStatement({ ...notice, language })),
    markup`<p>${say('check-note')}</p>`,
    form('confirm', markup`<button class="act" type="submit">${say('confirm')}</button>`),
    form('change', markup`<button class="change" type="submit">${say('change')}</button>`),
  ]);
}

export function declared({ sentence, details }: Statement): Markup {
  return markup`<div class="said"><p><strong>${sentence}</strong></p>
<dl>${details.map(([term, value]) => markup`<dt>${term}</dt><dd>${value}</dd>`)}</dl></div>`;
}
