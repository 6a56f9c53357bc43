import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';
import type { AccountForm } from './use-account-form.ts';

interface Props<Name extends string> extends Omit<ComponentProps<'input'>, 'form' | 'name' | 'id' | 'ref'> {
  of: AccountForm<Name, unknown>;
  name: Name;
  hint?: ReactNode;
  optional?: boolean;
}

/** One line of a form of the account; a password can be shown. */
export function TextField<Name extends string>(props: Props<Name>) {
  const { of, name, hint, optional = false, type = 'text', ...rest } = props;
  const [shown, setShown] = useState(false);
  const t = useTranslations('account');
  const id = `${of.id}-${name}`;
  const error = of.errors[name];
  const input = (
    <input
      className="input"
      spellCheck={type === 'text' ? undefined : false}
      autoCapitalize={type === 'text' ? undefined : 'none'}
      {...rest}
      id={id}
      name={name}
      type={type === 'password' && shown ? 'text' : type}
      required={!optional}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  );
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={of.labels[name]} hint={hint} error={error} optional={optional}>
      {type === 'password' ? (
        <div className="inputwrap">
          {input}
          <button
            className="btn btn--icon"
            type="button"
            aria-label={t('showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon className="icon" aria-hidden="true" />
          </button>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
