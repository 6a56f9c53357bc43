import { limits } from '@clausewright/contract/limits';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useOperator } from '../operator.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { mailTo } from '../rich-text.tsx';
import { storeDevice } from '../session/stored-device.ts';
import { logOut } from '../session/log-out.ts';
import { logInPath } from '../session/next-address.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Arrival } from './arrival.ts';
import { AuthPage } from './auth-page.tsx';
import { FormTop } from './form-top.tsx';
import { useReportInvalid } from './invalid-forms.tsx';
import { findErrors, useValidation } from './use-validation.ts';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useFetched } from '../use-fetched.ts';

/** `/profile/reset-password/{hash}`: a link that is dead says so before anybody types a password. */
export function ResetPasswordPage({ hash }: { hash: string }) {
  const t = useTranslations('account');
  const check = useCallback(
    (signal: AbortSignal) =>
      send(accountCalls.checkResetHash, { body: { reset_password_hash: hash }, signal }),
    [hash],
  );
  const { outcome, asking } = useFetched(check);
  // What could not be asked about, a password may still be tried with.
  const dead = !asking && outcome?.ok === false && outcome.reason === 'refused' ? outcome : null;
  return (
    <AuthPage title={t('forgot.title')}>
      {dead === null ? <ResetForm hash={hash} /> : <DeadLink failure={dead} />}
    </AuthPage>
  );
}

function DeadLink({ failure }: { failure: Failure }) {
  const t = useTranslations('account');
  const failureText = useFailureText();
  useReportInvalid('link', true);
  return (
    <div role="alert">
      <Notice kind="danger">
        <p>{failureText(failure)}</p>
        <p>
          <PageLink to="/profile/reset-password" replace>
            {t('reset.newLink')}
          </PageLink>
        </p>
      </Notice>
    </div>
  );
}

/** The password that is set ends every session, this browser's too. */
function ResetForm({ hash }: { hash: string }) {
  const t = useTranslations('account');
  const judge = useValidation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { supportEmail } = useOperator();
  const form = useAccountForm({
    id: 'reset',
    labels: { newpassword: t('fields.newPassword'), repeat: t('fields.repeat') },
    judge: ({ newpassword, repeat }) =>
      findErrors({ newpassword: judge.newPassword(newpassword), repeat: judge.repeat(repeat, newpassword) }),
    act: ({ newpassword }) =>
      send(accountCalls.resetPassword, { body: { reset_password_hash: hash, newpassword } }),
    onDone: ({ data }) => {
      storeDevice({ email: null, device: data.device });
      logOut();
      const state: Arrival = { done: 'reset' };
      // In place of this page: the used link leaves the history.
      void navigate(logInPath, { replace: true, state });
    },
  });
  const { refused } = form;
  const codes = refused?.reason === 'refused' ? refused.messages.map(({ code }) => code) : [];
  return (
    <>
      <FormTop of={form} why={refused && failureText(refused)}>
        {codes.some((code) => code === 'link-invalid' || code === 'link-expired') && (
          <p>
            <PageLink to="/profile/reset-password" replace>
              {t('reset.newLink')}
            </PageLink>
          </p>
        )}
        {codes.includes('reset-failed') && <p>{t.rich('contact', { email: mailTo(supportEmail) })}</p>}
      </FormTop>
      <p className="lead">{t('reset.ends')}</p>
      <form {...form.props}>
        <TextField
          of={form}
          name="newpassword"
          type="password"
          autoComplete="new-password"
          hint={t('passwordHint', { min: limits.password.min })}
        />
        <TextField of={form} name="repeat" type="password" autoComplete="new-password" />
        <div className="form__acts">
          <BusyButton form="reset" words={t('reset.act')} busyWords={t('reset.busy')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
