import type { Passkey } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { securityCalls } from './security-calls.ts';

interface Props {
  email: string;
  passkeys: readonly Passkey[];
  onRemoved: () => void;
}

export function PasskeyList({ email, passkeys, onRemoved }: Props) {
  const t = useTranslations('api-keys.security.passkeys');
  const format = useFormatter();
  const [asked, ask] = useState<Passkey | null>(null);
  if (passkeys.length === 0) return <p className="mt-4">{t('none')}</p>;
  return (
    <>
      <ul className="sessions mt-4">
        {passkeys.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.name}</b>
              <span className="small muted num block">
                {t('made', { date: format.dateTime(new Date(one.created_at), 'day') })}
                {' · '}
                {one.last_used_at === null
                  ? t('unused')
                  : t('used', { date: format.dateTime(new Date(one.last_used_at), 'minute') })}
              </span>
            </div>
            <button type="button" className="btn btn--sm" onClick={() => ask(one)}>
              {t('remove')} <span className="vh">{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <RemoveDialog
          email={email}
          passkey={asked}
          onKeep={() => ask(null)}
          onRemoved={() => {
            ask(null);
            onRemoved();
          }}
        />
      )}
    </>
  );
}

interface DialogProps {
  email: string;
  passkey: Passkey;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks for the password; Escape keeps the passkey. */
function RemoveDialog({ email, passkey: { id, name }, onKeep, onRemoved }: DialogProps) {
  const t = useTranslations('api-keys.security.passkeys');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'remove-passkey',
    labels: { password: fields('oldPassword') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) => send(securityCalls.removePasskey, { params: { id }, body: { password } }),
    onDone: onRemoved,
  });
  return (
    <Dialog id="remove-passkey-ask" title={t('ask', { name })} onCancel={onKeep}>
      <p>{t('askWhat')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <PasswordAgain of={form} name="password" email={email} />
        <div className="dialog__acts">
          <button type="button" className="btn" onClick={onKeep}>
            {t('keep')}
          </button>
          <BusyButton
            form="remove-passkey"
            look="danger"
            words={t('remove')}
            busyWords={t('removing')}
            busy={form.busy}
          />
        </div>
      </form>
    </Dialog>
  );
}
