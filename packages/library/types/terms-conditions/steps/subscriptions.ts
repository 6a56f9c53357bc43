import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';

const subscriptions = { has: ['sells', 'subscriptions'] } as const satisfies Condition;
/** A month is over before a reminder of so many days. */
const longPeriods = {
  any: [{ has: ['sub_periods', 'year'] }, { has: ['sub_periods', 'other'] }],
} as const satisfies Condition;

export const subscriptionQuestions = [
  {
    id: 'sub_periods',
    kind: 'multi',
    since: 1,
    min: 1,
    when: subscriptions,
    options: [{ id: 'month' }, { id: 'quarter' }, { id: 'year' }, { id: 'other' }],
  },
  {
    id: 'auto_renew',
    kind: 'yn',
    since: 1,
    default: 'yes',
    when: subscriptions,
    yes: [
      {
        id: 'renew_notice',
        kind: 'num',
        level: 'detail',
        since: 1,
        min: 7,
        max: 90,
        default: 45,
        when: longPeriods,
      },
    ],
  },
  {
    id: 'free_trial',
    kind: 'yn',
    since: 1,
    when: subscriptions,
    yes: [
      { id: 'trial_days', kind: 'num', since: 1, min: 1, max: 365 },
      { id: 'trial_card', kind: 'yn', since: 1 },
    ],
  },
  { id: 'free_plan', kind: 'yn', level: 'detail', since: 1, default: 'no', when: subscriptions },
  {
    id: 'min_term',
    kind: 'period',
    level: 'detail',
    required: false,
    since: 1,
    when: subscriptions,
    units: ['months', 'years'],
    max: 24,
  },
  {
    id: 'cancel_methods',
    kind: 'multi',
    since: 1,
    min: 1,
    when: subscriptions,
    options: [{ id: 'account' }, { id: 'email' }, { id: 'store' }, { id: 'phone' }],
  },
  {
    id: 'cancel_effect',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'period-end',
    when: subscriptions,
    options: [{ id: 'period-end' }, { id: 'pro-rata' }, { id: 'at-once' }],
  },
  {
    id: 'price_change_days',
    kind: 'num',
    level: 'detail',
    since: 1,
    min: 7,
    max: 180,
    default: 30,
    when: subscriptions,
  },
  {
    id: 'payment_failure',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'retry',
    when: subscriptions,
    options: [
      {
        id: 'retry',
        questions: [
          { id: 'retry_days', kind: 'num', level: 'detail', since: 1, min: 3, max: 60, default: 14 },
        ],
      },
      { id: 'suspend' },
    ],
  },
] as const satisfies readonly Question[];
