import type { ReactNode } from 'react';
import type { AccountForm } from '../../account/use-account-form.ts';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';

interface FieldProps {
  of: AccountForm<string, unknown>;
  name: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface AreaProps extends FieldProps {
  text: string | undefined;
  maxLength?: number;
  lang?: string;
  /** No prose: nothing is corrected. */
  code?: boolean;
}

/** Several lines in a form of the account's kind. */
export function AreaField({
  of,
  name,
  hint,
  optional = false,
  text,
  maxLength,
  lang,
  code = false,
}: AreaProps) {
  const id = `${of.id}-${name}`;
  const error = of.errors[name];
  return (
    <Field id={id} label={of.labels[name]} hint={hint} error={error} optional={optional}>
      <textarea
        className={code ? 'textarea cons__code' : 'textarea'}
        id={id}
        name={name}
        lang={lang}
        maxLength={maxLength}
        defaultValue={text}
        spellCheck={code ? false : undefined}
        autoCapitalize={code ? 'none' : undefined}
        required={!optional}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function SelectField({ of, name, hint, optional = false, value, onChange, children }: SelectProps) {
  const id = `${of.id}-${name}`;
  const error = of.errors[name];
  return (
    <Field id={id} label={of.labels[name]} hint={hint} error={error} optional={optional}>
      <select
        className="select"
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </Field>
  );
}
