import type { ConsentPlan } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';
import { nextCharge } from './next-charge.ts';

/** What is agreed about later charges: how much, when, and how to end them. */
export function Mandate({ plan }: { plan: ConsentPlan }) {
  const t = useTranslations('pay.plan');
  const format = useFormatter();
  const money = useMoney(plan.currency);
  const [today] = useState(() => new Date());
  const { interval, count, price } = plan;
  const date = format.dateTime(nextCharge(today, interval === 'month' ? count : count * 12), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return <p className="small mt-5">{t(`mandate.${interval}`, { price: money(price), count, date })}</p>;
}
