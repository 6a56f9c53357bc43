import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { PasswordAgain } from '../account/password-again.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { storeDevice } from '../session/stored-device.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { securityCalls } from './security-calls.ts';

/** It weighs more than the page, and few set codes up. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface Props {
  email: string;
  /** With the recovery codes. */
  onMade: (codes: readonly string[]) => void;
}

/** First the password, then the secret for the app, which shows by a code that it has it. */
export function SetUpCodes({ email, onMade }: Props) {
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  return begun === null ? (
    <Begin email={email} onBegun={setBegun} />
  ) : (
    <Confirm email={email} begun={begun} onMade={onMade} onCancel={() => setBegun(null)} />
  );
}

function Begin({
  email,
  onBegun,
}: {
  email: string;
  onBegun: (begun: { secret: string; uri: string }) => void;
}) {
  const t = useTranslations('api-keys.security.codes');
  const fields = useTranslations('account.fields');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'begin-codes',
    labels: { password: fields('oldPassword') },
    judge: ({ password }) => findErrors({ password: judge.required(password) }),
    act: ({ password }) => send(securityCalls.beginSecondFactor, { body: { password } }),
    onDone: ({ data }) => onBegun(data),
  });
  return (
    <>
      <p className="mt-4">{t('off')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-4">
        <PasswordAgain of={form} name="password" email={email} />
        <div className="form__acts">
          <BusyButton
            form="begin-codes"
            look="plain"
            words={t('begin')}
            busyWords={t('beginning')}
            busy={form.busy}
          />
        </div>
      </form>
    </>
  );
}

function Confirm({
  email,
  begun: { secret, uri },
  onMade,
  onCancel,
}: Props & { begun: { secret: string; uri: string }; onCancel: () => void }) {
  const t = useTranslations('api-keys.security.codes');
  const judge = useValidation();
  const failureText = useFailureText();
  const form = useAccountForm({
    id: 'confirm-codes',
    labels: { code: t('code') },
    judge: ({ code }) => findErrors({ code: judge.required(code.trim()) }),
    act: ({ code }) => send(securityCalls.confirmSecondFactor, { body: { code: code.trim() } }),
    onDone({ data }) {
      storeDevice({ email, device: data.device });
      onMade(data.recovery_codes);
    },
  });
  return (
    <>
      <p className="mt-4">{t('scan')}</p>
      <Suspense fallback={<span className="skel qr" aria-hidden="true" />}>
        <QrCode text={uri} label={t('qr')} />
      </Suspense>
      <p>{t('type')}</p>
      <p className="mt-3">
        <code className="keys__secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p className="mt-4">{t('enter')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props} className="narrow mt-4">
        <TextField
          of={form}
          name="code"
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <div className="form__acts row">
          <BusyButton
            form="confirm-codes"
            words={t('confirm')}
            busyWords={t('confirming')}
            busy={form.busy}
          />
          <button type="button" className="btn" onClick={onCancel}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </>
  );
}
