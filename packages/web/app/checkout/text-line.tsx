import type { ComponentProps, ReactNode } from 'react';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
  hint?: ReactNode;
  optional?: boolean;
  wide?: boolean;
}

/** One line of text with its label and error. */
export function TextLine({ label, error, onText, hint, optional = false, wide = false, ...input }: Props) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error} optional={optional} wide={wide}>
      <input
        className="input"
        {...input}
        onChange={({ target }) => onText(target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(input.id, { hint, error })}
      />
    </Field>
  );
}
