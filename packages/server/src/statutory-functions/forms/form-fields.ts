import { type Markup, markup } from '../../platform/mail/markup.ts';

/** One field of a form as it is shown, with what is wrong with it. */
export interface ShownField {
  id: string;
  label: string;
  hint: string | null;
  fault: string | null;
  /** Attributes of the control beside its name, such as its type. */
  kind: Markup;
  /** Takes several lines. */
  long?: boolean;
  required: boolean;
  /** In characters. */
  longest: number;
  value: string;
}

export function fieldMarkup({ id, label, hint, fault, long = false, value, ...rest }: ShownField): Markup {
  const described = [fault === null ? '' : `${id}-fault`, hint === null ? '' : `${id}-hint`].join(' ').trim();
  const attributes = markup`id="${id}" name="${id}" maxlength="${String(rest.longest)}" ${rest.kind}${
    rest.required ? markup` required` : ''
  }${described === '' ? '' : markup` aria-describedby="${described}"`}${fault === null ? '' : markup` aria-invalid="true"`}`;
  return markup`<div class="field">
<label for="${id}">${label}</label>
${hint === null ? '' : markup`<p class="soft" id="${`${id}-hint`}">${hint}</p>`}${
    fault === null ? '' : markup`<p class="fault" id="${`${id}-fault`}">${fault}</p>`
  }
${
  long
    ? // A line break right after the tag is not part of the text.
      markup`<textarea ${attributes}>\n${value}</textarea>`
    : markup`<input ${attributes} value="${value}">`
}
</div>
`;
}

export function hiddenFields(values: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(values).map(
    ([field, value]) => markup`<input type="hidden" name="${field}" value="${value}">\n`,
  );
}
