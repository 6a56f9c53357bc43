import type { ConsentPlan } from '@clausewright/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../amount.ts';

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

/** The same day so many months later, or the last of a month that has no such day. */
function nextCharge(from: Date, months: number): Date {
  const date = new Date(from);
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(from.getDate(), last));
  return date;
}
