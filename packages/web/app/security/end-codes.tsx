import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { securityCalls } from './security-calls.ts';

export function EndCodes({ email, onEnded }: { email: string; onEnded: () => void }) {
  const t = useTranslations('api-keys.security.codes');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'end-codes',
    labels: { password: fields('oldPassword'), code: t('anyCode') },
    judge: ({ password, code }) =>
      findErrors({ password: judge.required(password), code: judge.required(code.trim()) }),
    act: ({ password, code }) =>
      send(securityCalls.endSecondFactor, { body: { password, code: code.trim() } }),
    onDone: onEnded,
  });
  return (
    <>
      <p className="soft mt-4">{t('endLead')}</p>
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
          <BusyButton
            form="end-codes"
            look="plain"
            words={t('end')}
            busyWords={t('ending')}
            busy={form.busy}
          />
        </div>
      </form>
    </>
  );
}
