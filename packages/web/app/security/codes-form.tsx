import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import type { Failure } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';

interface Props<Data> {
  id: string;
  email: string;
  words: { lead: string; act: string; busy: string };
  act: (given: { password: string; code: string }) => Promise<{ ok: true; data: Data } | Failure>;
  onDone: (data: Data) => void;
}

/** Asks for the password and a code before an act on the codes. */
export function CodesForm<Data>({ id, email, words, act, onDone }: Props<Data>) {
  const t = useTranslations('api-keys.security.codes');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id,
    labels: { password: fields('oldPassword'), code: t('anyCode') },
    judge: ({ password, code }) =>
      findErrors({ password: judge.required(password), code: judge.required(code.trim()) }),
    act: ({ password, code }) => act({ password, code: code.trim() }),
    onDone: ({ data }) => onDone(data),
  });
  return (
    <>
      <p className="soft mt-4">{words.lead}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-4">
        <PasswordAgain of={form} name="password" email={email} />
        <TextField
          of={form}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="form__acts">
          <BusyButton form={id} look="plain" words={words.act} busyWords={words.busy} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
