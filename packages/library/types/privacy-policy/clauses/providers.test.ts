// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { ads } from './ads/clause.ts';
import { ai } from './ai/clause.ts';
import { analytics } from './analytics/clause.ts';
import { email } from './email/clause.ts';
import { other } from './other/clause.ts';
import { payments } from './payments/clause.ts';
import { remarketing } from './remarketing/clause.ts';
import { replay } from './replay/clause.ts';
import { socialPlugins } from './social-plugins/clause.ts';

const own = [
  { _id: 'a', name: 'Eins', purpose: 'Zwei', url: 'https://example.org', country: 'DE' },
  { _id: 'b', name: 'Drei' },
];
const laws = [['gdpr'], ['caloppa']];
const agreement = [['website'], ['website', 'app']];
const values: readonly (readonly [Clause, Record<string, readonly unknown[]>])[] = [
  [
    analytics,
    {
      analytics: ['yes'],
      analytics_vendors: [undefined, ['matomo'], ['plausible'], ['google-analytics', 'matomo', 'plausible']],
      'analytics_vendors.own': [undefined, own],
      analytics_features: [
        undefined,
        ['ip-anonymised', 'cookieless', 'user-id', 'demographics', 'advertising'],
      ],
      laws,
    },
  ],
  [
    replay,
    {
      session_replay: ['yes'],
      session_replay_vendors: [undefined, ['hotjar']],
      'session_replay_vendors.own': [undefined, own],
      laws,
    },
  ],
  [
    email,
    {
      emails: ['yes'],
      email_kinds: [undefined, ['transactional'], ['newsletter', 'marketing', 'sms', 'whatsapp']],
      email_vendors: [undefined, ['brevo']],
      'email_vendors.own': [undefined, own],
      email_tracking: ['yes', undefined],
      unsubscribe: [['link'], ['link', 'contact', 'account-settings'], undefined],
      laws,
    },
  ],
  [
    payments,
    {
      payments: ['yes'],
      payment_vendors: [undefined, ['stripe', 'klarna']],
      'payment_vendors.own': [undefined, own],
      card_storage: ['never', 'tokenised', 'stored', undefined],
    },
  ],
  [
    ads,
    {
      ads: ['yes'],
      ad_vendors: [undefined, ['google-admob']],
      'ad_vendors.own': [undefined, own],
      agreement_for: agreement,
      laws,
    },
  ],
  [
    remarketing,
    {
      remarketing: ['yes'],
      remarketing_vendors: [undefined, ['meta-pixel', 'tiktok-pixel']],
      'remarketing_vendors.own': [undefined, own],
      laws,
    },
  ],
  [
    socialPlugins,
    { social_plugins: [['x-plugins'], undefined], 'social_plugins.own': [undefined, own], laws },
  ],
  [
    other,
    {
      other_vendors: [undefined, ['hetzner', 'cloudflare', 'youtube', 'hubspot', 'sentry', 'deepl', 'gone']],
      'other_vendors.own': [undefined, own],
    },
  ],
];

test.each(values.map(([clause, answers]) => [clause.id, clause, answers] as const))(
  '%s is equivalent in six languages',
  (_id, clause, answers) => {
    expectParity(clause, pairwiseAnswers(answers));
  },
);

function english(clause: Clause, answers: object): string {
  return blockText(draftClause(clause, answers, { language: 'en', today: '2026-11-21' }).blocks);
}

test('self-hosted software sends nothing to its maker', () => {
  const alone = english(analytics, { analytics: 'yes', analytics_vendors: ['matomo'] });
  expect(alone).toContain('Matomo (on our own server)');
  expect(alone).not.toContain('typically receive');
});

test('what counts without cookies gets no identifier', () => {
  const told = (...analytics_vendors: string[]) =>
    english(analytics, { analytics: 'yes', analytics_vendors });
  for (const id of ['simple-analytics', 'plausible', 'fathom']) {
    expect(told(id)).not.toContain('an identifier that links visits');
    expect(told(id)).toContain('without an identifier on your device');
    const both = told('google-analytics', id);
    expect(both).toContain('We use this provider to measure');
    expect(both).toContain('an identifier that links visits');
  }
  expect(told('google-analytics')).not.toContain('without cookies');
});

test('the measuring of opened messages follows consent where the law asks for it', () => {
  const told = (law: string) =>
    english(email, { emails: 'yes', email_kinds: ['newsletter'], email_tracking: 'yes', laws: [law] });
  expect(told('gdpr')).toContain('If you have consented, we use our own pixels');
  expect(told('gdpr')).not.toMatch(/^We use our own pixels/m);
  expect(told('caloppa')).toMatch(/^We use our own pixels/m);
});

test('training does not reach what is processed for business customers', () => {
  const told = (role: string, ai_training: string) =>
    english(ai, { ai_features: ['generation'], role, ai_training });
  expect(told('both', 'opt-in')).toContain('data that we process on behalf of business customers');
  expect(told('controller', 'opt-in')).not.toContain('business customers');
  expect(told('both', 'never')).not.toContain('This does not apply');
});

test('a custom entry keeps everything known about it', () => {
  const text = english(payments, { payments: 'yes', 'payment_vendors.own': own });
  expect(text).toContain('Eins (Germany) – Zwei – https://example.org');
  expect(text).toContain('Drei');
  expect(text).not.toContain('[•]');
});

test('every other provider appears in one group, retired ones too', () => {
  const text = english(other, { other_vendors: ['hetzner', 'cloudflare', 'gone'] });
  expect(text.match(/Hetzner|Cloudflare|gone/g)).toEqual(['Hetzner', 'Cloudflare', 'gone']);
  expect(text).toContain('Other tasks');
});

test('errors and notifications, hosted shops and own servers are distinguished', () => {
  const told = (...other_vendors: string[]): string =>
    blockText(draftClause(other, { other_vendors }, { language: 'en', today: '2026-11-22' }).blocks);
  expect(told('firebase-crashlytics')).not.toContain('notification');
  expect(told('onesignal')).not.toContain('crash');
  expect(told('shopify')).not.toMatch(/own server|its maker/);
  expect(told('woocommerce')).toContain('Its maker does not receive');
});
