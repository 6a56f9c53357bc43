import type { Customer } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { HelpLink } from '../help/help-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import { saveCustomer } from '../stored-session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import './account.css';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { ExportData } from './export-data.tsx';
import { FurtherPage } from './further-page.tsx';
import { TitledByForms } from './invalid-forms.tsx';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderSession, refusedThrough } from './provider-session.tsx';
import { Resend } from './resend.tsx';
import { SessionList } from './session-list.tsx';
import { useFetched } from '../use-fetched.ts';

/** The account as the server has it: what this browser keeps may be older. */
async function fetchInfo(signal: AbortSignal) {
  const outcome = await send(accountCalls.customerInfo, { signal });
  if (outcome.ok && !signal.aborted) saveCustomer(outcome.data.customer);
  return outcome;
}

export function ProfilePage() {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const { outcome, again } = useFetched(fetchInfo);
  const refused = refusedThrough(outcome);
  return (
    <main id="main" className="wrap page profile" tabIndex={-1}>
      <TitledByForms title={t('profile.title')}>
        <h1>{t('profile.title')}</h1>
        <p>
          <HelpLink topic="account">{t('profile.help')}</HelpLink>
        </p>
        {outcome === null && (
          <>
            <Announcement text={t('profile.loading')} />
            <div className="grid gap-5" aria-hidden="true">
              <span className="skel skel--2-3" />
              <span className="skel skel--h8" />
              <span className="skel skel--h8" />
            </div>
          </>
        )}
        {refused && (
          <>
            <ProviderSession refused={refused} />
            <OrganisationPages />
          </>
        )}
        {outcome?.ok === false && refused === null && (
          <div role="alert">
            <Notice kind="danger">
              <p>
                {t('profile.failed')} {failureText(outcome)}
              </p>
              <button type="button" className="linkbtn" onClick={again}>
                {t('again')}
              </button>
            </Notice>
          </div>
        )}
        {outcome?.ok === true && <Account customer={outcome.data.customer} />}
      </TitledByForms>
    </main>
  );
}

function Account({ customer }: { customer: Customer }) {
  const t = useTranslations('account.profile');
  const format = useFormatter();
  const [endings, setEndings] = useState(0);
  const { email, confirmed } = customer;
  return (
    <>
      <p className="lead">{email}</p>
      <p className="small muted num">
        {t('since', { date: format.dateTime(new Date(customer.created_at), 'day') })} · {t('id')}{' '}
        <code>{customer.customer_id}</code>
      </p>
      {confirmed ? (
        <>
          <DetailsForm customer={customer} />
          <PasswordForm email={email} onChanged={() => setEndings(endings + 1)} />
          <LanguageForm />
          <SessionList key={endings} />
          <FurtherPage name="security" to="/profile/security" />
          <OrganisationPages />
          <ExportData email={email} />
          <DeleteAccount email={email} />
        </>
      ) : (
        <section className="section">
          <Notice kind="warn">
            <p>{t('unconfirmed')}</p>
            <Resend email={email} />
          </Notice>
        </section>
      )}
    </>
  );
}

/** Of whomever somebody acts for. */
function OrganisationPages() {
  return (
    <>
      <FurtherPage name="organisations" to="/profile/organisations" />
      <FurtherPage name="keys" to="/profile/api-keys" />
      <FurtherPage name="webhooks" to="/profile/webhooks" />
      <FurtherPage name="activity" to="/profile/activity" />
    </>
  );
}
