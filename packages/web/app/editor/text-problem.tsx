import { agreementSlugs } from '@clausewright/contract/agreement-types';
import type { ForbiddenReason } from '@clausewright/contract/reasons';
import { type ReactNode, useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Resend } from '../account/resend.tsx';
import { send } from '../api.ts';
import { PremiumPrice } from '../premium-price.tsx';
import { calls } from '../calls.ts';
import { NotFound } from '../layout/error-page.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { StatusPage } from '../layout/status-page.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { logOut } from '../session/log-out.ts';
import { logInAddress } from '../session/next-address.ts';
import { useSession } from '../session/use-session.ts';
import { useFetched } from '../use-fetched.ts';

interface Props {
  id: string;
  failure: Failure;
  retry: () => void;
}

/** Why there is no text to edit here, and the way on. */
export function TextProblem({ id, failure, retry }: Props) {
  if (failure.reason === 'forbidden') return <Forbidden id={id} why={failure.forbidden} />;
  if (failure.reason === 'refused') {
    const codes = failure.messages.map(({ code }) => code);
    if (codes.some((code) => code === 'not-found' || code === 'wrong-format')) return <NotFound />;
  }
  return <Failed failure={failure} retry={retry} />;
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <StatusPage mark="[ • ]" title={title} lead={lead}>
      <PageTitle>{title}</PageTitle>
      {children}
    </StatusPage>
  );
}

function Failed({ failure, retry }: Omit<Props, 'id'>) {
  const t = useTranslations('editor.problem');
  const text = useFailureText();
  return (
    <Page title={t('failed')} lead={text(failure)}>
      <p className="row">
        <button className="btn btn--primary" type="button" onClick={retry}>
          {t('again')}
        </button>
        <Back />
      </p>
    </Page>
  );
}

function Back() {
  const t = useTranslations('editor.problem');
  return (
    <Link className="btn" to="/profile/agreements">
      {t('back')}
    </Link>
  );
}

/** What it waits for is told, and ended, on the page of payment: a document of its own. */
function PayPage({ id, link, ...words }: { id: string; title: string; lead: string; link: string }) {
  return (
    <Page {...words}>
      <p className="row">
        <a className="btn btn--primary" href={`/wizard/pay/${id}`}>
          {link}
        </a>
        <Back />
      </p>
    </Page>
  );
}

function Forbidden({ id, why }: { id: string; why: ForbiddenReason }) {
  const t = useTranslations('editor.problem');
  const { customer } = useSession();
  const here = logInAddress(useLocation());
  switch (why) {
    case 'premium-only':
      return (
        <Page title={t('premium.title')} lead={t('premium.lead')}>
          <Upgrade id={id} />
        </Page>
      );
    case 'not-paid':
      return <PayPage id={id} title={t('unpaid.title')} lead={t('unpaid.lead')} link={t('unpaid.pay')} />;
    case 'waits-for-review':
      return <PayPage id={id} title={t('review.title')} lead={t('review.lead')} link={t('review.see')} />;
    case 'held-wording':
      return <PayPage id={id} title={t('held.title')} lead={t('held.lead')} link={t('held.see')} />;
    case 'email-not-confirmed':
      return (
        <Page title={t('unconfirmed.title')} lead={t('unconfirmed.lead')}>
          {customer && (
            <AreaWords area="account">
              <Resend email={customer.email} />
            </AreaWords>
          )}
          <p>
            <Back />
          </p>
        </Page>
      );
    case 'other-account':
    case 'no-access':
      return (
        <Page title={t('foreign.title')} lead={t('foreign.lead', { email: customer?.email ?? '' })}>
          <p className="row">
            <a className="btn btn--primary" href={here} onClick={() => logOut()}>
              {t('foreign.switch')}
            </a>
            <Back />
          </p>
        </Page>
      );
    // For whom he works stands above, with the way back to himself.
    case 'not-a-member':
    case 'member-role':
    case 'member-website':
    case 'provider-required':
    case 'provider-session':
      return (
        <Page title={t('foreign.title')} lead={t('foreign.lead', { email: customer?.email ?? '' })}>
          <p>
            <Back />
          </p>
        </Page>
      );
    default:
      return why satisfies never;
  }
}

/** What premium costs, and the way to it, which leads through the wizard of the document's type. */
function Upgrade({ id }: { id: string }) {
  const t = useTranslations('editor.problem');
  const ask = useCallback(
    (signal: AbortSignal) => send(calls.agreementDetails, { params: { id }, signal }),
    [id],
  );
  const { data } = useFetched(ask);
  return (
    <>
      {data !== null && <PremiumPrice type={data.type} />}
      <p className="row">
        {data !== null && (
          <Link
            className="btn btn--primary"
            to={`/wizard/${agreementSlugs[data.type]}/update/${id}?premium=1`}
          >
            {t('premium.update')}
          </Link>
        )}
        <Back />
      </p>
    </>
  );
}
