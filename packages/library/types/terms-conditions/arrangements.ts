/** Where readers of the Terms and Conditions look for things, by the owner's country. */
import type { Arrangement } from '@clausewright/engine/document/outline';

export const homes = {
  BE: ['tc.renewal_countries'],
  ES: ['tc.renewal_countries'],
  FR: ['tc.renewal_countries', 'tc.renewal_fr', 'tc.guarantee_fr'],
  GB: ['tc.uk_users'],
  IT: ['tc.renewal_countries'],
  NL: ['tc.renewal_countries'],
};

const subscriptions = {
  title: 'subscriptions',
  clauses: [
    'tc.subscription',
    'tc.trial',
    'tc.renewal',
    'tc.price_change',
    'tc.payment_failure',
    'tc.cancel',
    'tc.renewal_countries',
    'tc.renewal_fr',
  ],
};
const content = {
  title: 'content',
  clauses: [
    'tc.ugc',
    'tc.ugc_rules',
    'tc.ugc_backup',
    'tc.reviews',
    'tc.infringement',
    'tc.dmca',
    'tc.dsa',
    'tc.feedback',
  ],
};
const closing = ['tc.assignment', 'tc.severability', 'tc.waiver', 'tc.entire', 'tc.translation'];

export const arrangements: readonly Arrangement[] = [
  {
    // American contracts begin with acceptance, disclaim and limit together, and end with notices and the address.
    countries: ['US'],
    moves: [
      { clauses: ['tc.definitions'], after: 'tc.acceptance' },
      { clauses: ['tc.prohibited', 'tc.licence'], after: 'tc.refunds' },
      {
        clauses: [
          'tc.termination',
          'tc.warranty_disclaimer',
          'tc.liability',
          'tc.indemnity',
          'tc.law',
          'tc.disputes',
          'tc.arbitration',
          'tc.changes',
          'tc.force',
          'tc.notices',
          ...closing,
          'tc.export',
          'tc.us_compliance',
          'tc.store_riders',
          'tc.custom',
          'tc.ca_notice',
          'tc.uk_users',
          'tc.eu_users',
          'tc.guarantee_fr',
          'tc.renewal_countries',
          'tc.renewal_fr',
          'tc.withdrawal',
          'tc.withdrawal_form',
          'tc.it_1341',
          'tc.provider',
          'tc.contact',
        ],
        after: 'end',
      },
    ],
    sections: [
      { ...subscriptions, clauses: subscriptions.clauses.slice(0, -2) },
      content,
      {
        title: 'general',
        clauses: ['tc.force', 'tc.notices', ...closing, 'tc.export', 'tc.us_compliance'],
      },
      {
        title: 'abroad',
        clauses: ['tc.uk_users', 'tc.eu_users', 'tc.guarantee_fr', 'tc.renewal_countries', 'tc.renewal_fr'],
      },
    ],
  },
  {
    sections: [
      subscriptions,
      content,
      { title: 'general', clauses: ['tc.notices', ...closing, 'tc.export', 'tc.us_compliance'] },
    ],
    annexes: [
      // Without the form the instructions stand elsewhere, and only a sentence is left.
      { title: '', clauses: ['tc.withdrawal'], with: 'tc.withdrawal_form' },
      'tc.withdrawal_form',
      'tc.processing',
      'tc.switching',
      {
        title: 'countries',
        clauses: ['tc.renewal_countries', 'tc.renewal_fr', 'tc.guarantee_fr', 'tc.uk_users', 'tc.ca_notice'],
      },
    ],
  },
];
