import type { ConsentPlan } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { ErrorText } from '../ui/error-text.tsx';
import { useMoney } from '../amount.ts';
import { perMonth } from '../per-month.ts';
import { useTaxKind } from '../tax-kind.ts';

interface Props {
  plans: readonly ConsentPlan[];
  chosen: string;
  /** Of the buyer; empty where nobody said. */
  country: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** The plans of a consent; one that is not sold any more is shown but cannot be chosen. */
export function PlanList({ plans, chosen, country, onChoose, error }: Props) {
  const t = useTranslations('pay.plan');
  const tPay = useTranslations('pay');
  const format = useFormatter();
  const tax = tPay(`taxWords.${useTaxKind(country)}`);
  const money = useMoney(plans[0]?.currency ?? 'EUR');
  return (
    <fieldset className={error === undefined ? 'mb-8' : 'mb-8 is-invalid'} aria-labelledby="plan-title">
      <h2 id="plan-title" className="mb-4">
        {t('title')}
      </h2>
      <ErrorText id="plan-error">{error}</ErrorText>
      <div className="choices">
        {plans.map(({ code, interval, count, price, discount_label: label, active }) => {
          const month = perMonth({ interval, count, price });
          return (
            <label key={code} className="choice">
              <input
                type="radio"
                id={`plan-${code}`}
                name="plan"
                value={code}
                checked={chosen === code}
                disabled={!active}
                onChange={() => onChoose(code)}
                aria-describedby={error === undefined ? undefined : 'plan-error'}
              />
              <span>
                {t(`name.${interval}`, { count })}{' '}
                {label !== null && (
                  <span className="badge badge--ok">
                    {t('less', {
                      percent: format.number(Number.parseFloat(label) / 100, { style: 'percent' }),
                    })}
                  </span>
                )}
                <small>{active ? t('excluded', { tax }) : t('notSold')}</small>
                {active && month !== null && <small>{t('perMonth', { sum: money(month) })}</small>}
              </span>
              <span className="price">{t(`price.${interval}`, { price: money(price), count })}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
