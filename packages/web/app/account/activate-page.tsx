import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { logInPath } from '../session/next-address.ts';
import { Notice } from '../ui/notice.tsx';
import { ActivateForm } from './activate-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { EmailForm } from './email-form.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { useReportInvalid } from './invalid-forms.tsx';
import { useFetched } from '../use-fetched.ts';

/** `/profile/activate-account`: a new letter. */
export function NewEmailLinkPage() {
  return (
    <AuthPage title={useTranslations('account.activate')('title')}>
      <NewLetter />
    </AuthPage>
  );
}

function NewLetter() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <output className="block">
        {sentTo !== null && (
          <Notice kind="ok">
            <p>{t('resend.sent', { email: sentTo })}</p>
            <OutboxNote />
          </Notice>
        )}
      </output>
      <p className="lead">{t('activate.formLead')}</p>
      <EmailForm
        act={async (email) => {
          setSentTo(null);
          const outcome = await send(accountCalls.resendActivation, { body: { email } });
          return outcome.ok ? null : t('resend.failed', { why: failureText(outcome) });
        }}
        onSent={setSentTo}
      />
      <hr />
      <p>
        <PageLink to={logInPath}>{t('forgot.back')}</PageLink>
      </p>
    </>
  );
}

/** The link is no good, or could not be asked about. */
function Refused({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const confirmed =
    failure.reason === 'refused' && failure.messages.some(({ code }) => code === 'already-confirmed');
  useReportInvalid('link', !confirmed);
  return (
    <>
      <div role="alert">
        <Notice kind={confirmed ? 'ok' : 'danger'}>
          <p>{failureText(failure)}</p>
          {confirmed && (
            <p>
              <PageLink to={logInPath} replace>
                {t('logIn.title')}
              </PageLink>
            </p>
          )}
          {failure.reason !== 'refused' && (
            <p>
              <button type="button" className="linkbtn" onClick={onAgain}>
                {t('again')}
              </button>
            </p>
          )}
        </Notice>
      </div>
      {failure.reason === 'refused' && !confirmed && <NewLetter />}
    </>
  );
}

/**
 * `/profile/activate-account/{hash}`: the link is checked, then a press confirms. Programs that open
 * the links of letters before people do would else confirm addresses that nobody has looked at.
 */
export function ActivatePage({ hash }: { hash: string }) {
  const t = useTranslations('account.activate');
  const check = useCallback(
    (signal: AbortSignal) =>
      send(accountCalls.checkActivationHash, { body: { activation_hash: hash }, signal }),
    [hash],
  );
  const { outcome, asking, again } = useFetched(check);
  const checked = asking ? null : outcome;
  const email = checked?.ok ? checked.data.email : null;
  return (
    <AuthPage title={t('title')}>
      <Announcement text={email === null ? (asking ? t('checking') : '') : t('lead', { email })} />
      {checked === null && (
        <div className="grid gap-5" aria-hidden="true">
          <span className="skel skel--2-3" />
          <span className="skel skel--h8" />
        </div>
      )}
      {checked?.ok === true && (
        <ActivateForm
          hash={hash}
          email={checked.data.email}
          needsPassword={checked.data.initial_password_set === '1'}
        />
      )}
      {checked?.ok === false && <Refused failure={checked} onAgain={again} />}
    </AuthPage>
  );
}
