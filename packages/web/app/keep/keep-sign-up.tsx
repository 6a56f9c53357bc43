import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { faultsOf, useJudge } from '../account/judge.ts';
import { TermsNote } from '../account/terms-note.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { registerAccount } from '../session/log-in.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import type { Keeping } from './keep-panel.tsx';

/** Sign-up beside a document: logged in at once, though the address is not confirmed yet. */
export function KeepSignUp({ email, draftToken = null, agreementToken = null }: Keeping) {
  const t = useTranslations('account');
  const judge = useJudge();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const form = useAccountForm({
    id: 'keep-sign-up',
    labels: { email: t('fields.email'), password: t('fields.password'), repeat: t('fields.repeat') },
    judge: (values) =>
      faultsOf({
        email: judge.email(values.email.trim()),
        password: judge.newPassword(values.password),
        repeat: judge.repeat(values.repeat, values.password),
      }),
    act: ({ email: address, password }) =>
      registerAccount({ email: address.trim(), password, language, draftToken, agreementToken }),
    onDone: () => undefined,
  });
  return (
    <form {...form.props}>
      <FormTop of={form} title={t('signUp.incomplete')} why={form.refused && failureText(form.refused)} />
      <TextField of={form} name="email" type="email" autoComplete="email" defaultValue={email ?? ''} />
      <TextField
        of={form}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t('passwordHint', { min: limits.password.min })}
      />
      <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
      <TermsNote />
      <div className="form__acts">
        <BusyButton form={form.id} words={t('signUp.title')} busyWords={t('signUp.busy')} busy={form.busy} />
      </div>
    </form>
  );
}
