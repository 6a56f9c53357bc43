// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { browser } from './browser/clause.ts';
import { change } from './change/clause.ts';
import { consent } from './consent/clause.ts';
import { consentSignals } from './gcm-tcf/clause.ts';
import { mobile } from './mobile/clause.ts';
import { signals } from './signals/clause.ts';
import { statistics } from './statistics/clause.ts';

const laws = [['gdpr', 'eprivacy'], ['uk_gdpr'], ['ccpa_cpra']];
const answers = {
  laws,
  banner: ['another', 'none', undefined],
  banner_model: ['opt-in', 'by-region', 'opt-out', 'notice'],
  consent_months: [6, 1, undefined],
  country: ['DE', 'ES', 'FR', 'IT', 'NL', 'AT', 'IE', undefined],
  cat_functionality: ['yes', 'no'],
  analytics: ['yes', 'no'],
  anonymous_stats: ['yes', 'no'],
  ads: ['yes', 'no'],
  withdraw_route: [['link', 'button', 'browser'], ['browser'], undefined],
};

test('choosing and changing consent is equivalent in six languages', () => {
  expectParity(consent, pairwiseAnswers(answers));
  expectParity(change, pairwiseAnswers(answers));
});

test('browser, device and signal settings are equivalent in six languages', () => {
  expectParity(browser, [{}]);
  expectParity(
    mobile,
    pairwiseAnswers({
      app_platforms: [undefined, ['ios'], ['android'], ['windows']],
      app_stores: [undefined, ['apple'], ['google'], ['steam']],
    }),
  );
  expectParity(
    consentSignals,
    pairwiseAnswers({ gcm: ['yes', 'no'], tcf: ['yes', 'no'], tcf_cmp_id: ['300', undefined] }),
  );
  expectParity(
    signals,
    pairwiseAnswers({
      gpc: ['honoured', 'honoured-shown', 'not-honoured', undefined],
      dnt: ['supported', 'not-supported', undefined],
    }),
  );
});

test('what counts without cookies is told apart from statistics cookies, in six languages', () => {
  const analytics_vendors = [['plausible'], ['google-analytics', 'fathom'], ['matomo'], undefined];
  expectParity(statistics, pairwiseAnswers({ analytics: ['yes'], analytics_vendors, laws }));
  const quiet = { analytics: 'yes', analytics_vendors: ['plausible'] };
  const text = blockText(draftClause(statistics, quiet, { language: 'en', today: '2026-11-21' }).blocks);
  expect(text).toContain('without cookies, and without an identifier on your device');
  expect(text).not.toMatch(/These cookies|an identifier that links visits/);
});

test('readers of German find the rules of Germany and of Austria', () => {
  const asked = { laws: ['gdpr', 'eprivacy'], country: 'ES', banner: 'another', banner_model: 'opt-in' };
  const answers = { ...asked, analytics: 'yes', consent_months: 12, document_languages: ['de'] };
  const text = blockText(draftClause(consent, answers, { language: 'en', today: '2026-11-21' }).blocks);
  expect(text).toMatch(/TDDDG[^]*Austrian Telecommunications Act/);
});

test('without consent requirements the text does not mention consent', () => {
  const only = { laws: ['gdpr', 'eprivacy'], country: 'NL', banner: 'none', cat_functionality: 'no' };
  const text = blockText(draftClause(consent, only, { language: 'en', today: '2026-11-21' }).blocks);
  expect(text).toContain('We only use strictly necessary cookies');
  expect(text).not.toContain('voluntary');
  expect(text).not.toContain('point (a)');
});
