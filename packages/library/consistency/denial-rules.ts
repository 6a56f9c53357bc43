/** What one document says that another leaves no room for: of ages, accounts, messages, advertising, signals and providers. */
import { answer, chosen, hasAny, isYes, text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { questionnaires } from '../agreement-types.ts';
import { logsInElsewhere, sendsNews, sendsTexts, trialOf } from '../site-profile/names-of-facts.ts';
import { isAbout } from '../site-profile/periods.ts';
import { findVendor } from '../vendors/list.ts';
import { policyQuestions } from '../vendors/policy-questions.ts';
import type { PairRule } from './pair-rule.ts';

/** From this age on nobody is a child to American law (COPPA, 16 CFR § 312.2). */
const endOfChildhood = 13;

export const denialRules: readonly PairRule[] = [
  {
    code: 'age-differs',
    between: [['PRIVACY_POLICY'], ['TERMS_CONDITIONS', 'EULA']],
    judge: (policy, contract) => {
      const age = answer(contract, 'min_age');
      const shutsOut = typeof age === 'number' && age >= endOfChildhood && !isYes(contract, 'minors_ok');
      return hasAny(policy, 'kids', 'directed') && shutsOut ? ['kids', 'min_age'] : null;
    },
  },
  {
    code: 'accounts-differ',
    between: [['PRIVACY_POLICY'], ['TERMS_CONDITIONS', 'EULA']],
    judge: (policy, contract) => {
      if (!hasAny(contract, 'accounts', 'no') || isOfWebsiteToo(policy, contract)) return null;
      if (hasAny(policy, 'pd_types', 'username-password')) return ['pd_types', 'accounts'];
      return hasAny(policy, 'social_login', 'yes') ? ['social_login', 'accounts'] : null;
    },
  },
  {
    code: 'accounts-differ',
    between: [['COOKIES_POLICY'], ['TERMS_CONDITIONS', 'EULA']],
    judge: (cookies, contract) => {
      const denied = hasAny(contract, 'accounts', 'no') && !isOfWebsiteToo(cookies, contract);
      return denied && logsInElsewhere(cookies) === 'yes' ? ['social_vendors', 'accounts'] : null;
    },
  },
  {
    code: 'accounts-differ',
    between: [['TERMS_CONDITIONS'], ['EULA']],
    judge: (terms, licence) => {
      const [here, there] = [text(terms, 'accounts'), text(licence, 'accounts')];
      if (here === '' || there === '' || here === there) return null;
      return here === 'yes' && isOfWebsiteToo(terms, licence) ? null : ['accounts', 'accounts'];
    },
  },
  {
    code: 'messages-denied',
    between: [['PRIVACY_POLICY'], ['TERMS_CONDITIONS']],
    judge: (policy, terms) => {
      if (sendsNews(policy) === 'no' && hasAny(terms, 'newsletters', 'yes')) return ['emails', 'newsletters'];
      return sendsTexts(policy) === 'no' && hasAny(terms, 'sms_terms', 'yes')
        ? ['emails', 'sms_terms']
        : null;
    },
  },
  {
    code: 'diagnostics-denied',
    between: [['PRIVACY_POLICY'], ['EULA']],
    judge: (policy, licence) =>
      hasAny(policy, 'usage_data', 'no') && hasAny(licence, 'telemetry', 'yes')
        ? ['usage_data', 'telemetry']
        : null,
  },
  {
    code: 'use-differs',
    between: [['PRIVACY_POLICY', 'COOKIES_POLICY'], ['EULA']],
    judge: (policy, licence) =>
      hasAny(policy, 'ads', 'no') && hasAny(licence, 'ads_in_app', 'yes') ? ['ads', 'ads_in_app'] : null,
  },
  {
    code: 'signals-differ',
    between: [['PRIVACY_POLICY'], ['COOKIES_POLICY']],
    // That the site shows that it honours the signal is more, not something else.
    judge: (policy, cookies) => {
      const [here, there] = [text(policy, 'gpc'), text(cookies, 'gpc')];
      if (here === '' || there === '') return null;
      return (here === 'not-honoured') === (there === 'not-honoured') ? null : ['gpc', 'gpc'];
    },
  },
  {
    code: 'trial-differs',
    between: [['EULA'], ['TERMS_CONDITIONS']],
    judge: (licence, terms) => {
      const days = trialOf(licence);
      if (days === undefined) return null;
      if (hasAny(terms, 'free_trial', 'no')) return ['free_trial', 'free_trial'];
      const there = answer(terms, 'trial_days');
      return typeof there === 'number' && !isAbout(days, there) ? ['free_trial', 'trial_days'] : null;
    },
  },
  {
    code: 'vendors-differ',
    between: [['PRIVACY_POLICY'], ['COOKIES_POLICY', 'EULA', 'TERMS_CONDITIONS']],
    // Recipients are named (Art. 13(1)(e) GDPR), so that what another document names the policy names too.
    judge: (policy, other) => {
      const types = chosen(policy, 'pd_types');
      if (types.length === 0 || types.includes('none')) return null;
      const named = new Set(
        policyQuestions.PRIVACY_POLICY.flatMap(({ question }) => chosen(policy, question)),
      );
      for (const question of vendorQuestions) {
        const untold = chosen(other, question).find((id) => !named.has(id) && placeOf(id) !== undefined);
        if (untold !== undefined) return [placeOf(untold) ?? 'other_vendors', question];
      }
      return null;
    },
  },
];

/** Questions for providers that receive data; advertisers of an affiliate programme do not. */
const vendorQuestions = [
  ...new Set(
    (['COOKIES_POLICY', 'EULA', 'TERMS_CONDITIONS'] as const).flatMap((type) =>
      listQuestions(questionnaires[type]).flatMap(({ id, kind }) => (kind === 'vendors' ? [id] : [])),
    ),
  ),
];

/** Where the policy asks for such a provider. */
function placeOf(id: string): string | undefined {
  const categories = findVendor(id)?.categories ?? [];
  return policyQuestions.PRIVACY_POLICY.find((one) =>
    categories.some((category) => one.categories.includes(category)),
  )?.question;
}

/** People log in to the website, and the software may have no place for it. */
function isOfWebsiteToo(policy: Answers, contract: Answers): boolean {
  return hasAny(policy, 'agreement_for', 'website') && !hasAny(contract, 'agreement_for', 'website');
}
