import type { Language } from '@clausewright/contract';
import { type FaultyField, faultList, faultSentence } from '../../forms/form-faults.ts';
import { fieldMarkup, type ShownField } from '../../forms/form-fields.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import type { WithdrawalFunction } from '../function-store.ts';
import { getLabel } from '../label.ts';
import { pageWords, type PageWords } from '../page-messages.ts';
import { type FormFaults, type FormField, formFields, type FormValues, maxLengths } from '../read-form.ts';

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
  const label = getLabel(language, 'withdraw');
  const wrong = formFields.flatMap((field) => faultyField(say, field, faults) ?? []);
  const title = wrong.length > 0 ? say('page-fault', { trader }) : say('page', { label, trader });
  const fields = formFields.map((field) => fieldMarkup(shown(say, field, { values, faults })));
  return renderFormFrame({ language, title, trader, base }, [
    markup`<h1>${label}</h1>`,
    ...faultList(say, wrong),
    markup`<p>${say('lead', { trader })}</p>`,
    // The browser's own messages would come in the language of the browser, and one at a time.
    markup`<form method="post" action="${`${base}/${language}`}" novalidate>
<input type="hidden" name="step" value="check">
${fields}<button class="act" type="submit">${say('next')}</button>
</form>`,
    markup`<p class="soft">${say('data', { trader, service })}</p>`,
  ]);
}

function faultyField(say: PageWords, id: FormField, faults: FormFaults): FaultyField | null {
  const fault = faults[id];
  if (fault === undefined) return null;
  // What was ordered need not be named.
  const missing = id === 'items' ? '' : say(`fault-${id}`);
  return { id, label: say(id), fault, missing, longest: maxLengths[id] };
}

const kinds: Readonly<Record<FormField, Markup>> = {
  name: markup`type="text" autocomplete="name"`,
  contract: markup`type="text" autocomplete="off"`,
  email: markup`type="email" autocomplete="email"`,
  items: markup`rows="3"`,
};

function shown(
  say: PageWords,
  id: FormField,
  { values, faults }: Pick<FormPage, 'values' | 'faults'>,
): ShownField {
  const faulty = faultyField(say, id, faults);
  return {
    id,
    label: say(id),
    hint: id === 'name' ? null : say(`${id}-hint`),
    fault: faulty === null ? null : faultSentence(say, faulty),
    kind: kinds[id],
    long: id === 'items',
    required: id !== 'items',
    longest: maxLengths[id],
    value: values[id],
  };
}
