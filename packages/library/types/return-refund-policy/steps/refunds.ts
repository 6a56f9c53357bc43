import type { Question } from '@clausewright/engine/questionnaire/definition';
import { deliveryRefund } from '../derive/defaults.ts';
import { goods, returns, severalForms, withdrawal } from '../sells.ts';

export const refundsStep = [
  {
    id: 'exchange',
    kind: 'choice',
    since: 1,
    when: returns,
    options: [{ id: 'none' }, { id: 'same' }, { id: 'any' }],
  },
  {
    id: 'refund_form',
    kind: 'multi',
    since: 1,
    min: 1,
    default: ['original'],
    options: [
      { id: 'original' },
      { id: 'store-credit' },
      { id: 'exchange', when: { in: ['exchange', ['same', 'any']] } },
      { id: 'gift-card' },
    ],
  },
  {
    id: 'refund_choice',
    kind: 'choice',
    level: 'detail',
    since: 1,
    when: severalForms,
    default: 'customer',
    options: [{ id: 'customer' }, { id: 'us' }],
  },
  {
    id: 'refund_days',
    kind: 'num',
    since: 1,
    min: 2,
    max: 60,
    default: 14,
    // Directive 2011/83/EU, Article 13(1).
    within: [{ when: withdrawal, max: 14 }],
  },
  {
    id: 'outbound_shipping',
    kind: 'choice',
    level: 'detail',
    since: 1,
    when: goods,
    derive: deliveryRefund,
    options: [{ id: 'standard' }, { id: 'none' }, { id: 'if-faulty' }],
  },
  { id: 'partial_refunds', kind: 'yn', level: 'detail', since: 1, when: returns, default: 'no' },
  {
    id: 'damaged',
    kind: 'group',
    since: 1,
    when: goods,
    min: 1,
    max: 1,
    title: 'damaged_days',
    questions: [
      { id: 'damaged_days', kind: 'num', since: 1, min: 2, max: 60, default: 7 },
      { id: 'damaged_photos', kind: 'yn', since: 1, default: 'yes' },
      {
        id: 'damaged_costs',
        kind: 'choice',
        since: 1,
        default: 'us',
        options: [{ id: 'us' }, { id: 'refunded-later' }],
      },
      {
        id: 'damaged_remedy',
        kind: 'choice',
        since: 1,
        default: 'law',
        options: [{ id: 'law' }, { id: 'choice' }, { id: 'replacement-first' }, { id: 'refund' }],
      },
    ],
  },
  { id: 'lost_parcels', kind: 'yn', level: 'detail', since: 1, when: goods, default: 'no' },
  { id: 'late_refunds', kind: 'yn', level: 'detail', since: 1, default: 'yes' },
  { id: 'gifts', kind: 'yn', level: 'detail', since: 1, when: returns, default: 'no' },
  { id: 'chargebacks', kind: 'yn', level: 'detail', since: 1, default: 'no' },
] as const satisfies readonly Question[];
