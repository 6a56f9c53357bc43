import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import { logInPath } from '../session/next-address.ts';
import { dropSession } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Arrival } from './arrival.ts';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { Section } from './section.tsx';
import { PasswordAgain } from './password-again.tsx';
import { useAccountForm } from './use-account-form.ts';

export function DeleteAccount({ email }: { email: string }) {
  const t = useTranslations('account.delete');
  const [asking, setAsking] = useState(false);
  return (
    <Section id="delete-title" title={t('title')}>
      <p className="soft">{t('lead')}</p>
      <p className="form__acts">
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {t('open')}
        </button>
      </p>
      {asking && <DeleteDialog email={email} onKeep={() => setAsking(false)} />}
    </Section>
  );
}

/** Says what is lost and asks for the password; Escape keeps the account. */
function DeleteDialog({ email, onKeep }: { email: string; onKeep: () => void }) {
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const form = useAccountForm({
    id: 'delete',
    labels: { password: t('fields.password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) => send(accountCalls.deleteAccount, { body: { password } }),
    onDone() {
      const state: Arrival = { done: 'deleted' };
      void navigate(logInPath, { replace: true, state });
      dropSession('left');
    },
  });
  return (
    <Dialog id="delete-ask" title={t('delete.ask')} onCancel={onKeep}>
      <p>{t('delete.what')}</p>
      <p>
        <b>{t('delete.never')}</b>
      </p>
      <p>{t('delete.invoices')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <PasswordAgain of={form} name="password" email={email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('delete.keep')}
          </button>
          <BusyButton
            form="delete"
            look="danger"
            words={t('delete.open')}
            busyWords={t('delete.busy')}
            busy={form.busy}
          />
        </div>
      </form>
    </Dialog>
  );
}
