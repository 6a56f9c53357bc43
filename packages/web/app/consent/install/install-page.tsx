import { Suspense, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { PaymentConfirmation } from '../../checkout/payment-confirmation.tsx';
import { useConsent } from '../consent-context.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { consentCalls } from '../consent-calls.ts';
import { DomainPanel } from './domain-panel.tsx';
import './install.css';
import { InstallSteps } from './install-steps.tsx';
import { EmailPanel } from './email-panel.tsx';
import { StatusPanel } from './status-panel.tsx';
import { useCheck } from './use-check.ts';

/** `/privacy-consent/install/{id}`: how the banner gets on the website, inside the tabs of the site. */
export function InstallPage() {
  const t = useTranslations('install');
  const { id, details } = useConsent();
  const ask = useCallback(
    (signal: AbortSignal) => send(consentCalls.installDetails, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask);
  const check = useCheck();
  return (
    <>
      <PageTitle>{t('page', { site: details.site_url })}</PageTitle>
      <Suspense fallback={null}>
        <PaymentConfirmation
          item={{ type: 'consent', id, token: null }}
          name={details.site_url}
          next="#install-line"
        />
      </Suspense>
      <p className="mb-3">
        <HelpLink topic="install-banner">{t('help')}</HelpLink>
      </p>
      <div className="work">
        <div id="install-line">
          <Loaded answer={answer}>{(install) => <InstallSteps install={install} check={check} />}</Loaded>
        </div>
        <aside className="work__side stack install__side" aria-label={t('side')}>
          <StatusPanel check={check} demo={answer.outcome?.ok ? answer.outcome.data.demo_url : null} />
          <DomainPanel />
          <EmailPanel />
        </aside>
      </div>
    </>
  );
}
