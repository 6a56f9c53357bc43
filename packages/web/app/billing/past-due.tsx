import type { Subscription } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { hidden } from '../ui/hidden.tsx';

export function payPath({ privacy_consent_id }: Subscription): string {
  return `/privacy-consent/wizard/pay/${privacy_consent_id}`;
}

/** The plans whose renewal failed, each with the way to pay it. */
export function PastDue({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useTranslations('billing.pastDue');
  const late = subscriptions.filter(({ state }) => state === 'past-due');
  return late.map((subscription) => (
    <Notice key={subscription.subscription_id} kind="danger" title={t('title')}>
      <p>{t('text', { domain: subscription.domain })}</p>
      <p>
        <PageLink to={payPath(subscription)}>
          {t.rich('pay', { domain: subscription.domain, hidden })}
        </PageLink>
      </p>
    </Notice>
  ));
}
