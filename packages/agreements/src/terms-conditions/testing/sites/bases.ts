/** What the sites are built from: the owner of a Privacy Policy, and what only the terms ask. */
import { privacyPolicy } from '../../../privacy-policy/questionnaire.ts';
import { profiles as privacyProfiles } from '../../../privacy-policy/testing/profiles/index.ts';
import { today } from '../../../privacy-policy/testing/random-answers.ts';
import type { Answers } from '../../../questionnaire/definition.ts';
import { evaluate } from '../../../questionnaire/evaluate.ts';
import { siteProfile } from '../../../site-profile/site-profile.ts';
import { termsConditions } from '../../questionnaire.ts';

export { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';

/** The owner of this Privacy Policy with the terms of the same site; later answers stand over earlier ones. */
export function goesOn(name: string, ...answers: readonly Answers[]): Answers {
  const policy = privacyProfiles[name];
  if (policy === undefined) throw new Error(`There is no Privacy Policy of ${name}`);
  const told = siteProfile([{ questionnaire: privacyPolicy, answers: policy }], termsConditions, today);
  // A default is not carried, and the two types have different ones: the site has one age all the same.
  const { min_age } = evaluate(privacyPolicy, policy, { today }).relevant;
  return answers.reduce((all, one) => ({ ...all, ...one }), {
    ...told,
    ...(min_age !== undefined && { min_age }),
  });
}

/** Customers write and call; the mailbox of the Privacy Policy is for requests about data. */
export function reachedAt(domain: string, phone: string): Answers {
  return {
    contact_methods: ['email', 'phone'],
    contact_email: `hello@${domain}.example`,
    contact_phone: phone,
    privacy_url: `https://www.${domain}.example/privacy`,
    effective_date: today,
  };
}

/** A page or an app that is free of charge. */
export const free: Answers = {
  accounts: 'no',
  sells: ['nothing'],
  promotions: 'no',
  affiliate: 'no',
};

/** Sends parcels on its own account. */
export const parcels: Answers = {
  accounts: 'yes',
  sells: ['goods'],
  sell_mode: 'we',
  prices_tax: 'with-tax',
  delivery_days: 7,
  refunds: 'law-only',
  promotions: 'no',
  affiliate: 'no',
  newsletters: 'yes',
};

/** Paid again and again until somebody cancels. */
export const plans: Answers = {
  accounts: 'yes',
  sells: ['subscriptions'],
  sell_mode: 'we',
  prices_tax: 'by-country',
  sub_periods: ['month', 'year'],
  auto_renew: 'yes',
  free_trial: 'no',
  cancel_methods: ['account', 'email'],
  refunds: 'law-only',
  promotions: 'no',
  affiliate: 'no',
};

/** What the law of the Union asks of whoever sells to its consumers; the site is found under `domain`. */
export function toUnion(domain: string): Answers {
  return {
    withdrawal_url: `https://www.${domain}.example/withdrawal`,
    accessibility: 'none',
    eu_adr: 'not-obliged',
  };
}

/** The agent for notices under the law of copyright of the United States. */
export function copyrightAgent(
  domain: string,
  agent: { name: string; address: string; phone: string; registered: 'yes' | 'no' },
): Answers {
  return {
    infringement_email: `report@${domain}.example`,
    dmca_agent: [
      {
        _id: 'r1',
        dmca_name: agent.name,
        dmca_address: agent.address,
        dmca_phone: agent.phone,
        dmca_email: `copyright@${domain}.example`,
        dmca_registered: agent.registered,
      },
    ],
  };
}
