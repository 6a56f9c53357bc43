import { limits } from '@clausewright/contract/limits';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { addressConfirmed } from '../session/confirmed.ts';
import { takeReturnPath } from '../session/stored-return-path.ts';
import { removeSignUp, findSignUpSecret } from '../session/stored-sign-up.ts';
import { storeDevice } from '../session/stored-device.ts';
import { startSession } from '../session/log-in.ts';
import { logOut } from '../session/log-out.ts';
import { readTokens } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import type { Arrival } from './arrival.ts';
import { FormTop } from './form-top.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { createPageLink } from './create-page-link.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  hash: string;
  email: string;
  /** The account was made without a password. */
  needsPassword: boolean;
}

/** Until a password is set, confirming is harmless to repeat: one that was refused can be tried again. */
async function activate(
  { hash, email }: Pick<Props, 'hash' | 'email'>,
  password: string | null,
): Promise<Outcome<{ device?: string | undefined }>> {
  const secret = findSignUpSecret(email);
  const before = readTokens();
  const body = { activation_hash: hash, ...(secret !== undefined && { sign_up_secret: secret }) };
  const activated = await send(accountCalls.activateAccount, { body });
  const done =
    activated.ok && password !== null
      ? await send(accountCalls.setInitialPassword, { body: { ...body, password } })
      : activated;
  if (!done.ok) return done;
  storeDevice({ email, device: done.data.device });
  // A session from before the address was confirmed stays what it is: the person gets a new one here, or logs in.
  logOut(before);
  removeSignUp();
  if (done.tokens && (await startSession(done.tokens))) dispatchEvent(new Event(addressConfirmed));
  return done;
}

export function ActivateForm({ hash, email, needsPassword }: Props) {
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const form = useAccountForm({
    id: 'activate',
    labels: { password: t('fields.password'), repeat: t('fields.repeat') },
    judge: ({ password, repeat }) =>
      needsPassword
        ? findErrors({ password: judge.firstPassword(password), repeat: judge.repeat(repeat, password) })
        : {},
    act: ({ password }) => activate({ hash, email }, needsPassword ? password : null),
    onDone: () => {
      const state: Arrival = { email, done: 'activated' };
      void navigate(takeReturnPath(), { replace: true, state });
    },
  });
  const { refused } = form;
  return (
    <>
      <FormTop of={form} why={refused && failureText(refused)} />
      <p className="lead">
        {t('activate.lead', { email })} {needsPassword && t('activate.leadPassword')}
      </p>
      <form {...form.props}>
        {needsPassword && (
          <>
            {/* For the browser's list of passwords. */}
            <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
            <TextField
              of={form}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={t('shortHint', { min: limits.password.minAtActivation })}
            />
            <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
          </>
        )}
        <div className="form__acts">
          <BusyButton
            form="activate"
            words={t('activate.act')}
            busyWords={t('activate.busy')}
            busy={form.busy}
          />
        </div>
      </form>
      {!needsPassword && (
        <>
          <hr />
          <p className="small soft">
            {t.rich('activate.notYou', { link: createPageLink('/profile/reset-password', { email }) })}
          </p>
        </>
      )}
    </>
  );
}
