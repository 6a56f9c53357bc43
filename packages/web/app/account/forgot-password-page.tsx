import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import { logInPath } from '../session/next-address.ts';
import { useArrival } from './arrival.ts';
import { AuthPage } from './auth-page.tsx';
import { EmailForm } from './email-form.tsx';
import { OutboxNote } from './outbox-note.tsx';

/** `/profile/reset-password`: the answer is the same for every address. */
export function ForgotPasswordPage() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const arrival = useArrival();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  if (sentTo !== null && !again) {
    return (
      <AuthPage key="sent" title={t('signUp.sentTitle')} followUp>
        <p className="lead">{t('forgot.sent', { email: sentTo })}</p>
        <OutboxNote />
        <p className="row form__acts">
          <button type="button" className="btn" onClick={() => setAgain(true)}>
            {t('forgot.again')}
          </button>
          <PageLink className="linkbtn" to={logInPath}>
            {t('forgot.back')}
          </PageLink>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage key="form" title={t('forgot.title')} followUp={again}>
      <p className="lead">{t('forgot.lead')}</p>
      <EmailForm
        email={sentTo ?? arrival.email}
        act={async (email) => {
          const outcome = await send(accountCalls.forgotPassword, { body: { email } });
          return outcome.ok ? null : failureText(outcome);
        }}
        onSent={(email) => {
          setSentTo(email);
          setAgain(false);
        }}
      />
      <hr />
      <p>
        <PageLink to={logInPath}>{t('forgot.back')}</PageLink>
      </p>
    </AuthPage>
  );
}
