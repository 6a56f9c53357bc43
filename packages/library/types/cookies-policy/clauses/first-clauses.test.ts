// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { test } from 'vitest';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { advertising } from './advertising/clause.ts';
import { categories } from './categories/clause.ts';
import { definitions } from './definitions/clause.ts';
import { how } from './how/clause.ts';
import { intro } from './intro/clause.ts';
import { social } from './social/clause.ts';
import { statistics } from './statistics/clause.ts';
import { what } from './what/clause.ts';

const laws = [['gdpr', 'eprivacy'], ['uk_gdpr'], ['ccpa_cpra']];
const own = [
  { _id: 'a', name: 'Eins', url: 'https://example.org', country: 'DE' },
  { _id: 'b', name: 'Zwei' },
];

test('the introduction is equivalent in six languages', () => {
  expectParity(
    intro,
    pairwiseAnswers({
      agreement_for: [['website'], ['app'], ['website', 'app'], undefined],
      entity_type: ['business', 'individual', undefined],
      legal_form: [undefined, 'GmbH'],
      trading_name: [undefined, 'Eins'],
      app_platforms: [undefined, ['ios', 'android']],
      app_stores: [undefined, ['apple', 'own']],
      extra_sites: [undefined, [{ _id: 'r1', extra_site_name: 'A', extra_site_url: 'https://a.example' }]],
    }),
  );
  expectParity(definitions, pairwiseAnswers({ laws }));
});

test('what is stored and how long is equivalent in six languages', () => {
  const kinds = ['cookies', 'local-storage', 'session-storage', 'pixels', 'sdks', 'fingerprinting'];
  expectParity(
    what,
    pairwiseAnswers({
      storage_kinds: [['cookies'], [...kinds, 'email-beacons', 'device-ids'], undefined],
      cat_essential: ['yes', 'no'],
    }),
  );
  expectParity(
    how,
    pairwiseAnswers({
      longest_lifetime: [undefined, { amount: 13, unit: 'months' }, { amount: 1, unit: 'years' }],
      analytics: ['no', 'yes'],
      analytics_vendors: [undefined, ['matomo'], ['google-analytics']],
      cat_essential: ['yes', 'no'],
    }),
  );
});

test.each([categories, statistics, social, advertising])(
  'the purposes of $id are equivalent in six languages',
  (clause) => {
    expectParity(
      clause,
      pairwiseAnswers({
        laws,
        cat_essential: ['yes', 'no'],
        cat_acceptance: ['yes', 'no'],
        cat_functionality: ['yes', 'no'],
        banner: ['another', 'none', undefined],
        banner_model: ['opt-in', 'by-region'],
        analytics: ['yes', 'no'],
        analytics_vendors: [undefined, ['matomo'], ['google-analytics', 'hotjar', 'matomo', 'gone']],
        'analytics_vendors.own': [undefined, own],
        anonymous_stats: ['yes', 'no'],
        social_media: ['no', 'yes'],
        social_vendors: [['google-sign-in', 'x-plugins'], undefined],
        ads: ['no', 'yes'],
        ad_vendors: [['google-adsense'], undefined],
        remarketing: ['no', 'yes'],
        remarketing_vendors: [['meta-pixel', 'microsoft-advertising'], undefined],
        cookie_table: [undefined, [{ _id: 'r1', cookie_category: 'social' }]],
      }),
    );
  },
);
