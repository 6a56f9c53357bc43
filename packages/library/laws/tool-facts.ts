/** Facts about the service itself and the tools it uses. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { usedVendors, vendorQuestions } from '../vendors/used-vendors.ts';
import { chosen, field, hasAny, isYes, rows } from '@clausewright/engine/law/answer-reading';
import { type FactRules, rule } from '@clausewright/engine/law/fact-rule';

function tool(...vendorIds: readonly string[]) {
  return rule(vendorQuestions, (answers) =>
    usedVendors(answers).some((vendor) => vendorIds.includes(vendor.id)),
  );
}

const needsConsent = ['ANALYTICS', 'ADVERTISING', 'MARKETING'];
const trackers = ['analytics', 'ads', 'remarketing', 'session_replay', 'social_media'];
const consentQuestions = [...trackers, ...vendorQuestions, 'cookie_table'];
const exempt = ['essential', 'functionality'];
const ownStorage = ['cat_essential', 'cat_acceptance', 'cat_functionality'];

/** Sending mail sets nothing on the reader's device; every other tool of these types does. */
function consentCookies(answers: Answers): boolean {
  return (
    trackers.some((question) => isYes(answers, question)) ||
    rows(answers, 'social_plugins.own').length > 0 ||
    chosen(answers, 'embeds').length > 0 ||
    rows(answers, 'embeds.own').length > 0 ||
    rows(answers, 'cookie_table').some((row) => !exempt.includes(field(row, 'cookie_category'))) ||
    usedVendors(answers).some(
      (vendor) => needsConsent.includes(vendor.type) && vendor.categories[0] !== 'email',
    )
  );
}

const googleAnalytics = ['google-analytics', 'firebase-analytics'];

export const toolFacts: FactRules = {
  'tech:consent-cookies': rule(consentQuestions, consentCookies),
  'tech:cookies': rule(
    [...consentQuestions, ...ownStorage, 'cookie_section', 'agreement_for'],
    (answers) =>
      consentCookies(answers) ||
      hasAny(answers, 'agreement_for', 'website') ||
      ownStorage.some((question) => isYes(answers, question)) ||
      rows(answers, 'cookie_table').length > 0,
  ),
  // Schedule A1 of the PECR, paragraph 6: how the site looks or works for the one who set it so.
  'tech:appearance': rule(['cat_functionality'], (answers) => isYes(answers, 'cat_functionality')),
  'tech:generative-ai-provider': rule(['ai_features'], (answers) =>
    hasAny(answers, 'ai_features', 'chatbot', 'generation'),
  ),
  'tech:exempt-analytics': rule(
    ['analytics_features', 'anonymous_stats'],
    (answers) => hasAny(answers, 'analytics_features', 'cookieless') || isYes(answers, 'anonymous_stats'),
  ),

  'tool:adsense': tool('google-adsense', 'google-admob', 'google-ad-manager'),
  'tool:google-ads': tool('google-ads'),
  'tool:google-analytics': tool(...googleAnalytics),
  'tool:google-analytics-ads': rule([...vendorQuestions, 'analytics_features'], (answers) => {
    const used = usedVendors(answers).some((vendor) => googleAnalytics.includes(vendor.id));
    return used && hasAny(answers, 'analytics_features', 'advertising', 'demographics');
  }),
  'tool:google-maps': tool('google-maps'),
  'tool:meta-login': tool('facebook-login'),
  'tool:meta-pixel': tool('meta-pixel'),
  'tool:clarity': tool('microsoft-clarity'),
  'tool:recaptcha-hidden': tool('google-recaptcha'),
  'tool:youtube-api': tool('youtube'),
  'tool:iab-tcf': rule(['tcf'], (answers) => isYes(answers, 'tcf')),
  'tool:sms': rule(['email_kinds'], (answers) => hasAny(answers, 'email_kinds', 'sms')),

  'biz:app-ios': rule(
    ['app_platforms', 'app_stores'],
    (answers) => hasAny(answers, 'app_platforms', 'ios') || hasAny(answers, 'app_stores', 'apple'),
  ),
  'biz:app-android': rule(
    ['app_platforms', 'app_stores'],
    (answers) => hasAny(answers, 'app_platforms', 'android') || hasAny(answers, 'app_stores', 'google'),
  ),
  // Only the store of Microsoft asks for terms of the maker's own.
  'biz:app-windows': rule(['app_stores'], (answers) => hasAny(answers, 'app_stores', 'microsoft')),
  'biz:accounts': rule(
    ['purposes', 'pd_types', 'social_login'],
    (answers) =>
      hasAny(answers, 'purposes', 'accounts') ||
      hasAny(answers, 'pd_types', 'username-password') ||
      isYes(answers, 'social_login'),
  ),
  'biz:online-service': rule(['agreement_for'], (answers) => chosen(answers, 'agreement_for').length > 0),
  'biz:financial-incentive': rule(['incentives'], (answers) => isYes(answers, 'incentives')),

  'has:dpo': rule(['dpo'], (answers) => hasAny(answers, 'dpo', 'yes')),
  // Whoever gives a contact lets people ask for a look and a change.
  'has:review-process': rule(['contact_methods', 'request_channels'], () => true),
  'has:frictionless-gpc': rule(['gpc'], (answers) => hasAny(answers, 'gpc', 'honoured-shown')),
};
