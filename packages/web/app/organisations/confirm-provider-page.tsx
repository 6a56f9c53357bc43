import type { confirmProviderLink } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuthPage } from '../account/auth-page.tsx';
import { send } from '../api.ts';
import { post } from '../endpoint.ts';
import { PageLink } from '../layout/page-link.tsx';
import type { Failure } from '../outcome.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';

const confirmCall = post<typeof confirmProviderLink>('/customer/login-provider/confirm');

/** `/profile/login/{secret}`: the link of the letter. Programs open such links before people do; a press confirms. */
export function ConfirmProviderPage({ secret }: { secret: string }) {
  const t = useTranslations('api-keys.organisations.entry');
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ id: string; name: string } | null>(null);
  const confirm = async () => {
    setBusy(true);
    const outcome = await send(confirmCall, { body: { secret } });
    setBusy(false);
    if (outcome.ok) setDone(outcome.data.organisation);
    else setRefused(outcome);
  };
  if (done !== null) {
    return (
      <AuthPage key="done" title={t('confirmed')} followUp>
        <p className="lead">{t('confirmedWhat', { name: done.name })}</p>
        <p className="form__acts">
          <PageLink className="btn btn--primary" to={`/profile/login/${done.id}`}>
            {t('title')}
          </PageLink>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('confirmTitle')}>
      <p className="lead">{t('confirmLead')}</p>
      <FailureAlert failure={refused} />
      <form
        id="confirm-provider"
        method="post"
        className="form__acts"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void confirm().catch(reportError);
        }}
      >
        <BusyButton form="confirm-provider" words={t('confirm')} busyWords={t('going')} busy={busy} />
      </form>
    </AuthPage>
  );
}
