import type { ConsentCard } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { billingTabs } from '../../billing/billing-tabs.ts';
import { PageLink } from '../../layout/page-link.tsx';

interface Props {
  consent: ConsentCard;
  planName: (code: string) => string;
  /** Without it the switch is only shown. */
  onToggle?: () => void;
}

/** What a card says of its banner. */
export function CardFacts({ consent, planName, onToggle }: Props) {
  const t = useTranslations('consents');
  const format = useFormatter();
  const planLine = usePlanLine(consent, planName);
  const { active, site_url: site, vendors, answers_this_month: answers, regimes } = consent;
  return (
    <dl className="kv num consent__facts">
      {onToggle && (
        <div>
          <dt>{t('banner')}</dt>
          <dd>
            <label className="switch">
              <input
                type="checkbox"
                role="switch"
                checked={active}
                aria-checked={active}
                onChange={onToggle}
              />
              <span>
                {t(active ? 'on' : 'off')}
                <span className="vh">, {site}</span>
              </span>
            </label>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('plan.label')}</dt>
        <dd>
          {consent.plan === null ? planLine : <PageLink to={billingTabs.subscriptions}>{planLine}</PageLink>}
        </dd>
      </div>
      <div>
        <dt>{t('tabs.vendors')}</dt>
        <dd>{t('vendors', vendors)}</dd>
      </div>
      <div>
        <dt>{t('answers')}</dt>
        <dd>{format.number(answers)}</dd>
      </div>
      <div>
        <dt>{t('laws.label')}</dt>
        <dd>
          {regimes.length === 1 && regimes[0] === 'opt-in'
            ? t('laws.everyone')
            : format.list(
                regimes.map((regime) => t(`laws.${regime}`)),
                { type: 'unit' },
              )}
        </dd>
      </div>
    </dl>
  );
}

function usePlanLine({ plan }: ConsentCard, planName: (code: string) => string): string {
  const t = useTranslations('consents.plan');
  if (plan === null) return t('none');
  const date = new Date(plan.ends_at);
  const name = planName(plan.code);
  if (plan.state === 'ended') return t('ended', { date });
  if (plan.state === 'past-due') return t('overdue', { name });
  return t(plan.renews ? 'renews' : 'until', { name, date });
}
