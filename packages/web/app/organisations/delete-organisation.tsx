import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { Section } from '../account/section.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { readCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { organisationCalls } from './organisation-calls.ts';
import { workFor } from '../session/work-for.ts';

export function DeleteOrganisation({ name }: { name: string }) {
  const t = useTranslations('api-keys.organisations');
  const [asking, setAsking] = useState(false);
  return (
    <Section id="delete-organisation-title" title={t('delete')}>
      <p className="soft">{t('deleteWhat')}</p>
      <p className="form__acts">
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          {t('delete')}
        </button>
      </p>
      {asking && <DeleteDialog name={name} onKeep={() => setAsking(false)} />}
    </Section>
  );
}

/** Asks for the own password of the owner; Escape keeps the organisation. */
function DeleteDialog({ name, onKeep }: { name: string; onKeep: () => void }) {
  const t = useTranslations('api-keys.organisations');
  const tAccount = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'delete-organisation',
    labels: { password: tAccount('password') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) => send(organisationCalls.delete, { body: { password } }),
    onDone: () => workFor(null, '/profile/organisations'),
  });
  return (
    <Dialog id="delete-organisation-ask" title={t('deleteAsk', { name })} onCancel={onKeep}>
      <p>{t('deleteWhat')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <PasswordAgain of={form} name="password" email={readCustomer()?.email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('cancel')}
          </button>
          <BusyButton
            form="delete-organisation"
            look="danger"
            words={t('delete')}
            busyWords={t('deleting')}
            busy={form.busy}
          />
        </div>
      </form>
    </Dialog>
  );
}
