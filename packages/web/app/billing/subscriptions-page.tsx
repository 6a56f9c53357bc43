import type { Subscription } from '@clausewright/contract';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { CancelPlanLink } from '../layout/cancel-plan-link.tsx';
import { billingCalls } from './billing-calls.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { PastDue } from './past-due.tsx';
import { usePlanWords } from './plan-words.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { Tab } from './tab.tsx';
import { useChange } from './use-change.tsx';

function fetchSubscriptions(signal: AbortSignal) {
  return send(billingCalls.allSubscriptions, { signal });
}

/** `/profile/billing/subscriptions`: plans of privacy consents, the live ones first. */
export function SubscriptionsPage() {
  const t = useTranslations('billing.subscriptions');
  const answer = useFetched(fetchSubscriptions);
  const planWords = usePlanWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<readonly Subscription[] | null>(null);
  const [asking, setAsking] = useState<Subscription | null>(null);
  const { busy, change, result } = useChange<{ subscriptions: readonly Subscription[] }>((data) => {
    setChanged(data.subscriptions);
    // The button that was pressed is another one now.
    heading.current?.focus();
  });
  const run = (kind: 'cancel' | 'resume', { subscription_id, domain }: Subscription) => {
    const call = billingCalls[`${kind}Subscription`];
    const said = t(kind === 'cancel' ? 'cancelled' : 'resumed', { domain });
    void change(subscription_id, () => send(call, { body: { subscription_id } }), said);
  };
  return (
    <Tab name="subscriptions" heading={heading}>
      {result}
      <Loaded answer={answer}>
        {(data) => {
          const subscriptions = changed ?? data.subscriptions;
          if (subscriptions.length === 0) return <Empty>{t('empty')}</Empty>;
          return (
            <>
              <PastDue subscriptions={subscriptions} />
              <div className="billing__deck">
                {subscriptions.map((subscription) => (
                  <SubscriptionCard
                    key={subscription.subscription_id}
                    subscription={subscription}
                    plan={planWords(subscription)}
                    busy={busy === subscription.subscription_id}
                    onCancel={() => setAsking(subscription)}
                    onResume={() => run('resume', subscription)}
                  />
                ))}
              </div>
            </>
          );
        }}
      </Loaded>
      <p className="billing__cancel">
        <CancelPlanLink />
      </p>
      {asking && (
        <CancelDialog
          subscription={asking}
          onKeep={() => setAsking(null)}
          onCancel={() => {
            setAsking(null);
            run('cancel', asking);
          }}
        />
      )}
    </Tab>
  );
}
