import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import type { Outcome } from '../outcome.ts';
import { useFailureText } from '../outcome-text.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  /** Of the form; that of its field begins with it. */
  id: string;
  title: string;
  what: string;
  look: 'primary' | 'danger';
  words: string;
  busyWords: string;
  act: (password: string) => Promise<Outcome<unknown>>;
  onKeep: () => void;
  onDone: () => void;
}

/** Asks for the own password of the owner; Escape leaves all as it is. */
export function PasswordDialog({ id, title, what, look, words, busyWords, act, onKeep, onDone }: Props) {
  const t = useTranslations('api-keys.organisations');
  const tAccount = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id,
    labels: { password: tAccount('password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) => act(password),
    onDone,
  });
  return (
    <Dialog id={`${id}-ask`} title={title} onCancel={onKeep}>
      <p>{what}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <PasswordAgain of={form} name="password" email={readCustomer()?.email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('cancel')}
          </button>
          <BusyButton form={id} look={look} words={words} busyWords={busyWords} busy={form.busy} />
        </div>
      </form>
    </Dialog>
  );
}
