import { type FaultyField, faultList, faultSentence } from '../../forms/form-faults.ts';
import { fieldMarkup, type ShownField } from '../../forms/form-fields.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import { noticeKinds } from '../notice.ts';
import { pageWords, type PageWords } from '../page-messages.ts';
import { type FormFaults, type FormField, formFields, type FormValues, maxLengths } from '../read-form.ts';
import { getPageUrl, cancelPlanPath, type PageContext } from './page-context.ts';

export interface FormPage extends PageContext {
  /** The button declares; else a page comes before that shows everything once more. */
  direct: boolean;
  /** Made for this page alone: its button declares once. */
  key: string;
  values: FormValues;
  faults: FormFaults;
  /** Minutes until the button may be pressed again; null where it may now. */
  wait: number | null;
}

/** Who cancels what, how and for when, and the button that declares it (§ 312k(2) BGB). */
export function formPage(page: FormPage): string {
  const { trader, language, direct, key, faults, wait } = page;
  const say = pageWords(language);
  const label = say('label');
  const wrong = formFields.flatMap((field) => faultyField(say, field, faults) ?? []);
  const title = wrong.length > 0 ? say('page-fault', { trader }) : say('page', { label, trader });
  return renderFormFrame({ language, title, trader, base: cancelPlanPath }, [
    markup`<h1>${label}</h1>`,
    ...(wait === null ? [] : [limited(say, trader, wait)]),
    ...faultList(say, wrong),
    markup`<p>${say('lead', { trader })}</p>`,
    // The browser's own messages would come in the language of the browser, and one at a time.
    markup`<form method="post" action="${getPageUrl(language)}" novalidate>
<input type="hidden" name="step" value="${direct ? 'confirm' : 'check'}">
<input type="hidden" name="key" value="${key}">
${kindMarkup(say, page)}${fields.map((field) => fieldMarkup(shown(say, field, page)))}<button class="act" type="submit">${say(direct ? 'confirm' : 'next')}</button>
</form>`,
    markup`<p class="soft">${say('data', { trader })}</p>`,
  ]);
}

type TextField = Exclude<FormField, 'kind'>;
const fields = formFields.filter((field): field is TextField => field !== 'kind');

function limited(say: PageWords, trader: string, minutes: number): Markup {
  return markup`<div class="faults" role="alert"><h2>${say('limited-title')}</h2><p>${say('limited', { minutes, trader })}</p></div>`;
}

function faultyField(say: PageWords, field: FormField, faults: FormFaults): FaultyField | null {
  const fault = faults[field];
  if (fault === undefined) return null;
  const id = field === 'kind' ? `kind-${noticeKinds[0]}` : field;
  return { id, label: say(field), fault, missing: say(`fault-${field}`), longest: maxLengths[field] };
}

function sentenceOf(say: PageWords, field: FormField, faults: FormFaults): string | null {
  const faulty = faultyField(say, field, faults);
  return faulty === null ? null : faultSentence(say, faulty);
}

function kindMarkup(say: PageWords, { values, faults }: Pick<FormPage, 'values' | 'faults'>): Markup {
  const choices = noticeKinds.map(
    (
      kind,
    ) => markup`<label for="${`kind-${kind}`}"><input type="radio" id="${`kind-${kind}`}" name="kind" value="${kind}"${
      values.kind === kind ? markup` checked` : ''
    }> ${say(`kind-${kind}`)}</label>
`,
  );
  const fault = sentenceOf(say, 'kind', faults);
  return markup`<fieldset class="ways"><legend>${say('kind')}</legend>${
    fault === null ? '' : markup`<p class="fault">${fault}</p>`
  }
${choices}</fieldset>
`;
}

const kinds: Readonly<Record<TextField, Markup>> = {
  reason: markup`rows="3"`,
  name: markup`type="text" autocomplete="name"`,
  contract: markup`type="text" autocomplete="off"`,
  account: markup`type="email" autocomplete="email"`,
  email: markup`type="email" autocomplete="email"`,
  end: markup`type="date"`,
};

function shown(say: PageWords, id: TextField, { values, faults, contact }: FormPage): ShownField {
  return {
    id,
    label: say(id),
    hint: hintOf(say, id, contact),
    fault: sentenceOf(say, id, faults),
    kind: kinds[id],
    long: id === 'reason',
    required: id === 'name' || id === 'contract' || id === 'account',
    longest: maxLengths[id],
    value: values[id],
  };
}

function hintOf(say: PageWords, id: TextField, contact: string | null): string | null {
  if (id === 'name') return null;
  if (id !== 'reason' || contact === null) return say(`${id}-hint`);
  return `${say('reason-hint')} ${say('evidence', { contact })}`;
}
