import type { Subscription } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { billingTabs } from './billing-tabs.ts';
import { hidden } from '../ui/hidden.tsx';
import { useMethodWords } from './method-name.ts';
import { payPath } from './past-due.tsx';

interface Props {
  subscription: Subscription;
  plan: { name: string; price: string };
  busy: boolean;
  onCancel: () => void;
  onResume: () => void;
}

const looks = {
  active: 'badge badge--ok',
  cancelled: 'badge badge--warn',
  'past-due': 'badge badge--danger',
  ended: 'badge',
} as const;

export function shownState({ state, cancel_at_period_end }: Subscription): keyof typeof looks {
  return state === 'active' && cancel_at_period_end ? 'cancelled' : state;
}

/** One plan: what it costs, when it is charged, and what can be done about it. */
export function SubscriptionCard({ subscription, plan, busy, onCancel, onResume }: Props) {
  const t = useTranslations('billing.subscriptions');
  const { domain } = subscription;
  const state = shownState(subscription);
  return (
    <article className="card sub">
      <div className="card__body">
        <h3>{domain}</h3>
        <p className="soft">
          {plan.name}, <span className="num">{plan.price}</span>
        </p>
        <p className="mt-3">
          <span className={looks[state]}>{t(`states.${state}`)}</span>
        </p>
        <Facts subscription={subscription} />
      </div>
      <div className="card__foot">
        {state === 'ended' && (
          <PageLink className="linkbtn" to={payPath(subscription)}>
            <span>{t.rich('renew', { domain, hidden })}</span>
          </PageLink>
        )}
        {state === 'cancelled' && (
          <button type="button" className="linkbtn" aria-busy={busy} onClick={onResume}>
            <span>{t.rich('resume', { domain, hidden })}</span>
          </button>
        )}
        {(state === 'active' || state === 'past-due') && (
          <>
            <PageLink className="linkbtn" to={billingTabs.methods}>
              <span>{t.rich('changeMethod', { domain, hidden })}</span>
            </PageLink>
            <button type="button" className="linkbtn linkbtn--danger" aria-busy={busy} onClick={onCancel}>
              <span>{t.rich('cancel', { domain, hidden })}</span>
            </button>
          </>
        )}
      </div>
    </article>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const t = useTranslations('billing.subscriptions');
  const format = useFormatter();
  const methodWords = useMethodWords();
  const { started_at, period_ends_at, next_charge_at, ended_at, method } = subscription;
  const state = shownState(subscription);
  const day = (moment: string) => format.dateTime(new Date(moment), 'day');
  const rows: [string, string][] = [[t('since'), day(started_at)]];
  if (state === 'past-due') rows.push([t('until'), day(period_ends_at)]);
  if (state === 'cancelled') rows.push([t('serves'), day(period_ends_at)]);
  if (next_charge_at !== null) rows.push([t(state === 'past-due' ? 'retry' : 'charge'), day(next_charge_at)]);
  if (ended_at !== null) rows.push([t('ended'), day(ended_at)]);
  if (state !== 'ended') rows.push([t('method'), method === null ? t('noMethod') : methodWords(method).name]);
  return (
    <dl className="kv num mt-4">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
