/** What the sites are built from: the owner of a Privacy Policy, and what only the terms ask. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { answersForFurtherDocument } from '../../../../site-profile/testing/further-document.ts';
import { termsConditions } from '../../questionnaire.ts';

export { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
export { reachedAt } from '../../../../site-profile/testing/further-document.ts';

export const goesOn = answersForFurtherDocument(termsConditions);

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
