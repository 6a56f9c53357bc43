import type { Subscription } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { usePlanWords } from './plan-words.ts';
import { shownState } from './subscription-card.tsx';

/** The live plans with what they cost and when that is charged. */
export function PlanLines({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useTranslations('billing');
  const format = useFormatter();
  const planWords = usePlanWords();
  const day = (moment: string) => format.dateTime(new Date(moment), 'day');
  const chargeOf = (one: Subscription): string => {
    if (one.next_charge_at !== null) {
      return t(one.state === 'past-due' ? 'charge.retry' : 'charge.next', { date: day(one.next_charge_at) });
    }
    return shownState(one) === 'cancelled'
      ? t('charge.ends', { date: day(one.period_ends_at) })
      : t('charge.none');
  };
  return (
    <ul className="billing__lines">
      {subscriptions.map((one) => {
        const { name, price } = planWords(one);
        return (
          <li key={one.subscription_id}>
            <b>{one.domain}</b>
            <span className="small soft num">
              {name}, {price}
            </span>
            <span className="small num">{chargeOf(one)}</span>
          </li>
        );
      })}
    </ul>
  );
}
