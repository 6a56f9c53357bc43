import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { logIn } from '../session/log-in.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { emailToCarry } from './arrival.ts';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { Resend } from './resend.tsx';
import { TextField } from './text-field.tsx';
import { usePasskeysHere } from './passkeys-here.ts';
import { useAccountForm } from './use-account-form.ts';
import { isUnconfirmed, useRefusalReason } from './refusal-reason.ts';

interface Props {
  /** Of the form; its fields have ids made from it. */
  id: string;
  email?: string | undefined;
  /** Stands above until something is wrong. */
  greeting?: ReactNode;
  /** Hears the address while it is typed, for what the page links to. */
  onEmail?: (email: string) => void;
}

/** Few need it, and it has words of its own. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));
const PasskeyLogIn = lazy(async () => ({ default: (await import('./passkey-log-in.tsx')).PasskeyLogIn }));

/** Address and password, and a code where the account wants one; or a passkey, which needs neither. What follows is up to whoever sees the session that is then there. */
export function LogInForm({ id, email, greeting, onEmail }: Props) {
  const t = useTranslations('account');
  const judge = useValidation();
  const [tried, setTried] = useState('');
  const [step, setStep] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [passkeys, countPasskeys] = useState(0);
  const here = usePasskeysHere();
  const form = useAccountForm({
    id,
    labels: { email: t('fields.email'), password: t('fields.password') },
    judge: (values) =>
      findErrors({ email: judge.email(values.email.trim()), password: judge.required(values.password) }),
    act: (values) => {
      setTried(values.email.trim());
      return logIn(values.email.trim(), values.password);
    },
    onDone: (done) => setStep('secondStep' in done ? done.secondStep : null),
  });
  const why = useRefusalReason(form.refused, form.refusals);
  const offersResend =
    isUnconfirmed(form.refused) || (form.refused?.reason === 'refused' && form.refusals > 1);
  if (step !== null) {
    return (
      <Suspense>
        <CodeForm email={tried} secondStep={step} onBack={() => setStep(null)} />
      </Suspense>
    );
  }
  return (
    <>
      {why === null && form.problems.length === 0 && greeting}
      <FormTop of={form} why={why}>
        {offersResend && <Resend key={form.refusals} email={tried} />}
      </FormTop>
      <form {...form.props}>
        <TextField
          of={form}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          onChange={({ target }) => {
            setTyped(target.value);
            onEmail?.(target.value);
          }}
        />
        <TextField of={form} name="password" type="password" autoComplete="current-password" />
        <div className="row row--between form__acts">
          <BusyButton form={id} words={t('logIn.title')} busyWords={t('logIn.busy')} busy={form.busy} />
          <PageLink className="linkbtn" to="/profile/reset-password" state={emailToCarry(typed ?? email)}>
            {t('logIn.forgot')}
          </PageLink>
        </div>
      </form>
      {here === 'yes' && (
        <p className="mt-4">
          <button type="button" className="btn" onClick={() => countPasskeys(passkeys + 1)}>
            {t('logIn.passkey')}
          </button>
        </p>
      )}
      {passkeys > 0 && (
        <Suspense>
          <PasskeyLogIn key={passkeys} />
        </Suspense>
      )}
    </>
  );
}
