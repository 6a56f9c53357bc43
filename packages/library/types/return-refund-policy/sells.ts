/** What the answers say about goods and other contracts: as conditions of questions and of clauses. */
import { has } from '@clausewright/engine/document/answer-kinds';
import type { Condition } from '@clausewright/engine/questionnaire/definition';

const goodsKinds = ['physical', 'made-to-order', 'perishable', 'hygiene'] as const;
const digitalKinds = ['digital', 'software'] as const;
const serviceKinds = ['services', 'subscriptions', 'event-travel'] as const;
type Kind =
  | (typeof goodsKinds)[number]
  | (typeof digitalKinds)[number]
  | (typeof serviceKinds)[number]
  | 'gift-cards';
type Law = 'eu_consumer' | 'uk_consumer';

function anyKind(kinds: readonly Kind[]): Condition {
  return { any: kinds.map((kind) => ({ has: ['goods_kinds', kind] as const })) };
}
export const goods: Condition = anyKind(goodsKinds);
export const digital: Condition = anyKind(digitalKinds);
/** Goods are taken back, for money or for an exchange. */
export const returns: Condition = { in: ['returns_offered', ['yes', 'exchange-only']] };
/** Consumers who may withdraw by law. */
export const withdrawal: Condition = {
  any: [{ has: ['laws', 'eu_consumer'] }, { has: ['laws', 'uk_consumer'] }],
};

const forms = ['original', 'store-credit', 'exchange', 'gift-card'] as const;
/** More than one form of refund: somebody must choose. */
export const severalForms: Condition = {
  any: forms.flatMap((one, i) =>
    forms.slice(i + 1).map((other) => ({
      all: [{ has: ['refund_form', one] as const }, { has: ['refund_form', other] as const }],
    })),
  ),
};

interface Sold {
  readonly goods_kinds?: readonly Kind[] | undefined;
}
interface Covered {
  readonly laws?: readonly (Law | (string & {}))[] | undefined;
}

export const sellsGoods = (a: Sold): boolean => has(a.goods_kinds, ...goodsKinds);
export const sellsDigital = (a: Sold): boolean => has(a.goods_kinds, ...digitalKinds);
export const sellsServices = (a: Sold): boolean => has(a.goods_kinds, ...serviceKinds);
/** Contracts beside goods that have instructions on withdrawal of their own. */
export const sellsBeside = (a: Sold): boolean =>
  sellsDigital(a) || sellsServices(a) || has(a.goods_kinds, 'gift-cards');
export const takesBack = (a: Sold & { readonly returns_offered?: string | undefined }): boolean =>
  sellsGoods(a) && a.returns_offered !== 'no';
/** Contracts whose period of withdrawal begins with the contract itself. */
export const sellsOther = (a: Sold): boolean =>
  sellsDigital(a) || sellsServices(a) || has(a.goods_kinds, 'gift-cards') || !sellsGoods(a);
export const mayWithdraw = (a: Covered): boolean =>
  a.laws !== undefined && (a.laws.includes('eu_consumer') || a.laws.includes('uk_consumer'));
/** The right is the one of the United Kingdom alone. */
export const onlyBritish = (a: Covered): boolean =>
  mayWithdraw(a) && a.laws?.includes('eu_consumer') !== true;

interface Seated extends Covered {
  readonly country?: string | undefined;
}

/** The prescribed English text says "cancel": Consumer Rights Act 2022 (Ireland), Schedule 4; SI 2013/3134, Schedule 3. */
export const cancelsInEnglish = (a: Seated): boolean =>
  onlyBritish(a) || (mayWithdraw(a) && a.country === 'IE');

/** A business in the United States that sells to no European: its English readers expect American words. */
export const speaksAmerican = (a: Seated): boolean => a.country === 'US' && !mayWithdraw(a);

interface Rules {
  readonly returns_offered?: string | undefined;
  readonly digital_rule?: string | undefined;
  readonly subscription_rule?: string | undefined;
  readonly service_rule?: string | undefined;
}
/** Money, goods or a credit that no law demands; what a cancellation gives back has its own sentence. */
export const refundsVoluntarily = (a: Sold & Rules): boolean =>
  takesBack(a) ||
  (sellsDigital(a) && a.digital_rule !== 'no-refund-after-start') ||
  (has(a.goods_kinds, 'subscriptions') && a.subscription_rule !== 'cancel-no-refund') ||
  has(a.goods_kinds, 'services');
