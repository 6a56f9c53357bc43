import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import type { Failure } from '../outcome.ts';
import { storeDevice } from '../session/stored-device.ts';
import { useSession } from '../session/use-session.ts';
import { saveCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import type { Arrival } from '../account/arrival.ts';
import { AuthPage } from '../account/auth-page.tsx';
import { securityCalls } from './security-calls.ts';

/**
 * `/profile/security/{secret}`: the link of the letter, for whoever is logged in. Opening it changes nothing, as
 * programs open the links of letters before people do; a press does.
 */
export function ConfirmEmailPage({ secret }: { secret: string }) {
  const t = useTranslations('api-keys.security');
  const check = useCallback(
    (signal: AbortSignal) =>
      send(securityCalls.checkEmailChange, { body: { email_change_hash: secret }, signal }),
    [secret],
  );
  const answer = useFetched(check);
  return (
    <AuthPage title={t('email.title')}>
      <Loaded answer={answer}>{({ email }) => <Confirm secret={secret} email={email} />}</Loaded>
      <hr />
      <p>
        <PageLink to="/profile/security">{t('title')}</PageLink>
      </p>
    </AuthPage>
  );
}

function Confirm({ secret, email }: { secret: string; email: string }) {
  const t = useTranslations('api-keys.security.email');
  const navigate = useNavigate();
  const { customer } = useSession();
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const outcome = await send(securityCalls.confirmEmailChange, { body: { email_change_hash: secret } });
    setBusy(false);
    if (!outcome.ok) {
      setRefused(outcome);
      return;
    }
    saveCustomer(outcome.data.customer);
    storeDevice({ email, device: outcome.data.device });
    const state: Arrival = { changedEmail: email };
    // In place of this page: the used link leaves the history.
    void navigate('/profile/security', { replace: true, state });
  };
  return (
    <>
      {customer && <p className="lead">{t('from', { email: customer.email })}</p>}
      <p className="lead">{t('to', { email })}</p>
      <p>{t('what')}</p>
      <FailureAlert failure={refused} />
      <form
        id="confirm-email"
        method="post"
        className="form__acts"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void confirm().catch(reportError);
        }}
      >
        <BusyButton form="confirm-email" words={t('change')} busyWords={t('changing')} busy={busy} />
      </form>
    </>
  );
}
