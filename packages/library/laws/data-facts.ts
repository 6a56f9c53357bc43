/** Facts about the data: what it is, what it is used for and where it goes. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { purposesWithBases } from './purpose-bases.ts';
import { jointControllers } from '../vendors/facts.ts';
import { usedVendors, usesVendors, vendorQuestions } from '../vendors/used-vendors.ts';
import { answer, chosen, hasAny, isYes, rows, text } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';
import { concernsHealth, concernsSensitiveData, sellsData } from './privacy-law-facts.ts';
import { destinations, transferCountries, transferGrounds } from './transfers.ts';

const art9 = [
  'health',
  'biometrics',
  'genetic',
  'ethnic-origin',
  'religion',
  'politics',
  'union',
  'sex-life',
  'neural',
];
const marketingMail = ['newsletter', 'marketing', 'sms', 'whatsapp'];
const otherSources = ['social-login', 'partners', 'ad-networks', 'public', 'data-brokers', 'employers-users'];
const trackers = ['analytics', 'ads', 'remarketing', 'session_replay'];
const activities = [
  ...trackers,
  'analytics',
  'ads',
  'remarketing',
  'session_replay',
  'emails',
  'payments',
  'social_login',
  'ugc',
];
const transferQuestions = [
  ...vendorQuestions,
  'country',
  'hosting_country',
  'transfers',
  'remarketing',
  'fan_page',
];

const personalQuestions = [
  'pd_types',
  'pd_none_confirm',
  'usage_data',
  'app_permissions',
  ...activities,
  ...vendorQuestions,
];

/** Personal data is the rule: only a confirmed "none" with nothing else switched on says otherwise. */
function personalData(answers: Answers): boolean {
  const types = chosen(answers, 'pd_types');
  const confirmed = types.length === 1 && types[0] === 'none' && hasAny(answers, 'pd_none_confirm', 'yes');
  if (!confirmed || rows(answers, 'pd_types.own').length > 0) return true;
  return (
    isYes(answers, 'usage_data') ||
    activities.some((question) => isYes(answers, question)) ||
    usesVendors(answers) ||
    chosen(answers, 'app_permissions').some((permission) => permission !== 'none')
  );
}

function advertises(answers: Answers): boolean {
  return (
    isYes(answers, 'ads') ||
    isYes(answers, 'remarketing') ||
    hasAny(answers, 'analytics_features', 'advertising') ||
    hasAny(answers, 'sell_share', 'share', 'both') ||
    usedVendors(answers).some((vendor) => vendor.type === 'ADVERTISING')
  );
}
const advertising = ['ads', 'remarketing', 'analytics_features', 'sell_share', ...vendorQuestions];

/**
 * Cal. Civ. Code § 1798.140(ae) counts log-ins and financial accounts too. They are read from the categories, which follow
 * from the kinds of data and which the owner corrects.
 */
function sensitiveInCalifornia(answers: Answers): boolean {
  return (
    concernsSensitiveData(answers) ||
    hasAny(answers, 'ccpa_categories', 'sensitive') ||
    hasAny(answers, 'sold_categories', 'sensitive')
  );
}

function decidesAutomatically(answers: Answers): boolean {
  return hasAny(answers, 'ai_features', 'scoring') || rows(answers, 'automated_decisions').length > 0;
}
const decisions = ['ai_features', 'automated_decisions'];

/** Whether somebody under sixteen may use the service, as far as an age was told. */
function admitsUnder16(answers: Answers): boolean {
  const age = answer(answers, 'min_age');
  return typeof age !== 'number' || age < 16;
}

/** Children in the sense of Art. 8(1) GDPR: a service for the young from sixteen on is offered to none. */
function offeredToChildren(answers: Answers): boolean {
  return hasAny(answers, 'kids', 'directed') || (hasAny(answers, 'kids', 'teens') && admitsUnder16(answers));
}

/**
 * Cal. Civ. Code § 1798.120(c): who disregards the age of consumers is taken to know it, so a service for the young knows it
 * whatever was answered; one that asks everybody's age knows it unless it was denied.
 */
function knowsOfMinors(answers: Answers): boolean {
  if (hasAny(answers, 'minors_sale', 'opt-in') || offeredToChildren(answers)) return true;
  const asksAge = hasAny(answers, 'kids', 'age-gate') && admitsUnder16(answers);
  return asksAge && !hasAny(answers, 'minors_sale', 'no');
}

function directMarketing(answers: Answers): boolean {
  return (
    hasAny(answers, 'purposes', 'newsletters', 'advertising') ||
    hasAny(answers, 'email_kinds', ...marketingMail) ||
    isYes(answers, 'remarketing')
  );
}

function othersCollect(answers: Answers): boolean {
  return (
    trackers.some((question) => isYes(answers, question)) ||
    usedVendors(answers).some((vendor) =>
      ['analytics', 'session_replay', 'ads', 'remarketing', 'social', 'embeds'].some((category) =>
        vendor.categories.some((own) => own === category),
      ),
    ) ||
    rows(answers, 'social_plugins.own').length > 0
  );
}

function usesPlugins(answers: Answers): boolean {
  return chosen(answers, 'social_plugins').length > 0 || rows(answers, 'social_plugins.own').length > 0;
}

function leaves(answers: Answers, country: string): boolean {
  return (
    transferCountries(answers).includes('unknown') || destinations(answers).some((place) => place !== country)
  );
}

function basis(name: string) {
  const from = [
    'purposes',
    'email_kinds',
    'purpose_table',
    'custom_purposes',
    'automated_decisions',
    'ai_training',
    'analytics',
    'session_replay',
    'consumer_type',
  ];
  return rule(from, (answers) =>
    purposesWithBases(answers).some(({ bases }) => bases.some((known) => known === name)),
  );
}

export const dataFacts: FactRules = {
  'data:personal': rule(personalQuestions, personalData),
  'data:disclosed': rule(
    ['share_with', ...personalQuestions],
    (answers) =>
      personalData(answers) &&
      (answer(answers, 'share_with') === undefined ||
        chosen(answers, 'share_with').length > 0 ||
        usesVendors(answers)),
  ),
  'data:transfer-outside-eea': rule(transferQuestions, (answers) => transferCountries(answers).length > 0),
  'data:transfer-outside-uk': rule(transferQuestions, (answers) => leaves(answers, 'GB')),
  'data:transfer-outside-ch': rule(transferQuestions, (answers) => leaves(answers, 'CH')),
  'data:transfer-us': rule(transferQuestions, (answers) => transferCountries(answers).includes('US')),
  'data:transfer-abroad': rule(transferQuestions, (answers) => leaves(answers, text(answers, 'country'))),
  'data:indirect': rule(
    ['pd_sources', 'social_login'],
    (answers) => hasAny(answers, 'pd_sources', ...otherSources) || isYes(answers, 'social_login'),
  ),
  'data:joint-controller': rule(
    ['fan_page', ...vendorQuestions],
    (answers) => isYes(answers, 'fan_page') || jointControllers(answers).length > 0,
  ),
  'data:special-category': rule(
    ['special_data', 'pd_types', 'app_permissions'],
    (answers) => hasAny(answers, 'special_data', ...art9) || concernsHealth(answers),
  ),
  'data:sensitive-beyond': rule(
    ['special_data', 'pd_types', 'ccpa_categories', 'sold_categories'],
    sensitiveInCalifornia,
  ),
  'data:voice': rule(
    ['pd_types', 'app_permissions'],
    (answers) => hasAny(answers, 'pd_types', 'media') || hasAny(answers, 'app_permissions', 'microphone'),
  ),
  'data:location': rule(
    ['pd_types', 'app_permissions', 'location_use'],
    (answers) =>
      hasAny(answers, 'pd_types', 'location-approximate', 'location-precise') ||
      chosen(answers, 'app_permissions').some((permission) => permission.startsWith('location')) ||
      chosen(answers, 'location_use').some((use) => use !== 'none'),
  ),
  'data:persistent-identifiers': rule(
    ['pd_types', 'usage_data', ...trackers, ...vendorQuestions],
    (answers) =>
      hasAny(answers, 'pd_types', 'device-log') || isYes(answers, 'usage_data') || othersCollect(answers),
  ),
  'data:adm': rule(decisions, decidesAutomatically),
  'data:adm-significant-ca': rule(decisions, decidesAutomatically),
  'data:adm-assisted': rule(
    decisions,
    (answers) => decidesAutomatically(answers) || hasAny(answers, 'ai_features', 'moderation'),
  ),
  'data:profiling': rule(
    ['purposes', ...decisions, ...advertising],
    (answers) =>
      decidesAutomatically(answers) ||
      hasAny(answers, 'ai_features', 'recommendations') ||
      hasAny(answers, 'purposes', 'personalisation', 'advertising') ||
      advertises(answers),
  ),
  'data:direct-marketing': rule(['purposes', 'email_kinds', 'remarketing'], directMarketing),
  'data:children': rule(['kids', 'min_age'], offeredToChildren),
  'data:sale': rule(['sell_share'], sellsData),
  'data:sale-sensitive': rule(
    ['sell_share', 'special_data', 'pd_types'],
    (answers) => sellsData(answers) && concernsSensitiveData(answers),
  ),
  'data:sale-biometric': rule(
    ['sell_share', 'special_data'],
    (answers) => sellsData(answers) && hasAny(answers, 'special_data', 'biometrics'),
  ),
  'data:sale-minors': rule(
    [...advertising, 'kids', 'min_age', 'minors_sale'],
    (answers) => (sellsData(answers) || advertises(answers)) && knowsOfMinors(answers),
  ),
  'data:share-ads': rule(advertising, advertises),
  'data:targeted-ads': rule(advertising, advertises),
  'data:cross-site-tracking': rule(
    [...advertising, 'social_plugins'],
    (answers) => advertises(answers) || usesPlugins(answers),
  ),
  'data:third-party-collection': rule([...trackers, ...vendorQuestions], othersCollect),
  'data:third-party-ai': rule(
    ['ai_features', ...vendorQuestions],
    (answers) =>
      chosen(answers, 'ai_features').some((feature) => feature !== 'none') ||
      usedVendors(answers).some((vendor) => vendor.categories.includes('ai')),
  ),

  'basis:consent': basis('consent'),
  'basis:legitimate-interests': basis('legitimate-interests'),
  'basis:public-task': basis('public-task'),
  'basis:adequacy': rule(
    [...transferQuestions, 'transfer_tools'],
    (answers) => transferGrounds(answers).adequacy,
  ),
  'basis:safeguards': rule(
    [...transferQuestions, 'transfer_tools'],
    (answers) => transferGrounds(answers).safeguards,
  ),
  'basis:derogation': rule(
    [...transferQuestions, 'transfer_tools'],
    (answers) => transferGrounds(answers).derogation,
  ),
};
