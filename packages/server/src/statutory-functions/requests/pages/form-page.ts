import type { Language, RequestKind } from '@clausewright/contract';
import { type Markup, markup } from '../../../platform/mail/markup.ts';
import { type FaultyField, faultList, faultSentence } from '../../forms/form-faults.ts';
import { fieldMarkup, type ShownField } from '../../forms/form-fields.ts';
import { renderFormFrame } from '../../forms/form-frame.ts';
import type { RequestDesk } from '../desk-store.ts';
import { pageWords, type PageWords } from '../page-messages.ts';
import {
  type FormFaults,
  type FormField,
  formFields,
  type FormValues,
  getKind,
  maxLengths,
  wordless,
} from '../read-form.ts';

export interface FormPage {
  desk: Pick<RequestDesk, 'trader' | 'email'>;
  /** Name of the service that keeps what is asked. */
  service: string;
  /** Address of this page without its language. */
  base: string;
  language: Language;
  /** What the laws of the published policy give. */
  offered: readonly RequestKind[];
  /** Whether there is a published policy. */
  policy: boolean;
  /** Whether the website has a banner, which shows visitors their record. */
  banner: boolean;
  values: FormValues;
  faults: FormFaults;
  /** Made for this page alone: its button asks once. */
  key: string;
  /** Minutes until the button may be pressed again; null where it may now. */
  wait: number | null;
}

/** What somebody asks for, in one step. */
export function formPage(page: FormPage): string {
  const { desk, service, base, language, faults, key, wait } = page;
  const { trader, email: contact } = desk;
  const say = pageWords(language);
  const wrong = formFields.flatMap((field) => faultyField(say, field, faults) ?? []);
  const title = say('title');
  return renderFormFrame(
    { language, title: say(wrong.length > 0 ? 'page-fault' : 'page', { trader }), trader, base },
    [
      markup`<h1>${title}</h1>`,
      ...faultList(say, wrong),
      ...(wait === null
        ? []
        : [markup`<p class="faults" role="alert">${say('limited', { minutes: wait, trader, contact })}</p>`]),
      markup`<p>${say('lead', { trader })}</p>`,
      ...(page.policy ? [] : [markup`<p class="said">${say('no-policy', { trader })}</p>`]),
      // The browser's own messages would come in the language of the browser, and one at a time.
      markup`<form method="post" action="${`${base}/${language}`}" novalidate>
<input type="hidden" name="key" value="${key}">
${kindField(say, page)}${textField(say, 'said', page)}${textField(say, 'email', page)}<button class="act" type="submit">${say('send')}</button>
</form>`,
      markup`<p class="soft">${say('data', { trader, service })}</p>`,
    ],
  );
}

function faultyField(say: PageWords, id: FormField, faults: FormFaults): FaultyField | null {
  const fault = faults[id];
  if (fault === undefined) return null;
  return {
    id: id === 'kind' ? 'kind-0' : id,
    label: say(id),
    fault,
    missing: say(`fault-${id}`),
    longest: maxLengths[id],
  };
}

function kindField(say: PageWords, { offered, values, faults }: FormPage): Markup {
  const faulty = faultyField(say, 'kind', faults);
  const chosen = getKind(values, offered);
  const rows = offered.map(
    (kind, index) =>
      markup`<label><input type="radio" name="kind" id="${`kind-${index}`}" value="${kind}" required${
        kind === chosen ? markup` checked` : ''
      }${faulty === null ? '' : markup` aria-describedby="kind-fault"`}><span>${say(`kind-${kind}`)}</span></label>\n`,
  );
  return markup`<fieldset class="ways"><legend>${say('kind')}</legend>
${faulty === null ? '' : markup`<p class="fault" id="kind-fault">${faultSentence(say, faulty)}</p>\n`}${rows}</fieldset>
`;
}

function textField(
  say: PageWords,
  id: 'said' | 'email',
  { values, faults, offered, banner, language }: FormPage,
): Markup {
  const faulty = faultyField(say, id, faults);
  const field: ShownField = {
    id,
    label: say(id),
    hint: id === 'said' ? saidHint(say, { offered, banner, language }) : say('email-hint'),
    fault: faulty === null ? null : faultSentence(say, faulty),
    kind: id === 'email' ? markup`type="email" autocomplete="email"` : markup`rows="6"`,
    long: id === 'said',
    required: id === 'email',
    longest: maxLengths[id],
    value: values[id],
  };
  return fieldMarkup(field);
}

/** Names the record of the banner where there is one, and what may go without words, of what is on offer here alone. */
function saidHint(
  say: PageWords,
  { offered, banner, language }: Pick<FormPage, 'offered' | 'banner' | 'language'>,
): string {
  const hint = banner ? `${say('said-hint')} ${say('said-record')}` : say('said-hint');
  const blank = wordless.filter((kind) => offered.includes(kind)).map((kind) => say(`blank-${kind}`));
  if (blank.length === 0) return hint;
  const kinds = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(blank);
  return `${hint} ${say('said-blank', { kinds })}`;
}
