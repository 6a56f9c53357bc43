import type { Condition, Question } from '@clausewright/engine/questionnaire/definition';
import { platformQuestions } from './platform.ts';
import { currencyOfSeat } from '../derive/currency.ts';
import { withdrawalFromSales } from '../derive/withdrawal.ts';
import { subscriptionQuestions } from './subscriptions.ts';

const selling = {
  all: [{ answered: 'sells' }, { not: { has: ['sells', 'nothing'] } }],
} as const satisfies Condition;
const goods = { has: ['sells', 'goods'] } as const satisfies Condition;
const platform = { in: ['sell_mode', ['third-party', 'both']] } as const satisfies Condition;
/** What is delivered without a parcel and may have a defect. */
const guaranteed = {
  any: [
    goods,
    { has: ['sells', 'digital'] },
    { has: ['sells', 'subscriptions'] },
    { has: ['sells', 'in-app'] },
  ],
} as const satisfies Condition;
/** Where others sell everything, they deliver and take withdrawals. */
const own = { not: { in: ['sell_mode', ['third-party']] } } as const satisfies Condition;
const delivered = { all: [goods, own] } as const satisfies Condition;
const withdrawable = {
  all: [selling, own, { any: [{ has: ['laws', 'eu_consumer'] }, { has: ['laws', 'uk_consumer'] }] }],
} as const satisfies Condition;
const withdrawn = {
  all: [withdrawable, { not: { has: ['withdrawal', 'none'] } }],
} as const satisfies Condition;

/** An app without a website whose sales a store makes: it is known who sells, and the store shows price and tax. */
const storesAlone = {
  all: [
    { has: ['agreement_for', 'app'] },
    { not: { has: ['agreement_for', 'website'] } },
    { not: { has: ['site_kind', 'marketplace'] } },
    {
      not: {
        any: [
          { has: ['app_stores', 'own'] },
          { has: ['app_stores', 'other'] },
          { has: ['sells', 'goods'] },
          { has: ['sells', 'services'] },
          { has: ['sells', 'tickets'] },
          { has: ['sells', 'gift-cards'] },
        ],
      },
    },
  ],
} as const satisfies Condition;
const sellingOutsideStores = { all: [selling, { not: storesAlone }] } as const satisfies Condition;
/** The instructions on withdrawal stand here, and not in a document of their own that is linked. */
const instructing = {
  all: [withdrawn, { not: { in: ['refunds', ['separate-policy']] } }],
} as const satisfies Condition;
const instructingOnGoods = {
  all: [
    instructing,
    { any: [{ has: ['withdrawal', 'goods'] }, { has: ['withdrawal', 'goods-subscription'] }] },
  ],
} as const satisfies Condition;

const orderQuestions = [
  {
    id: 'sell_mode',
    kind: 'choice',
    since: 1,
    when: sellingOutsideStores,
    options: [{ id: 'we' }, { id: 'third-party' }, { id: 'both' }],
  },
  { id: 'trader_status', kind: 'yn', level: 'detail', since: 1, default: 'yes', when: platform },
  // Arts 6a CRD and 5 P2B want the main parameters: nobody but the owner knows them.
  { id: 'ranking_parameters', kind: 'area', since: 1, max: 1000, perLanguage: true, when: platform },
  ...platformQuestions,
  {
    id: 'prices_tax',
    kind: 'choice',
    since: 1,
    when: sellingOutsideStores,
    options: [{ id: 'with-tax' }, { id: 'without-tax' }, { id: 'by-country' }],
  },
  {
    id: 'currencies',
    kind: 'multi',
    required: false,
    since: 1,
    when: sellingOutsideStores,
    derive: currencyOfSeat,
    own: { max: 30, fields: ['name'] },
    options: [{ id: 'eur' }, { id: 'gbp' }, { id: 'usd' }, { id: 'chf' }, { id: 'cad' }, { id: 'aud' }],
  },
  {
    id: 'payment_vendors',
    kind: 'vendors',
    level: 'detail',
    required: false,
    since: 1,
    when: selling,
    categories: ['payments'],
    own: { max: 30, fields: ['name', 'url', 'country'] },
  },
  {
    id: 'pricing_error',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    when: { all: [selling, own] },
  },
  { id: 'order_limits', kind: 'yn', level: 'detail', since: 1, default: 'yes', when: delivered },
  {
    id: 'delivery_areas',
    kind: 'multi',
    since: 2,
    min: 1,
    when: delivered,
    options: [
      { id: 'home' },
      { id: 'eu' },
      { id: 'eea' },
      { id: 'gb' },
      { id: 'ch' },
      { id: 'listed', questions: [{ id: 'delivery_countries', kind: 'country', many: true, since: 2 }] },
      { id: 'world', exclusive: true },
    ],
  },
  {
    id: 'delivery_days',
    kind: 'num',
    since: 1,
    min: 1,
    max: 180,
    within: [{ when: { has: ['laws', 'eu_consumer'] }, max: 30 }],
    when: delivered,
  },
  {
    id: 'delivery_costs',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'checkout',
    when: delivered,
    options: [
      { id: 'checkout' },
      { id: 'flat', questions: [{ id: 'delivery_flat', kind: 'text', since: 1, max: 60 }] },
      { id: 'free-over', questions: [{ id: 'delivery_free_over', kind: 'text', since: 1, max: 60 }] },
    ],
  },
] as const satisfies readonly Question[];

const afterSale = [
  {
    id: 'refunds',
    kind: 'choice',
    since: 1,
    when: selling,
    options: [
      { id: 'law-only' },
      {
        id: 'within-days',
        questions: [
          {
            id: 'refund_days',
            kind: 'num',
            since: 1,
            min: 1,
            max: 365,
            within: [{ when: withdrawable, min: 14 }],
          },
          {
            id: 'refund_conditions',
            kind: 'multi',
            since: 1,
            min: 1,
            own: { max: 30, fields: ['name'] },
            options: [
              { id: 'unused' },
              { id: 'original-packaging' },
              { id: 'proof-of-purchase' },
              { id: 'complete' },
            ],
          },
        ],
      },
      {
        id: 'any-reason',
        questions: [
          {
            id: 'any_reason_days',
            kind: 'num',
            since: 1,
            min: 1,
            max: 365,
            within: [{ when: withdrawable, min: 14 }],
          },
        ],
      },
      { id: 'separate-policy', questions: [{ id: 'returns_url', kind: 'url', since: 1 }] },
    ],
  },
  {
    id: 'exchange',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'none',
    when: goods,
    options: [{ id: 'none' }, { id: 'same' }, { id: 'any' }],
  },
  {
    id: 'withdrawal',
    kind: 'multi',
    since: 1,
    min: 1,
    when: withdrawable,
    derive: withdrawalFromSales,
    options: [
      { id: 'goods' },
      { id: 'digital' },
      { id: 'services' },
      { id: 'goods-subscription' },
      { id: 'utilities' },
      { id: 'none', exclusive: true },
    ],
  },
  {
    id: 'withdrawal_waiver',
    kind: 'yn',
    since: 1,
    when: { all: [instructing, { has: ['withdrawal', 'digital'] }] },
  },
  {
    id: 'withdrawal_url',
    kind: 'url',
    since: 1,
    when: { all: [instructing, { has: ['laws', 'eu_consumer'] }] },
  },
  // Annex I(A) of Directive 2011/83/EU has one start of the period for each of them, and one is to be inserted.
  {
    id: 'parcels',
    kind: 'choice',
    level: 'detail',
    since: 2,
    when: { all: [instructing, { has: ['laws', 'eu_consumer'] }, { has: ['withdrawal', 'goods'] }] },
    default: 'several',
    options: [{ id: 'one' }, { id: 'several' }, { id: 'pieces' }],
  },
  // Art. 6(1)(k) of Directive 2011/83/EU: exceptions are named where they apply, so only what is sold.
  {
    id: 'exempt_sales',
    kind: 'multi',
    required: false,
    since: 2,
    when: instructingOnGoods,
    options: [
      { id: 'made' },
      { id: 'perishable' },
      { id: 'hygiene' },
      { id: 'mixed' },
      { id: 'media' },
      { id: 'newspapers' },
      { id: 'prices' },
      { id: 'alcohol' },
    ],
  },
  {
    id: 'warranty',
    kind: 'choice',
    level: 'detail',
    since: 1,
    default: 'legal',
    when: guaranteed,
    options: [
      { id: 'legal' },
      {
        id: 'commercial',
        questions: [
          { id: 'warranty_length', kind: 'period', since: 1, units: ['months', 'years'], max: 1200 },
          { id: 'warranty_terms', kind: 'area', since: 1, max: 2000, perLanguage: true },
        ],
      },
    ],
  },
  { id: 'promotions', kind: 'yn', since: 1 },
  {
    id: 'gift_cards',
    kind: 'group',
    level: 'detail',
    required: false,
    since: 1,
    when: { has: ['sells', 'gift-cards'] },
    min: 0,
    max: 1,
    title: 'gift_refundable',
    questions: [
      { id: 'gift_expiry', kind: 'period', required: false, since: 1, units: ['months', 'years'], max: 1200 },
      { id: 'gift_refundable', kind: 'yn', since: 1 },
    ],
  },
  {
    id: 'virtual_items',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    when: { has: ['sells', 'credits'] },
  },
  {
    id: 'in_app_store_rules',
    kind: 'yn',
    level: 'detail',
    since: 1,
    default: 'yes',
    when: { has: ['sells', 'in-app'] },
  },
] as const satisfies readonly Question[];

export const sellingStep = [
  {
    id: 'sells',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'nothing', exclusive: true },
      { id: 'goods' },
      { id: 'digital' },
      { id: 'services' },
      { id: 'subscriptions' },
      { id: 'in-app' },
      { id: 'tickets' },
      { id: 'credits' },
      { id: 'gift-cards', more: true },
    ],
  },
  ...orderQuestions,
  ...subscriptionQuestions,
  ...afterSale,
] as const satisfies readonly Question[];
