import type { Language } from '@clausewright/contract';
import { type Markup, markup } from '../../mail/markup.ts';
import type { WithdrawalFunction } from '../function-store.ts';
import { labelOf } from '../label.ts';
import { pageWords, type PageWords } from '../page-messages.ts';
import { type FormFaults, type FormField, formFields, type FormValues, longest } from '../read-form.ts';
import { framed } from './page-frame.ts';

export interface FormPage {
  of: Pick<WithdrawalFunction, 'trader'>;
  /** Name of the service that keeps what is declared. */
  service: string;
  /** Address of this page without its language. */
  base: string;
  language: Language;
  values: FormValues;
  faults: FormFaults;
}

/** The first step: who withdraws, from what, and where the acknowledgement goes. */
export function formPage({ of: { trader }, service, base, language, values, faults }: FormPage): string {
  const say = pageWords(language);
  const label = labelOf(language, 'withdraw');
  const wrong = formFields.filter((field) => faults[field] !== undefined);
  const title = wrong.length > 0 ? say('page-fault', { trader }) : say('page', { label, trader });
  const fields = formFields.map((field) => fieldMarkup(say, field, { values, faults }));
  return framed({ language, title, trader, base }, [
    markup`<h1>${label}</h1>`,
    ...(wrong.length > 0 ? [faultList(say, wrong, faults)] : []),
    markup`<p>${say('lead', { trader })}</p>`,
    // The browser's own messages would come in the language of the browser, and one at a time.
    markup`<form method="post" action="${`${base}/${language}`}" novalidate>
<input type="hidden" name="step" value="check">
${fields}<button class="act" type="submit">${say('next')}</button>
</form>`,
    markup`<p class="soft">${say('data', { trader, service })}</p>`,
  ]);
}

export function faultWords(say: PageWords, field: FormField, faults: FormFaults): string {
  const fault = faults[field];
  if (fault === 'too-long') return say('fault-long', { max: String(longest[field]) });
  if (fault === 'unusable' || field === 'items') return say('fault-text');
  return say(`fault-${field}`);
}

function faultList(say: PageWords, wrong: readonly FormField[], faults: FormFaults): Markup {
  const items = wrong.map(
    (field) => markup`<li><a href="${`#${field}`}">${faultWords(say, field, faults)}</a></li>`,
  );
  return markup`<div class="faults" role="alert"><h2>${say('faults')}</h2><ul>${items}</ul></div>`;
}

const kinds: Readonly<Record<FormField, Markup>> = {
  name: markup`type="text" autocomplete="name"`,
  contract: markup`type="text" autocomplete="off"`,
  email: markup`type="email" autocomplete="email"`,
  items: markup`rows="3"`,
};

function fieldMarkup(
  say: PageWords,
  field: FormField,
  { values, faults }: Pick<FormPage, 'values' | 'faults'>,
): Markup {
  const hint = field === 'name' ? null : say(`${field}-hint`);
  const isWrong = faults[field] !== undefined;
  const described = [isWrong ? `${field}-fault` : '', hint === null ? '' : `${field}-hint`].join(' ').trim();
  const attributes = markup`id="${field}" name="${field}" maxlength="${String(longest[field])}" ${kinds[field]}${
    field === 'items' ? '' : markup` required`
  }${described === '' ? '' : markup` aria-describedby="${described}"`}${isWrong ? markup` aria-invalid="true"` : ''}`;
  const value = values[field];
  return markup`<div class="field">
<label for="${field}">${say(field)}</label>
${hint === null ? '' : markup`<p class="soft" id="${`${field}-hint`}">${hint}</p>`}${
    isWrong ? markup`<p class="fault" id="${`${field}-fault`}">${faultWords(say, field, faults)}</p>` : ''
  }
${
  field === 'items'
    ? // A line break right after the tag is not part of the text.
      markup`<textarea ${attributes}>\n${value}</textarea>`
    : markup`<input ${attributes} value="${value}">`
}
</div>
`;
}
