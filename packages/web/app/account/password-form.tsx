import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import { storeDevice } from '../session/stored-device.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { StatusMessage, Section } from './section.tsx';
import { PasswordAgain } from './password-again.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  email: string;
  /** Every other session has ended. */
  onChanged: () => void;
}

export function PasswordForm({ email, onChanged }: Props) {
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const [saved, setSaved] = useState(false);
  const form = useAccountForm({
    id: 'password',
    labels: {
      oldpassword: t('fields.oldPassword'),
      newpassword: t('fields.newPassword'),
      repeat: t('fields.repeat'),
    },
    judge: ({ oldpassword, newpassword, repeat }) =>
      findErrors({
        oldpassword: judge.required(oldpassword),
        newpassword: judge.newPassword(newpassword),
        repeat: judge.repeat(repeat, newpassword),
      }),
    act({ oldpassword, newpassword }) {
      setSaved(false);
      return send(accountCalls.changePassword, { body: { oldpassword, newpassword } });
    },
    onDone({ data }, _, element) {
      storeDevice({ email, device: data.device });
      element.reset();
      setSaved(true);
      onChanged();
    },
  });
  return (
    <Section id="password-title" title={t('profile.password')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow">
        <PasswordAgain of={form} name="oldpassword" email={email} />
        <TextField
          of={form}
          name="newpassword"
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint', { min: limits.password.min })}
        />
        <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
        <div className="form__acts">
          <BusyButton
            form="password"
            look="plain"
            words={t('profile.passwordAct')}
            busyWords={t('profile.saving')}
            busy={form.busy}
          />
        </div>
      </form>
      <StatusMessage>{saved && t('profile.passwordSaved')}</StatusMessage>
    </Section>
  );
}
