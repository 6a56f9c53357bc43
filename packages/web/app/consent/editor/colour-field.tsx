import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId } from './field-places.ts';

interface Props {
  /** Path in the body of the call. */
  field: string;
  label: string;
  /** `#rrggbb` */
  colour: string;
  fault: string | undefined;
  onChange: (colour: string) => void;
}

const hex = /^#?([\da-f]{6}|[\da-f]{3})$/i;

/** `#ABC` and `abcdef` as people write them; null for what is no colour. */
function colourIn(text: string): string | null {
  const [, digits] = hex.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** A colour by its digits or by the browser's own picker. */
export function ColourField({ field, label, colour, fault, onChange }: Props) {
  const t = useTranslations('banner-editor.look');
  const [text, setText] = useState(colour.toUpperCase());
  const [isLeft, setLeft] = useState(false);
  const id = fieldId(field);
  const isColour = colourIn(text) !== null;
  const error = isColour ? fault : isLeft ? t('hex') : undefined;
  return (
    <Field id={id} label={label} error={error}>
      <div className="inputwrap cons__hex">
        <input
          id={id}
          className="input num"
          value={text}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={({ target }) => {
            setText(target.value);
            setLeft(false);
            const read = colourIn(target.value);
            if (read !== null) onChange(read);
          }}
          onBlur={() => {
            setLeft(true);
            if (isColour) setText(colour.toUpperCase());
          }}
        />
        <input
          type="color"
          className="cons__pickcolour"
          value={colour}
          aria-label={t('pick', { field: label })}
          onChange={({ target }) => {
            setText(target.value.toUpperCase());
            onChange(target.value.toLowerCase());
          }}
        />
      </div>
    </Field>
  );
}
