// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { adm } from './adm/clause.ts';
import { cookies } from './cookies/clause.ts';
import { fanpage } from './fanpage/clause.ts';
import { links } from './links/clause.ts';

const text = { de: 'A', en: 'B', es: 'C', fr: 'D', it: 'E', nl: 'F' };
const own = [{ _id: 'a', name: 'Eigenes Netz' }];
const yesNo = ['no', 'yes'];
const page = (network: string) => ({
  _id: network,
  fan_page_network: network,
  fan_page_name: 'Name',
  fan_page_url: 'https://example.org/page',
});

test('cookies are equivalent in six languages', () => {
  expectParity(
    cookies,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      country: ['AT', 'DE', 'ES', 'FR', 'IT', 'NL', 'BE', undefined],
      agreement_for: [['website'], ['app'], ['website', 'app'], undefined],
      analytics: yesNo,
      session_replay: yesNo,
      ads: yesNo,
      remarketing: yesNo,
      affiliates_program: yesNo,
      social_plugins: [undefined, ['x-plugins']],
      'social_plugins.own': [undefined, own],
      cookie_section: ['short', 'separate'],
      cookie_policy_url: [undefined, 'https://example.org/cookies'],
    }),
  );
});

test('joint control is equivalent in six languages', () => {
  expectParity(
    fanpage,
    pairwiseAnswers({
      laws: [['gdpr']],
      fan_page: yesNo,
      fan_page_details: [undefined, [page('facebook'), page('linkedin')], [page('instagram')]],
      remarketing: yesNo,
      remarketing_vendors: [undefined, ['meta-pixel'], ['google-ads', 'tiktok-pixel']],
      'remarketing_vendors.own': [undefined, own],
      social_plugins: [undefined, ['facebook-plugins', 'x-plugins']],
      'social_plugins.own': [undefined, own],
    }),
  );
});

test('automated processing is equivalent in six languages', () => {
  const decision = { _id: 'a', decision_name: text, decision_logic: text, decision_effect: text };
  expectParity(
    adm,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      ai_features: [['none'], ['recommendations', 'moderation'], ['scoring'], undefined],
      automated_decisions: [
        undefined,
        [decision],
        [decision, { ...decision, _id: 'b', decision_review: text }],
      ],
    }),
  );
});

test('links are equivalent in six languages', () => {
  expectParity(links, [{ links_out: 'yes' }]);
});

const english = (answers: object) =>
  blockText(draftClause(fanpage, answers, { language: 'en', today: '2026-11-21' }).blocks);

test('joint control names exactly the tools in use', () => {
  const tools = { laws: ['gdpr'], country: 'DE', remarketing: 'yes', remarketing_vendors: ['criteo'] };
  expect(english(tools)).toContain('Criteo');
  expect(english(tools)).not.toContain('Meta Platforms');
  expect(english({ ...tools, social_plugins: ['facebook-plugins'] })).toContain('Meta Platforms');
});

test('nobody is a joint controller whose own terms do not say so', () => {
  const joint = (remarketing_vendors: string[], more: object = {}) =>
    fanpage.when({ laws: ['gdpr'], remarketing: 'yes', remarketing_vendors, ...more });
  expect(joint(['google-ads', 'linkedin-insight', 'tiktok-pixel'])).toBe(false);
  expect(joint([], { social_plugins: ['instagram-embeds', 'x-plugins'], 'social_plugins.own': own })).toBe(
    false,
  );
  expect(english({ laws: ['gdpr'], remarketing_vendors: ['google-ads', 'meta-pixel'] })).not.toContain(
    'Google',
  );
});

test('without the GDPR there is no section on joint control', () => {
  expect(fanpage.when({ laws: ['caloppa'], remarketing: 'yes' })).toBe(false);
});
