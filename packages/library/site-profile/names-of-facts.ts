/** Facts of a site by the questions that ask for them; each list is one fact. */
import { answer, chosen, hasAny, rows, text } from '@clausewright/engine/law/answer-reading';
import type { Answers, AnswerValue } from '@clausewright/engine/questionnaire/definition';
import type { QuestionName } from './question-name.ts';
import { daysOf } from './periods.ts';
import { findVendor } from '../vendors/list.ts';
import { goodsFromSales, goodsKindsOf, salesOf } from './sold.ts';

export const otherNames = {
  affiliates: [
    { type: 'PRIVACY_POLICY', question: 'affiliates_program' },
    { type: 'DISCLAIMER', question: 'd_affiliate' },
    { type: 'TERMS_CONDITIONS', question: 'affiliate' },
  ],
  links: [
    { type: 'PRIVACY_POLICY', question: 'links_out' },
    { type: 'DISCLAIMER', question: 'd_links' },
  ],
  guarantee: [
    { type: 'TERMS_CONDITIONS', question: 'warranty', options: { none: 'legal', own: 'commercial' } },
    {
      type: 'RETURN_REFUND_POLICY',
      question: 'warranty',
      options: { none: 'legal-only', own: 'commercial' },
    },
  ],
  guaranteeLength: [
    { type: 'TERMS_CONDITIONS', question: 'warranty_length' },
    { type: 'RETURN_REFUND_POLICY', question: 'warranty_period' },
  ],
  newsletters: [
    { type: 'PRIVACY_POLICY', question: 'emails', read: sendsNews, write: onlyYes },
    { type: 'TERMS_CONDITIONS', question: 'newsletters' },
  ],
  textMessages: [
    { type: 'PRIVACY_POLICY', question: 'emails', read: sendsTexts, write: onlyYes },
    { type: 'TERMS_CONDITIONS', question: 'sms_terms' },
  ],
  kindsOfMessages: [
    { type: 'TERMS_CONDITIONS', question: 'newsletters', read: kindsOfMessages, isOnlyRead: true },
    {
      type: 'PRIVACY_POLICY',
      question: 'email_kinds',
      isOnlyBegun: true,
      write: (kinds) => (Array.isArray(kinds) ? { added: kinds as string[], removed: [] } : undefined),
    },
  ],
  // A service for children shuts none of them out.
  servesChildren: [
    { type: 'PRIVACY_POLICY', question: 'kids', read: isForChildren, isOnlyRead: true },
    { type: 'TERMS_CONDITIONS', question: 'min_age', options: { yes: 0 } },
    { type: 'EULA', question: 'min_age', options: { yes: 0 } },
  ],
  accounts: [
    { type: 'PRIVACY_POLICY', question: 'pd_types', read: logsIn, isOnlyRead: true },
    { type: 'COOKIES_POLICY', question: 'social_vendors', read: logsInElsewhere, isOnlyRead: true },
    { type: 'TERMS_CONDITIONS', question: 'accounts' },
    { type: 'EULA', question: 'accounts' },
  ],
  // An imprint says why nobody takes part, or that somebody has to.
  disputeBody: [
    { type: 'IMPRINT', question: 'eu_adr', read: takesPart, isOnlyRead: true },
    { type: 'TERMS_CONDITIONS', question: 'eu_adr' },
    { type: 'EULA', question: 'eu_adr' },
  ],
  chatbot: [
    {
      type: 'DISCLAIMER',
      question: 'd_ai',
      read: (a) => (hasAny(a, 'd_ai', 'chatbot') ? ['chatbot'] : undefined),
      isOnlyRead: true,
    },
    { type: 'PRIVACY_POLICY', question: 'ai_features', isOnlyBegun: true },
  ],
  ads: [
    { type: 'PRIVACY_POLICY', question: 'ads', read: advertisesInApp },
    { type: 'COOKIES_POLICY', question: 'ads', read: advertisesInApp },
    // A no is only the default, and says nothing of a website.
    {
      type: 'EULA',
      question: 'ads_in_app',
      read: (a) => (hasAny(a, 'ads_in_app', 'yes') ? 'yes' : undefined),
    },
  ],
  dataOfSoftware: [
    { type: 'PRIVACY_POLICY', question: 'pd_types', read: collectsData, isOnlyRead: true },
    { type: 'EULA', question: 'data_collection', options: { yes: 'policy' } },
  ],
  cookiesAddress: [
    { type: 'PRIVACY_POLICY', question: 'cookie_policy_url' },
    { type: 'TERMS_CONDITIONS', question: 'cookies_url' },
  ],
  sold: [
    { type: 'TERMS_CONDITIONS', question: 'sells', read: salesOf, write: (kinds) => kinds },
    { type: 'RETURN_REFUND_POLICY', question: 'goods_kinds', read: goodsKindsOf, write: goodsFromSales },
  ],
  // A policy on returns is where refunds and the instructions on withdrawal stand.
  refundsElsewhere: [
    { type: 'RETURN_REFUND_POLICY', question: 'goods_kinds', read: () => 'yes', isOnlyRead: true },
    { type: 'TERMS_CONDITIONS', question: 'refunds', options: { yes: 'separate-policy' } },
  ],
  takesBack: [
    { type: 'TERMS_CONDITIONS', question: 'refunds', read: takesGoodsBack, isOnlyRead: true },
    { type: 'RETURN_REFUND_POLICY', question: 'returns_offered' },
  ],
  returnDays: [
    { type: 'TERMS_CONDITIONS', question: 'refunds', read: daysToReturn, isOnlyRead: true },
    { type: 'RETURN_REFUND_POLICY', question: 'return_days' },
  ],
  exemptGoods: [
    { type: 'TERMS_CONDITIONS', question: 'exempt_sales', read: exemptOf, isOnlyRead: true },
    { type: 'RETURN_REFUND_POLICY', question: 'exempt_goods' },
  ],
  cancelled: [
    {
      type: 'TERMS_CONDITIONS',
      question: 'cancel_effect',
      read: (a) =>
        ({ 'pro-rata': 'refunded', 'period-end': 'kept', 'at-once': 'kept' })[text(a, 'cancel_effect')],
      options: { refunded: 'pro-rata', kept: 'period-end' },
    },
    {
      type: 'RETURN_REFUND_POLICY',
      question: 'subscription_rule',
      options: { refunded: 'pro-rata', kept: 'cancel-no-refund' },
    },
  ],
  trial: [
    {
      type: 'EULA',
      question: 'free_trial',
      read: (a) => (trialOf(a) === undefined ? undefined : 'yes'),
      isOnlyRead: true,
    },
    { type: 'TERMS_CONDITIONS', question: 'free_trial' },
  ],
  trialDays: [
    { type: 'EULA', question: 'free_trial', read: trialOf, isOnlyRead: true },
    { type: 'TERMS_CONDITIONS', question: 'trial_days' },
  ],
} satisfies Record<string, readonly QuestionName[]>;

export function sendsNews(policy: Answers): string | undefined {
  return sends(policy, 'newsletter', 'marketing');
}

export function sendsTexts(policy: Answers): string | undefined {
  return sends(policy, 'sms');
}

function sends(policy: Answers, ...kinds: readonly string[]): string | undefined {
  if (hasAny(policy, 'emails', 'no')) return 'no';
  if (!hasAny(policy, 'emails', 'yes')) return undefined;
  return hasAny(policy, 'email_kinds', ...kinds) ? 'yes' : 'no';
}

/** Terms without rules for messages do not say that there are none. */
function onlyYes(meaning: AnswerValue): AnswerValue | undefined {
  return meaning === 'yes' ? meaning : undefined;
}

function kindsOfMessages(terms: Answers): string[] | undefined {
  const news = hasAny(terms, 'newsletters', 'yes') ? ['newsletter'] : [];
  const texts = hasAny(terms, 'sms_terms', 'yes') ? ['sms'] : [];
  return news.length + texts.length > 0 ? [...news, ...texts] : undefined;
}

function takesPart(imprint: Answers): string | undefined {
  if (hasAny(imprint, 'eu_adr', 'takes-part', 'obliged')) return 'takes-part';
  if (hasAny(imprint, 'eu_adr', 'exempt')) return 'exempt';
  return hasAny(imprint, 'eu_adr', 'not-obliged', 'few-staff') ? 'not-obliged' : undefined;
}

function isForChildren(policy: Answers): string | undefined {
  return hasAny(policy, 'kids', 'directed') ? 'yes' : undefined;
}

/** Whoever logs in has an account; without such data there may still be one that needs no password. */
function logsIn(policy: Answers): string | undefined {
  const known = hasAny(policy, 'pd_types', 'username-password') || hasAny(policy, 'social_login', 'yes');
  return known ? 'yes' : undefined;
}

/** Log-ins of other companies log people in to an account here. */
export function logsInElsewhere(cookies: Answers): string | undefined {
  const logins = chosen(cookies, 'social_vendors').filter(
    (id) => findVendor(id)?.categories[0] === 'social_login',
  );
  return logins.length > 0 ? 'yes' : undefined;
}

/** A policy that is for a website too does not tell where the advertising is. */
function advertisesInApp(policy: Answers): string | undefined {
  if (hasAny(policy, 'ads', 'no')) return 'no';
  return hasAny(policy, 'ads', 'yes') && !hasAny(policy, 'agreement_for', 'website') ? 'yes' : undefined;
}

function collectsData(policy: Answers): string | undefined {
  const types = chosen(policy, 'pd_types');
  return types.length > 0 && !types.includes('none') ? 'yes' : undefined;
}

function takesGoodsBack(terms: Answers): string | undefined {
  if (!hasAny(terms, 'sells', 'goods')) return undefined;
  if (hasAny(terms, 'refunds', 'law-only')) return 'no';
  return hasAny(terms, 'refunds', 'within-days', 'any-reason') ? 'yes' : undefined;
}

function daysToReturn(terms: Answers): AnswerValue | undefined {
  if (hasAny(terms, 'refunds', 'within-days')) return answer(terms, 'refund_days');
  return hasAny(terms, 'refunds', 'any-reason') ? answer(terms, 'any_reason_days') : undefined;
}

const exemptInReturns: Readonly<Record<string, string>> = {
  mixed: 'mixed',
  media: 'sealed-media',
  newspapers: 'newspapers',
  prices: 'market-prices',
};

/** Kinds of goods say the rest of it themselves. */
function exemptOf(terms: Answers): string[] | undefined {
  const exempt = chosen(terms, 'exempt_sales').flatMap((kind) => exemptInReturns[kind] ?? []);
  return exempt.length > 0 ? exempt : undefined;
}

/** Days that software is tried for nothing. */
export function trialOf(licence: Answers): number | undefined {
  const [row] = rows(licence, 'free_trial');
  return row && daysOf(row['trial_length']);
}
