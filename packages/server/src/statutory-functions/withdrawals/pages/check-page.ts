import type { Language } from '@clausewright/contract';
import { hiddenFields } from '../../forms/form-fields.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import type { Declaration } from '../declaration-store.ts';
import type { WithdrawalFunction } from '../function-store.ts';
import { getLabel } from '../label.ts';
import { pageWords } from '../page-messages.ts';

export interface CheckPage {
  of: Pick<WithdrawalFunction, 'trader' | 'email'>;
  base: string;
  language: Language;
  declaration: Declaration;
  /** Made for this page alone: its button declares once. */
  key: string;
  /** Minutes until the button may be pressed again; null where it may now. */
  wait: number | null;
}

/** The second step: everything once more, and the button that declares it. */
export function checkPage({ of, base, language, declaration, key, wait }: CheckPage): string {
  const say = pageWords(language);
  const { trader, email: contact } = of;
  const title = say(wait === null ? 'check-title' : 'limited-title');
  const form = (step: string, button: Markup) => markup`<form method="post" action="${`${base}/${language}`}">
<input type="hidden" name="step" value="${step}">
<input type="hidden" name="key" value="${key}">
${hiddenFields({ ...declaration, items: declaration.items ?? '' })}${button}
</form>`;
  return renderFormFrame({ language, title: `${title} – ${trader}`, trader }, [
    markup`<h1>${title}</h1>`,
    ...(wait === null
      ? []
      : [markup`<p class="faults" role="alert">${say('limited', { minutes: wait, trader, contact })}</p>`]),
    markup`<p>${say('check-lead', { trader })}</p>`,
    declared(language, declaration),
    markup`<p>${say('check-note')}</p>`,
    form('confirm', markup`<button class="act" type="submit">${getLabel(language, 'confirm')}</button>`),
    form('change', markup`<button class="change" type="submit">${say('change')}</button>`),
  ]);
}

/** What is declared, word for word. */
export function declared(language: Language, { name, contract, items, email }: Declaration): Markup {
  const say = pageWords(language);
  const rows = [
    [say('name-short'), name],
    [say('contract-short'), contract],
    [say('items-short'), items ?? say('whole')],
    [say('email-short'), email],
  ] as const;
  return markup`<div class="said"><p><strong>${say(items === null ? 'statement' : 'statement-part')}</strong></p>
<dl>${rows.map(([term, value]) => markup`<dt>${term}</dt><dd>${value}</dd>`)}</dl></div>`;
}
