import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { organisationCalls } from './organisation-calls.ts';

interface Props {
  act: 'require' | 'free' | 'remove';
  onKeep: () => void;
  onDone: () => void;
}

/** Asks for the own password of the owner; Escape leaves all as it is. */
export function ProviderDialog({ act, onKeep, onDone }: Props) {
  const t = useTranslations('api-keys.organisations');
  const tAccount = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'provider-act',
    labels: { password: tAccount('password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) =>
      act === 'remove'
        ? send(organisationCalls.removeProvider, { body: { password } })
        : send(organisationCalls.requireProvider, { body: { password, required: act === 'require' } }),
    onDone,
  });
  return (
    <Dialog id="provider-act-ask" title={t(`provider.${act}`)} onCancel={onKeep}>
      <p>{t(`provider.${act}What`)}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <PasswordAgain of={form} name="password" email={readCustomer()?.email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('cancel')}
          </button>
          <BusyButton
            form="provider-act"
            look={act === 'remove' ? 'danger' : 'primary'}
            words={t(`provider.${act}`)}
            busyWords={t('saving')}
            busy={form.busy}
          />
        </div>
      </form>
    </Dialog>
  );
}
