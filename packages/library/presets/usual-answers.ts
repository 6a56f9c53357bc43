/** Usual answers of a kind of business to the questions of one document; what nobody can guess is left out and asked. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import type { SiteFacts } from './kinds.ts';
import { usualOfKind } from './usual-of-kind.ts';

/** `together`: the documents that are made at once, of which each may point to the others. */
export function usualAnswers(
  type: AgreementType,
  facts: SiteFacts,
  together: readonly AgreementType[],
): Answers {
  return { ...siteAnswers(type, facts), ...ofType[type]?.(facts, together) };
}

type OfType = (facts: SiteFacts, together: readonly AgreementType[]) => Answers;

/** Of a type without any, everything is asked. */
const ofType: Readonly<Partial<Record<AgreementType, OfType>>> = {
  PRIVACY_POLICY: privacyAnswers,
  COOKIES_POLICY: cookiesAnswers,
  TERMS_CONDITIONS: termsAnswers,
  RETURN_REFUND_POLICY: returnsAnswers,
  DISCLAIMER: disclaimerAnswers,
  EULA: licenceAnswers,
  IMPRINT: imprintAnswers,
  ACCESSIBILITY_STATEMENT: statementAnswers,
};

/** What nearly every document asks. */
function siteAnswers(type: AgreementType, { kind, places }: SiteFacts): Answers {
  if (type === 'TEST') return {};
  const { siteKind, customers } = usualOfKind[kind];
  // A statement asks neither what the site is nor where its app is sold.
  if (type === 'ACCESSIBILITY_STATEMENT') return { consumer_type: customers };
  return {
    consumer_type: customers,
    ...(type === 'EULA' ? {} : { site_kind: [...siteKind] }),
    ...(places.includes('app') && type !== 'IMPRINT' && { app_stores: ['apple', 'google'] }),
  };
}

/** Whether those who sell by agreement show prices nobody can guess: they are asked. */
function imprintAnswers({ kind, country }: SiteFacts): Answers {
  const { pays, data, customers, othersPost } = usualOfKind[kind];
  const silent = kind === 'blog' || kind === 'association' || kind === 'agency' || kind === 'app';
  return {
    ugc: othersPost ? 'yes' : 'no',
    ...(silent && { sells_online: 'no' }),
    // Art. L. 616-1 C. conso. binds whoever sells to consumers; none of these kinds sells what art. L. 611-4 leaves out.
    ...(pays && customers !== 'businesses' && country === 'FR' && { eu_adr: 'obliged' }),
    ...(pays && {
      sells_online: 'yes',
      prices_tax: pricesTax(customers),
      prices_delivery: data.includes('postal-address') ? 'added' : 'none',
    }),
  };
}

/** How accessible a service is, and what its owner does for it, nobody can guess. */
function statementAnswers({ kind }: SiteFacts): Answers {
  return { orders_online: usualOfKind[kind].pays ? 'yes' : 'no' };
}

function privacyAnswers({ kind }: SiteFacts): Answers {
  const { data, pays, othersPost } = usualOfKind[kind];
  return {
    pd_types: [...data],
    special_data: ['none'],
    social_login: 'no',
    ugc: othersPost ? 'yes' : 'no',
    location_use: 'none',
    emails: 'yes',
    payments: pays ? 'yes' : 'no',
    ads: 'no',
    ai_features: ['none'],
    dpo: 'none',
  };
}

function cookiesAnswers({ kind }: SiteFacts): Answers {
  return { cat_functionality: usualOfKind[kind].accounts ? 'yes' : 'no', social_media: 'no', ads: 'no' };
}

function termsAnswers({ kind }: SiteFacts, together: readonly AgreementType[]): Answers {
  const { accounts, othersPost, sells, customers } = usualOfKind[kind];
  return {
    accounts: accounts ? 'yes' : 'no',
    // Posts of others, other sellers and subscriptions are extras: whoever has them says so, with the price beside it.
    ...(othersPost ? {} : { ugc: 'no' }),
    ...(sells.includes('subscriptions') ? {} : { sells: [...sells] }),
    ...(kind === 'marketplace' ? {} : { sell_mode: 'we' }),
    prices_tax: pricesTax(customers),
    delivery_areas: ['home'],
    sub_periods: ['month', 'year'],
    free_trial: 'no',
    cancel_methods: ['account', 'email'],
    refunds: together.includes('RETURN_REFUND_POLICY') ? 'separate-policy' : 'law-only',
    withdrawal_waiver: 'yes',
    promotions: 'no',
    affiliate: 'no',
    // What frees from a duty (accessibility, dispute bodies) nobody can guess.
  };
}

function pricesTax(customers: 'consumers' | 'businesses' | 'both'): string {
  return customers === 'businesses' ? 'without-tax' : 'with-tax';
}

function returnsAnswers({ country }: SiteFacts): Answers {
  return {
    digital_rule: 'no-refund-after-start',
    subscription_rule: 'cancel-no-refund',
    // Where no law lets consumers withdraw, shops take goods back of their own accord.
    returns_offered: country === 'US' ? 'yes' : 'no',
    cancel_before_ship: 'any-time',
    authorisation: 'no',
    return_steps: ['email'],
    restocking: 'none',
    exchange: 'none',
    damaged: [{ _id: 'usual' }],
  };
}

function disclaimerAnswers(): Answers {
  return {
    d_views: 'no',
    d_fair_use: 'no',
    d_ai: ['none'],
    d_no_resp: 'yes',
    d_medical: 'none',
    d_fitness: 'no',
    d_legal: 'no',
    d_financial: ['none'],
    d_affiliate: 'no',
  };
}

function licenceAnswers({ kind }: SiteFacts, together: readonly AgreementType[]): Answers {
  return {
    agreement_for: ['mobile'],
    software_kind: 'app',
    licence_kind: 'free',
    accounts: usualOfKind[kind].accounts ? 'yes' : 'no',
    ugc: usualOfKind[kind].othersPost ? 'yes' : 'no',
    purchases: ['none'],
    data_collection: together.includes('PRIVACY_POLICY') ? 'policy' : 'none',
    warranty: 'as-is',
  };
}
