import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

interface Props<Name extends string> extends Pick<
  ComponentProps<typeof TextField<Name>>,
  'of' | 'name' | 'hint'
> {
  /** Whose password it is, for the browser's list of passwords. */
  email: string | undefined;
}

/** Asks for the password of the account before an act that needs it. */
export function PasswordAgain<Name extends string>({ email, ...field }: Props<Name>) {
  return (
    <>
      <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <TextField {...field} type="password" autoComplete="current-password" />
    </>
  );
}
